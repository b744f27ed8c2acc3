import { toScannedEntry, type ScannedEntry } from '@m4u/contract/social/phonebook/scan.entry';
import { outboxOf } from '../../../platform/offline/outbox-store.ts';
import { findPage } from './scannedPage.tsx';
import type { Scanned } from './useScanHistory.tsx';

/** Result of saving a scan. */
export type Saving = 'saved' | 'waits' | { readonly refused: string };

/** Longest wait for the answer, in milliseconds; after that the scan is still sent from the outbox. */
const PATIENCE = 5000;

/** Whether a scan can become an entry: a card, a number or a page. */
export const canSave = ({ scan }: Scanned): boolean =>
  (scan.kind === 'own' && scan.of === 'page') || toScannedEntry(scan) !== undefined;

/** A page becomes an entry of its member; if the owner could not be looked up, the API does it. */
const toEntry = async ({ scan }: Scanned): Promise<ScannedEntry | undefined> => {
  if (scan.kind !== 'own') return toScannedEntry(scan);
  if (scan.of !== 'page') return undefined;
  const found = await findPage(scan);
  if (found === 'absent') return undefined;
  if (found === 'unknown') return { name: scan.id, memberId: scan.id };
  if (found.kind === 'member') return { name: found.name, memberId: found.id };
  return { name: found.name, organization: found.name, website: window.location.origin + found.path };
};

/** Waits until the API has accepted or refused an outbox entry. */
const toOutcome = (memberId: string, id: string): Promise<Saving> =>
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
 * Saves a scan in the member's phonebook, at once or when the connection returns; retries never add it twice. Undefined
 * when it has no person.
 */
export const saveScan = async (memberId: string, scanned: Scanned): Promise<Saving | undefined> => {
  const entry = await toEntry(scanned);
  if (!entry) return undefined;
  const { id } = scanned;
  const outcome = navigator.onLine ? toOutcome(memberId, id) : 'waits';
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
