// Addresses: / the lobby, /t/<table> a table, /how-to-play/<title>, /rules/<title> a rules book, /tour/<title> a tour,
// /lesson/<title> its lessons, /puzzle the puzzle of the day, /puzzle/<title> that of a title, /games the finished ones,
// /people/<person> a profile, /ratings, /about; on a device /from/<table>, a game that was played at a server.
// Without a server they stand behind a hash (#/t/<table>): a static host knows one page only, wherever it lies.

import { transport } from "#transport";

export type Route =
  | { page: "lobby" }
  | { page: "table"; table: string; invite: string }
  | { page: "rules"; title: string; rule: string }
  | { page: "how-to-play"; title: string }
  | { page: "tour"; title: string }
  | { page: "lesson"; title: string; lesson: string }
  | { page: "puzzle"; title: string; puzzle: string }
  | { page: "games" }
  | { page: "person"; person: string }
  | { page: "ratings" }
  | { page: "about" }
  | { page: "from"; table: string };

/** The `href` of one of our addresses. */
export const to = (address: string): string => (transport.local ? `#${address}` : address);

function read(place: Location): Route {
  const { pathname, hash, search } = transport.local
    ? new URL(place.hash.slice(1) || "/", "https://page.invalid")
    : place;
  const [first, second, third] = pathname.split("/").filter(Boolean).map(decodeURIComponent);
  if (first === "t" && second)
    return { page: "table", table: second, invite: new URLSearchParams(search).get("invite") ?? "" };
  if (first === "rules" && second) return { page: "rules", title: second, rule: hash.slice(1) };
  if (first === "how-to-play" && second) return { page: "how-to-play", title: second };
  if (first === "tour" && second) return { page: "tour", title: second };
  if (first === "lesson" && second) return { page: "lesson", title: second, lesson: third ?? "" };
  if (first === "puzzle") return { page: "puzzle", title: second ?? "", puzzle: third ?? "" };
  if (first === "games" || first === "ratings") return { page: first };
  if (first === "people" && second) return { page: "person", person: second };
  if (first === "about") return { page: "about" };
  if (first === "from" && second && transport.local) return { page: "from", table: second };
  return { page: "lobby" };
}

class Router {
  route = $state.raw<Route>({ page: "lobby" });

  start(): void {
    const follow = () => {
      this.route = read(location);
    };
    addEventListener("popstate", follow);
    addEventListener("click", (event) => this.intercept(event));
    follow();
  }

  go(address: string): void {
    this.show(to(address));
  }

  /** The same, but the page before is the one that was before this one. */
  instead(address: string): void {
    history.replaceState(null, "", to(address));
    this.route = read(location);
  }

  private show(href: string): void {
    history.pushState(null, "", href);
    this.route = read(location);
    scrollTo(0, 0);
  }

  /** Plain clicks on our own links change the page without loading it anew. */
  private intercept(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = (event.target as Element).closest?.("a[href]");
    const href = link?.getAttribute("href");
    if (!href?.startsWith(to("/")) || /^\/(api|device)\//.test(href) || link?.hasAttribute("target")) return;
    event.preventDefault();
    this.show(href);
  }
}

export const router = new Router();
