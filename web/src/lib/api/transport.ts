// What the client asks goes one way, whoever answers: a server, or a worker of this page.

import type { Socket } from "./connection";

export interface Answer {
  status: number;
  text: string;
}

export interface Transport {
  /** Tables live on this device only: nobody else can be invited, and there are no accounts. */
  readonly local: boolean;
  request(method: string, path: string, body?: unknown): Promise<Answer>;
  socket(): Socket;
}
