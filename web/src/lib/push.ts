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
  try {
    await announce(made);
  } catch (error) {
    await made.unsubscribe();
    throw error;
  }
  return true;
}

async function announce(made: PushSubscription): Promise<void> {
  const { endpoint, keys } = made.toJSON();
  await api.push(endpoint ?? "", keys?.p256dh ?? "", keys?.auth ?? "");
}

/**
 * What this browser is told is for whoever sits here: the server hears of it anew, as it forgets browsers when a password
 * changes; where nobody does any longer it ends.
 */
export async function settlePush(somebody: boolean): Promise<void> {
  const found = pushPossible() ? await subscription() : null;
  if (!found) return;
  if (somebody) await announce(found);
  else await found.unsubscribe();
}

export async function turnPushOff(): Promise<void> {
  const found = await subscription();
  if (!found) return;
  await api.noPush(found.endpoint);
  await found.unsubscribe();
}
