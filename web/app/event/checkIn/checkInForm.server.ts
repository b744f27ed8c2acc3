import type { OpenTo } from '@m4u/contract/event/checkIn/rules';
import { momentOf } from '../../platform/language/formats.ts';
import type { SentForm } from '../../platform/forms/form.server.ts';

/** Reads the fields of an event's form; the API validates them. */
export const readTyped = ({ values }: SentForm) => {
  const { title = '', place = '', startsAt = '', endsAt = '', openTo = '' } = values;
  return {
    title,
    place,
    startsAt: momentOf(startsAt),
    endsAt: endsAt === '' ? null : momentOf(endsAt),
    // The API refuses other values.
    openTo: openTo as OpenTo,
  };
};
