/** Work for this device's offline use, loaded when the page is idle. */
import { languageCookie, readCookie } from '../session/cookies.ts';
import { forgetDevice, keepLanguage } from './device.ts';
import { fillDevice } from './device-fill.ts';
import { forgetOutbox, outboxOf } from './outbox-store.ts';

/**
 * Deletes all members' data from this device, and unsent entries unless `keepUnsent`: these are sent when their member
 * signs in again, and are shown to nobody else. Drafts of forms are deleted by `forgetDrafts`.
 */
export const forgetMember = async ({ keepUnsent }: { readonly keepUnsent: boolean }): Promise<void> => {
  await Promise.all([forgetDevice(), ...(keepUnsent ? [] : [forgetOutbox()])]);
};

/** Registers a background sync of the outbox, which also works after the site is closed; where supported. */
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

/** Facts about the shown page. */
export interface Shown {
  readonly memberId: string | undefined;
  readonly language: string;
  /** Whether the previous page may have changed the member's card. */
  readonly cardChanged: boolean;
  readonly registration: ServiceWorkerRegistration | undefined;
}

/**
 * Synchronises the device's data with the reader: without a session nothing is kept. The offline page has no reader;
 * there the cookies tell who is signed in.
 */
export const startDevice = async ({ memberId, language, cardChanged, registration }: Shown): Promise<void> => {
  // For visitors only an explicit choice counts, since pages use their owners' languages.
  const chosen = memberId === undefined ? readCookie(document.cookie, languageCookie) : language;
  if (chosen !== undefined) await keepLanguage(chosen);
  const reader = memberId ?? readCookie(document.cookie, 'myMemberId');
  // A session may expire, so unsent entries are kept.
  await forgetDevice(reader);
  if (reader === undefined) return;
  // An installed app requests persistent storage.
  if (window.matchMedia('(display-mode: standalone)').matches) void navigator.storage?.persist?.();
  await startOutbox(reader, registration);
  if (navigator.onLine && memberId !== undefined) await fillDevice(memberId, cardChanged);
};
