import type { Wedding } from '@m4u/contract/event/wedding/schema';
import { useEffect } from 'react';
import { sendBeacon } from '../../../../platform/api/beacon.ts';

/** Tells the couple that the guest of a personal link has opened it (docs/rules/wedding.md#sending). */
export const useNoteOpened = ({ _id: weddingId, guest, can }: Wedding): void => {
  const code = guest && !guest.opened && !can.update ? guest.code : undefined;
  useEffect(() => {
    if (code !== undefined) sendBeacon('/weddingGuest/opened', { weddingId, guest: code });
  }, [weddingId, code]);
};
