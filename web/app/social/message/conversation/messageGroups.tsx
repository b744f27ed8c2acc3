import { DAY } from '@m4u/contract/durations';
import type { Message } from '@m4u/contract/social/message/schema';
import { m } from '../../../paraglide/messages.js';
import { date } from '../../../platform/language/formats.ts';

/** A message and how it stands among those around it. */
export interface PlacedMessage {
  readonly message: Message;
  /** The first of its day: the day, else nothing. */
  readonly day?: string;
  /** The first and the last of what one person wrote in a row. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** What one person writes within so long (ms) stands together. */
const together = 5 * 60_000;

const belongs = (a: Message | undefined, b: Message | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  a.kind === 'text' &&
  b.kind === 'text' &&
  a.sender._id === b.sender._id &&
  date(a.createdAt) === date(b.createdAt) &&
  Math.abs(Date.parse(b.createdAt) - Date.parse(a.createdAt)) < together;

/** The messages in their days and by who wrote them, the oldest first. */
export const placed = (messages: readonly Message[]): PlacedMessage[] =>
  messages.map((message, index) => {
    const before = messages[index - 1];
    const startsDay = !before || date(before.createdAt) !== date(message.createdAt);
    return {
      message,
      ...(startsDay && { day: date(message.createdAt) }),
      isFirst: !belongs(before, message),
      isLast: !belongs(message, messages[index + 1]),
    };
  });

const oneDay = DAY;

/** A day as it is spoken of: today, yesterday, or its date. */
export const dayWords = (day: string, now: number): string => {
  if (day === date(new Date(now))) return m.message_today();
  return day === date(new Date(now - oneDay)) ? m.message_yesterday() : day;
};
