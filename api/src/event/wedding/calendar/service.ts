import { HOUR } from '@m4u/contract/durations';
import type { FileAnswer } from '@m4u/contract/http/endpoint';
import { invitationPath, coupleName } from '@m4u/contract/event/wedding/rules';
import type { WeddingDay } from '@m4u/contract/event/wedding/schema';
import type { Locale } from '@m4u/contract/words';
import ical from 'ical-generator';
import type { Context } from '../../../platform/context.ts';
import { disposition } from '../../../platform/http/message/disposition.ts';
import { isoDay, momentOf } from '../rules.ts';
import { findInvitation } from '../service.ts';

/** Assumed lengths of the events, in milliseconds. */
const LENGTH = { ceremony: HOUR, party: 2 * HOUR } as const;

const WORDS: Readonly<Record<Locale, { readonly ceremony: string; readonly party: string }>> = {
  vi: { ceremony: 'Lễ thành hôn', party: 'Tiệc cưới' },
  en: { ceremony: 'Wedding ceremony', party: 'Wedding reception' },
};

/** Start and end of an event in UTC, so that calendars convert to local time; the whole day while its hour is open. */
const timeOf = (what: keyof typeof LENGTH, day: WeddingDay) => {
  if (day.h === '') return { start: new Date(isoDay(day)), allDay: true };
  const start = momentOf(day);
  return { start, end: new Date(start.getTime() + LENGTH[what]) };
};

/** Ceremony and party as a calendar file. Errors: not-found. */
export const exportCalendar = async (ctx: Context, id: string, code: string | undefined): Promise<FileAnswer> => {
  const { wedding, guest } = await findInvitation(ctx, id, code);
  const { groom, bride, weddingDay, weddingPartyDay, ceremonyPlace, partyPlace } = wedding.written;
  const couple = coupleName(groom.name, bride.name);
  const texts = WORDS[ctx.locale];
  const url = ctx.config.publicUrl + invitationPath({ _id: wedding.id, name: wedding.name }, guest?.code);
  const file = ical({ name: couple, prodId: { company: 'M4U', product: 'weddings', language: 'VI' } });
  const add = (what: keyof typeof LENGTH, day: WeddingDay, place: typeof ceremonyPlace) => {
    file.createEvent({
      ...timeOf(what, day),
      id: `${id}-${what}@m4u`,
      stamp: wedding.updatedAt,
      summary: `${texts[what]} ${couple}`,
      location: [place.name, place.address].filter((part) => part !== '').join(', '),
      url,
    });
  };
  add('ceremony', weddingDay, ceremonyPlace);
  add('party', weddingPartyDay, partyPlace);
  return {
    body: file.toString(),
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': disposition(`${texts.ceremony} ${couple}`, 'ics'),
    },
  };
};
