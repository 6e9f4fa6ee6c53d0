// Who sits at this browser, the games there are, and the one connection.

import { transport } from "#transport";
import { Connection, type Status } from "./api/connection";
import { api } from "./api/rest";
import type { Person, ServerFacts, Title } from "./api/types";
import { language } from "./i18n/index.svelte";
import { guestName } from "./lobby/guest";

class Session {
  me = $state.raw<Person | null>(null);
  titles = $state.raw<Title[]>([]);
  /** A name that a stranger has typed and not kept yet. */
  typed = "";
  ready = $state(false);
  failure = $state("");
  /** What the server can do besides playing; a device is none. */
  server = $state.raw<ServerFacts>({ mail: false, push_key: "", device: false });
  status = $state<Status>("connecting");
  readonly connection = new Connection(() => transport.socket());
  /** Tables are on this device only: no accounts, nobody to invite, no clocks. */
  readonly local = transport.local;

  async start(): Promise<void> {
    this.connection.watch((status) => {
      this.status = status;
    });
    addEventListener("online", () => this.connection.connect());
    await this.load();
  }

  async load(): Promise<void> {
    try {
      const [me, titles, server] = await Promise.all([
        api.me(),
        api.titles(language.current),
        this.local ? this.server : api.server(),
      ]);
      this.server = server;
      this.me = me;
      this.titles = titles;
      this.failure = "";
      this.ready = true;
    } catch (error) {
      this.failure = String((error as Error).message);
    }
  }

  /** Names and options of the titles in the language of the moment, in which refusals and notices come too. */
  async translate(): Promise<void> {
    this.titles = await api.titles(language.current);
    if (this.me && this.me.lang !== language.current)
      await this.changed(api.changeMe({ lang: language.current }));
  }

  /** What the server now knows of the person, unless somebody else sits here since it was asked. */
  async changed(answer: Promise<Person>): Promise<void> {
    const asked = this.me?.id;
    const me = await answer;
    if (this.me?.id === asked) this.me = me;
  }

  async name(name: string): Promise<void> {
    this.become(await api.nameMe(name, language.current));
  }

  /** From now on somebody else, or nobody, sits here: the connection is theirs from its first message. */
  become(me: Person | null): void {
    const other = me?.id !== this.me?.id;
    this.me = me;
    if (other) this.connection.reopen();
  }

  /** Whoever has not said a name plays under what they began to type, or a guest's, and may change it at any time. */
  async beSomebody(): Promise<void> {
    if (this.me) return;
    const me = await api.me();
    if (me) this.become(me);
    else await this.name(this.typed.trim() || guestName());
  }

  title(id: string): Title | undefined {
    return this.titles.find((title) => title.id === id);
  }
}

export const session = new Session();
