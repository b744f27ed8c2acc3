import type { WeddingGuest } from '@m4u/contract/event/wedding/guests';
import { m } from '../../../paraglide/messages.js';
import { number } from '../../../platform/language/formats.ts';

/** Formats a guest's reply. */
export const formatReply = ({ coming, people }: Pick<WeddingGuest, 'coming' | 'people'>): string => {
  if (coming === null) return m.wedding_guest_unanswered();
  return coming ? m.wedding_guest_coming({ people: number(people) }) : m.wedding_guest_declined();
};
