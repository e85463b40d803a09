/** Whether this device is told of its person's turns while no page is open here, by the push service of its browser. */

import { spoken } from '../i18n/language.svelte';
import { allowNotifications, notificationsAllowed, pushManager } from './browser';
import { channels, pushTo } from './http';
import { personKey } from './person';
import { flag, Stored, text } from './stored_value';

/** What the server was told last, in which language; "" where this device is not told. */
const agreed = new Stored('push', text, '');
const answered = new Stored('push_offered', flag, false);

const agreedOn = ({ endpoint }: PushSubscription): string => `${spoken.now} ${endpoint}`;

/** Whether this device can be told, as far as its browser, its reader and the server allow. */
export async function canPush(): Promise<boolean> {
  if (!personKey() || notificationsAllowed() === 'denied' || !(await pushManager())) return false;
  return (await channels()).push !== '';
}

/** Whether to offer it: it can be had, and was neither taken nor refused. */
export const offersPush = async (): Promise<boolean> => !answered.get() && !agreed.get() && (await canPush());

/** The offer was taken or refused. */
export const pushAnswered = (): void => void answered.set(true);

/** The browser's subscription by the key of this server. */
async function subscription(): Promise<PushSubscription | null> {
  const manager = await pushManager();
  if (!manager) return null;
  const wanted = { userVisibleOnly: true, applicationServerKey: (await channels()).push };
  return manager.subscribe(wanted).catch(async () => {
    await (await manager.getSubscription())?.unsubscribe(); // it may be by the key of a server that was here before
    return manager.subscribe(wanted);
  });
}

async function tell(subscribed: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscribed.toJSON();
  await pushTo(personKey(), { endpoint: endpoint ?? '', key: keys?.['p256dh'] ?? '', secret: keys?.['auth'] ?? '' });
  agreed.set(agreedOn(subscribed));
}

/** Have this device told; returns whether its reader allows that. */
export async function startPush(): Promise<boolean> {
  pushAnswered();
  const subscribed = (await allowNotifications()) ? await subscription() : null;
  if (subscribed) await tell(subscribed);
  return subscribed !== null;
}

/** Have this device told no longer; returns true, as nothing forbids it. */
export async function stopPush(): Promise<true> {
  await pushTo(personKey(), null);
  agreed.drop();
  const manager = await pushManager();
  await (await manager?.getSubscription())?.unsubscribe();
  return true;
}

/** Tell the server where the browser has another subscription by now, or another language is spoken. */
export async function renewPush(): Promise<void> {
  if (!agreed.get() || notificationsAllowed() !== 'granted') return;
  const subscribed = (await (await pushManager())?.getSubscription()) ?? (await subscription());
  if (subscribed && agreedOn(subscribed) !== agreed.get()) await tell(subscribed);
}
