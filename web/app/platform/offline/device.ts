/**
 * What this device keeps of the member who uses it, for when there is no network: the card and the phonebook, in the
 * browser's own database. It is bound to that member, and gone with them. Used by pages and by the service worker.
 */
import { type IDBPDatabase, openDB } from 'idb';
import type { ContactKind } from '@m4u/contract/profile/member/contact';
import type { DeviceRow } from '@m4u/contract/social/phonebook/schema';

/** A line of contact that everybody may see. */
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
  /** The page's public address. */
  readonly address: string;
  /** The QR code of the page, as SVG. */
  readonly pageCode: string;
  /** The QR code that holds the contact card itself, as SVG. */
  readonly cardCode: string;
  /** The portrait, as a small picture in a data address. */
  readonly portrait: string | null;
}

/** The phonebook as it was when it was last asked for. */
export interface KeptPhonebook {
  /** As the API named this state of it. */
  readonly etag: string;
  readonly people: readonly DeviceRow[];
}

interface Kept<T> {
  readonly memberId: string;
  /** When it was read, in milliseconds since 1970. */
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
    // The browser takes it away when somebody clears this site's data.
    terminated: () => (opening = undefined),
  }));

/** Tells the tabs of this browser that something else is kept, or nothing any more. */
const channel = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('m4u-device');

const tell = (): void => {
  const told = channel();
  told?.postMessage('changed');
  told?.close();
};

/** What is kept of a member under a name. Undefined when there is nothing, or it is somebody else's. */
export const readKept = async <Name extends keyof Contents>(
  memberId: string,
  name: Name,
): Promise<Kept<Contents[Name]> | undefined> => {
  const kept = (await (await database()).get(store, name)) as Kept<Contents[Name]> | undefined;
  return kept?.memberId === memberId ? kept : undefined;
};

/** Keeps something of a member. */
export const keep = async <Name extends keyof Contents>(
  memberId: string,
  name: Name,
  value: Contents[Name],
  at: number,
): Promise<void> => {
  await (await database()).put(store, { memberId, at, value } satisfies Kept<Contents[Name]>, name);
  tell();
};

/** Takes away everything that is kept of anybody but this member; without one, of everybody. */
export const forgetDevice = async (memberId?: string): Promise<void> => {
  const open = await database();
  const names: (keyof Contents)[] = ['card', 'phonebook'];
  let gone = false;
  for (const name of names) {
    const kept = (await open.get(store, name)) as Kept<unknown> | undefined;
    if (kept === undefined || kept.memberId === memberId) continue;
    await open.delete(store, name);
    gone = true;
  }
  if (gone) tell();
};

/** Hears that something else is kept, in this tab or another; answers how to stop. */
export const hearDevice = (hear: () => void): (() => void) => {
  const heard = channel();
  heard?.addEventListener('message', hear);
  return () => heard?.close();
};

/** The language that pages were last shown in on this device. */
export const readLanguage = async (): Promise<string> => {
  const kept = await database()
    .then((open) => open.get(store, languageKey))
    .catch(() => undefined);
  return typeof kept === 'string' ? kept : 'vi';
};

/** Remembers the language of the pages, for those that are shown without a network. */
export const keepLanguage = async (language: string): Promise<void> => {
  if ((await readLanguage()) !== language) await (await database()).put(store, language, languageKey);
};
