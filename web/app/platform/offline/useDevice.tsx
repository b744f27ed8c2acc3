import { useCallback, useEffect, useState } from 'react';
import { listDrafts, type ListedDraft } from '../../ui/drafts/draftStore.ts';
import { readCookie } from '../session/cookies.ts';
import { onDeviceChange, type KeptCard, type KeptPhonebook, readKept } from './device.ts';
import { outboxOf } from './outbox-store.ts';
import type { OutboxEntry } from './outbox.ts';

/** Data of a member stored on this device. */
export interface OnDevice {
  readonly memberId: string;
  readonly card: { readonly value: KeptCard; readonly at: number } | undefined;
  readonly phonebook: { readonly value: KeptPhonebook; readonly at: number } | undefined;
  readonly waiting: readonly OutboxEntry[];
  readonly drafts: readonly ListedDraft[];
}

const readDevice = async (): Promise<OnDevice | null> => {
  const memberId = readCookie(document.cookie, 'myMemberId');
  if (!memberId) return null;
  const none = () => undefined;
  const [card, phonebook, waiting] = await Promise.all([
    readKept(memberId, 'card').catch(none),
    readKept(memberId, 'phonebook').catch(none),
    outboxOf(memberId).entries(),
  ]);
  return { memberId, card, phonebook, waiting, drafts: listDrafts(localStorage, memberId, Date.now()) };
};

/**
 * Reads the signed-in member's stored data: undefined until it is read, null without a member. `read` reads it again.
 */
export function useDevice(): { device: OnDevice | null | undefined; read: () => void } {
  const [device, setDevice] = useState<OnDevice | null>();
  const read = useCallback(() => {
    readDevice().then(setDevice, () => setDevice(null));
  }, []);
  useEffect(() => {
    read();
    const silence = onDeviceChange(read);
    window.addEventListener('storage', read);
    return () => {
      silence();
      window.removeEventListener('storage', read);
    };
  }, [read]);
  const memberId = device?.memberId;
  useEffect(() => (memberId === undefined ? undefined : outboxOf(memberId).listen(read)), [memberId, read]);
  return { device, read };
}
