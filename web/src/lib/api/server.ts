// Behind the client is a server: HTTP and one WebSocket.

import type { Socket } from "./connection";
import type { Transport } from "./transport";

export const transport: Transport = {
  local: false,
  async request(method, path, body) {
    const response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text() };
  },
  socket() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}/ws`) as unknown as Socket;
  },
};
