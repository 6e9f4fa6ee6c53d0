// Which kinds of things the actions of a game have pointed at so far. Of a thing of another kind, a stock or a track,
// nobody wonders why it cannot be clicked.

import type { Action } from "../api/types";

const kind = (id: string): string => id.split(":", 1)[0]!;

export class Pointed {
  private readonly kinds = new Set<string>();

  learn(actions: Action[]): void {
    for (const action of actions) for (const target of action.targets) this.kinds.add(kind(target));
  }

  at(id: string): boolean {
    return this.kinds.has(kind(id));
  }
}
