import { HOUR } from '@m4u/contract/durations';
import type { FileAnswer } from '@m4u/contract/http/endpoint';
import type { Post } from '@m4u/contract/content/post';
import ical from 'ical-generator';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import { disposition } from '../../platform/http/message/disposition.ts';

/** Assumed duration (ms) of an event without an end. */
const DEFAULT_LENGTH = HOUR;

// A line break in a value would start a new line of the file.
const toOneLine = (text: string): string => text.replaceAll(/[\r\n]+/g, ' ');

/**
 * Calendar file (.ics) of an event, in UTC, so that calendars show it in the reader's time zone. Errors: not-found for
 * other posts.
 */
export const createCalendarFile = (ctx: Context, post: Post): FileAnswer => {
  const { event } = post;
  if (!event) return fail('not-found');
  const start = new Date(event.start);
  const path = `/${post.owner.kind === 'member' ? 'me' : 'mbg'}/posts/${post._id}`;
  const calendar = ical({ name: toOneLine(post.title), prodId: { company: 'M4U', product: 'events', language: 'VI' } });
  calendar.createEvent({
    id: `${post._id}@m4u`,
    stamp: new Date(post.updatedAt),
    start,
    end: event.end ? new Date(event.end) : new Date(start.getTime() + DEFAULT_LENGTH),
    summary: toOneLine(post.title),
    description: post.excerpt,
    location: event.place,
    url: `${ctx.config.publicUrl}${path}`,
  });
  return {
    body: calendar.toString(),
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': disposition(post.title, 'ics'),
    },
  };
};
