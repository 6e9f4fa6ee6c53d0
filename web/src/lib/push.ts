// Notices to this browser even when no page is open: a service worker shows them.

import { api } from "./api/rest";
import { session } from "./session.svelte";
import { mayNotify } from "./summon";

const WORKER = "/push.js";

export const pushPossible = (): boolean =>
  !session.local && "serviceWorker" in navigator && "PushManager" in globalThis;

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  return (await worker?.pushManager.getSubscription()) ?? null;
}

export const pushIsOn = async (): Promise<boolean> => pushPossible() && (await subscription()) !== null;

/** False when the person or the browser does not want to. */
export async function turnPushOn(): Promise<boolean> {
  if (!(await mayNotify())) return false;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const applicationServerKey = session.server.push_key;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint, keys } = made.toJSON();
  await api.push(endpoint ?? "", keys?.p256dh ?? "", keys?.auth ?? "");
  return true;
}

export async function turnPushOff(): Promise<void> {
  const found = await subscription();
  if (!found) return;
  await api.noPush(found.endpoint);
  await found.unsubscribe();
}
