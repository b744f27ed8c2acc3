import { entryOf, type ScannedEntry } from '@m4u/contract/social/phonebook/scan.entry';
import { outboxOf } from '../../../platform/offline/outbox-store.ts';
import { findPage } from './scannedPage.tsx';
import type { Scanned } from './useScanHistory.tsx';

/** What has become of a scan that was to be saved. */
export type Saving = 'saved' | 'waits' | { readonly refused: string };

/** Longest that a person waits for the answer, in milliseconds; what has not come by then is sent all the same. */
const PATIENCE = 5000;

/** Whether there is somebody to save: a card, a number, a page. */
export const canSave = ({ scan }: Scanned): boolean =>
  (scan.kind === 'own' && scan.of === 'page') || entryOf(scan) !== undefined;

/** A page is kept as its member; where nobody could be asked whose it is, the API finds out. */
const entryFor = async ({ scan }: Scanned): Promise<ScannedEntry | undefined> => {
  if (scan.kind !== 'own') return entryOf(scan);
  if (scan.of !== 'page') return undefined;
  const found = await findPage(scan);
  if (found === 'absent') return undefined;
  if (found === 'unknown') return { name: scan.id, memberId: scan.id };
  if (found.kind === 'member') return { name: found.name, memberId: found.id };
  return { name: found.name, organization: found.name, website: window.location.origin + found.path };
};

/** Waits until the API has taken or refused what was put in the outbox. */
const outcomeOf = (memberId: string, id: string): Promise<Saving> =>
  new Promise((resolve) => {
    const outbox = outboxOf(memberId);
    const end = (saving: Saving) => {
      stop();
      clearTimeout(timer);
      resolve(saving);
    };
    const timer = setTimeout(() => end('waits'), PATIENCE);
    const stop = outbox.listen((news) => {
      if (news.type === 'sent' && news.entry.id === id) end('saved');
      else
        void outbox.entries().then((entries) => {
          const refusal = entries.find((entry) => entry.id === id)?.refusal;
          if (refusal) end({ refused: refusal.message });
        });
    });
  });

/**
 * Keeps a scan in the member's phonebook: at once, or when there is a line again, and once however often it is tried.
 * Undefined when there is nobody to keep.
 */
export const saveScan = async (memberId: string, scanned: Scanned): Promise<Saving | undefined> => {
  const entry = await entryFor(scanned);
  if (!entry) return undefined;
  const { id } = scanned;
  const outcome = navigator.onLine ? outcomeOf(memberId, id) : 'waits';
  await outboxOf(memberId).add({
    id,
    path: '/phonebook',
    method: 'POST',
    body: { ...entry, source: 'scan', clientId: id },
    label: entry.name,
    lane: 'phonebook',
  });
  return outcome;
};
