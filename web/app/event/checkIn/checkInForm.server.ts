import type { OpenTo } from '@m4u/contract/event/checkIn/rules';
import { momentOf } from '../../platform/language/formats.ts';
import type { SentForm } from '../../platform/forms/form.server.ts';

/** What a form says of an event, for the API to judge. */
export const readTyped = ({ values }: SentForm) => {
  const { title = '', place = '', startsAt = '', endsAt = '', openTo = '' } = values;
  return {
    title,
    place,
    startsAt: momentOf(startsAt),
    endsAt: endsAt === '' ? null : momentOf(endsAt),
    // Anything but these is refused by the API.
    openTo: openTo as OpenTo,
  };
};
