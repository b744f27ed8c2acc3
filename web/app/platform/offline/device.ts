/**
 * Offline data of the signed-in member in IndexedDB: card and phonebook. It is bound to that member and deleted at
 * sign-out. Used by pages and by the service worker.
 */
import { type IDBPDatabase, openDB } from 'idb';
import type { ContactKind } from '@m4u/contract/profile/member/contact';
import type { DeviceRow } from '@m4u/contract/social/phonebook/schema';

/** A public contact of the member. */
interface CardContact {
  readonly kind: ContactKind;
  readonly value: string;
}

/** The member's own card. */
export interface KeptCard {
  readonly name: string;
  readonly headline: string;
  readonly organization: string;
  readonly contacts: readonly CardContact[];
  /** Public address of the page. */
  readonly address: string;
  /** The QR code of the page, as SVG. */
  readonly pageCode: string;
  /** The QR code that holds the contact card itself, as SVG. */
  readonly cardCode: string;
  /** Portrait as a small data URI. */
  readonly portrait: string | null;
}

/** The phonebook as of its last request. */
export interface KeptPhonebook {
  /** ETag of the API's answer. */
  readonly etag: string;
  readonly people: readonly DeviceRow[];
}

interface Kept<T> {
  readonly memberId: string;
  /** Time of reading, in milliseconds since 1970. */
  readonly at: number;
  readonly value: T;
}

interface Contents {
  readonly card: KeptCard;
  readonly phonebook: KeptPhonebook;
}

const store = 'kept';
const languageKey = 'language';

interface Schema {
  kept: { key: string; value: unknown };
}

let opening: Promise<IDBPDatabase<Schema>> | undefined;

const database = (): Promise<IDBPDatabase<Schema>> =>
  (opening ??= openDB<Schema>('m4u-device', 1, {
    upgrade: (created) => void created.createObjectStore(store),
    // The browser closes it when the user clears the site's data.
    terminated: () => (opening = undefined),
  }));

/** Channel that tells other tabs about changed or deleted data. */
const channel = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('m4u-device');

const announceChange = (): void => {
  const broadcast = channel();
  broadcast?.postMessage('changed');
  broadcast?.close();
};

/** Reads stored data of a member; undefined when there is none, or it belongs to another member. */
export const readKept = async <Name extends keyof Contents>(
  memberId: string,
  name: Name,
): Promise<Kept<Contents[Name]> | undefined> => {
  const stored = (await (await database()).get(store, name)) as Kept<Contents[Name]> | undefined;
  return stored?.memberId === memberId ? stored : undefined;
};

/** Stores data of a member. */
export const storeOnDevice = async <Name extends keyof Contents>(
  memberId: string,
  name: Name,
  value: Contents[Name],
  readAt: number,
): Promise<void> => {
  await (await database()).put(store, { memberId, at: readAt, value } satisfies Kept<Contents[Name]>, name);
  announceChange();
};

/** Deletes the data of all members except the given one; without it, of all. */
export const forgetDevice = async (memberId?: string): Promise<void> => {
  const open = await database();
  const names: (keyof Contents)[] = ['card', 'phonebook'];
  let gone = false;
  for (const name of names) {
    const stored = (await open.get(store, name)) as Kept<unknown> | undefined;
    if (stored === undefined || stored.memberId === memberId) continue;
    await open.delete(store, name);
    gone = true;
  }
  if (gone) announceChange();
};

/** Calls `hear` when stored data changes in any tab; returns the function that stops it. */
export const onDeviceChange = (hear: () => void): (() => void) => {
  const broadcast = channel();
  broadcast?.addEventListener('message', hear);
  return () => broadcast?.close();
};

/** Language of the pages last shown on this device. */
export const readLanguage = async (): Promise<string> => {
  const stored = await database()
    .then((open) => open.get(store, languageKey))
    .catch(() => undefined);
  return typeof stored === 'string' ? stored : 'vi';
};

/** Stores the language of pages, for pages shown offline. */
export const keepLanguage = async (language: string): Promise<void> => {
  if ((await readLanguage()) !== language) await (await database()).put(store, language, languageKey);
};
