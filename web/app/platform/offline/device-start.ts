/** What a page does for this device once it has been shown and nothing else is to be done; fetched then, not before. */
import { languageCookie, readCookie } from '../session/cookies.ts';
import { forgetDevice, keepLanguage } from './device.ts';
import { fillDevice } from './device-fill.ts';
import { forgetOutbox, outboxOf } from './outbox-store.ts';

/**
 * Takes away what this device keeps of everybody, and what waits to be sent unless that is to be kept: it goes when its
 * member signs in again, and nobody else is shown it. What they typed into forms is forgotten by `forgetDrafts`.
 */
export const forgetMember = async ({ keepUnsent }: { readonly keepUnsent: boolean }): Promise<void> => {
  await Promise.all([forgetDevice(), ...(keepUnsent ? [] : [forgetOutbox()])]);
};

/** Sends what waits when the browser has a line, also after this site was closed; where the browser can. */
const sendLater = async (registration: ServiceWorkerRegistration | undefined): Promise<void> => {
  const { sync } = (registration ?? {}) as { sync?: { register(tag: string): Promise<void> } };
  await sync?.register('m4u-outbox').catch(() => {});
};

let listening: string | undefined;

const startOutbox = async (memberId: string, registration: ServiceWorkerRegistration | undefined): Promise<void> => {
  const outbox = outboxOf(memberId);
  void outbox.flush();
  if (listening === memberId) return;
  listening = memberId;
  const onChange = async () => {
    const waiting = (await outbox.entries()).some(({ refusal }) => !refusal);
    if (waiting) await sendLater(registration);
  };
  outbox.listen((news) => news.type === 'changed' && void onChange());
  await onChange();
};

/** What the device is told about the page that is shown. */
export interface Shown {
  readonly memberId: string | undefined;
  readonly language: string;
  /** Whether the page before may have changed the member's card. */
  readonly cardChanged: boolean;
  readonly registration: ServiceWorkerRegistration | undefined;
}

/**
 * Brings what the device keeps up to date with who uses it. A browser without a session keeps nothing of anybody; a
 * page without a network has nobody's name in it, and then the cookies say who reads.
 */
export const startDevice = async ({ memberId, language, cardChanged, registration }: Shown): Promise<void> => {
  // A visitor's pages are in their owners' languages; one without a network says nothing of its reader's.
  const chosen = memberId === undefined ? readCookie(document.cookie, languageCookie) : language;
  if (chosen !== undefined) await keepLanguage(chosen);
  const reader = memberId ?? readCookie(document.cookie, 'myMemberId');
  // A session may end by itself: what waits to be sent is not lost with it.
  await forgetDevice(reader);
  if (reader === undefined) return;
  // An installed app asks the browser not to take away what it keeps.
  if (window.matchMedia('(display-mode: standalone)').matches) void navigator.storage?.persist?.();
  await startOutbox(reader, registration);
  if (navigator.onLine && memberId !== undefined) await fillDevice(memberId, cardChanged);
};
