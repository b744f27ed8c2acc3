import { DAY } from '@m4u/contract/durations';
import type { Message } from '@m4u/contract/social/message/schema';
import { m } from '../../../paraglide/messages.js';
import { date } from '../../../platform/language/formats.ts';

/** A message with its place among its neighbours. */
export interface PlacedMessage {
  readonly message: Message;
  /** The day, for the first message of a day. */
  readonly day?: string;
  /** Begins or ends a group: messages of one sender in a row, which show name, portrait and time only once. */
  readonly startsGroup: boolean;
  readonly endsGroup: boolean;
}

/** Messages of one sender within this time (ms) are grouped. */
const groupingTime = 5 * 60_000;

const isSameGroup = (a: Message | undefined, b: Message | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  a.kind === 'text' &&
  b.kind === 'text' &&
  a.sender._id === b.sender._id &&
  date(a.createdAt) === date(b.createdAt) &&
  Math.abs(Date.parse(b.createdAt) - Date.parse(a.createdAt)) < groupingTime;

/** Groups messages by day and sender, oldest first. */
export const groupMessages = (messages: readonly Message[]): PlacedMessage[] =>
  messages.map((message, index) => {
    const previous = messages[index - 1];
    const startsDay = !previous || date(previous.createdAt) !== date(message.createdAt);
    return {
      message,
      ...(startsDay && { day: date(message.createdAt) }),
      startsGroup: !isSameGroup(previous, message),
      endsGroup: !isSameGroup(message, messages[index + 1]),
    };
  });

const oneDay = DAY;

/** Name of a day: today, yesterday, or its date. */
export const formatDay = (day: string, now: number): string => {
  if (day === date(new Date(now))) return m.message_today();
  return day === date(new Date(now - oneDay)) ? m.message_yesterday() : day;
};
