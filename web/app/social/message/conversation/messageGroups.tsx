import { DAY } from '@m4u/contract/durations';
import type { Message } from '@m4u/contract/social/message/schema';
import { m } from '../../../paraglide/messages.js';
import { date } from '../../../platform/language/formats.ts';

/** A message with its place among its neighbours. */
export interface PlacedMessage {
  readonly message: Message;
  /** The day, for the first message of a day. */
  readonly day?: string;
  /** First and last of consecutive messages by one sender. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** Messages of one sender within this time (ms) are grouped. */
const together = 5 * 60_000;

const belongs = (a: Message | undefined, b: Message | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  a.kind === 'text' &&
  b.kind === 'text' &&
  a.sender._id === b.sender._id &&
  date(a.createdAt) === date(b.createdAt) &&
  Math.abs(Date.parse(b.createdAt) - Date.parse(a.createdAt)) < together;

/** Groups messages by day and sender, oldest first. */
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

/** Name of a day: today, yesterday, or its date. */
export const dayWords = (day: string, now: number): string => {
  if (day === date(new Date(now))) return m.message_today();
  return day === date(new Date(now - oneDay)) ? m.message_yesterday() : day;
};
