import type { Wedding } from '@m4u/contract/event/wedding/schema';
import { weddingCalendar } from '@m4u/contract/event/wedding/rules';
import { m } from '../../../paraglide/messages.js';

/** Link to the calendar file of both days; shown without a link in the preview of an unsaved invitation. */
export function CalendarLink({ wedding: { _id, guest }, className }: { wedding: Wedding; className: string }) {
  const address = _id === '' ? undefined : weddingCalendar(_id, guest?.code);
  return (
    <a href={address} className={className} download>
      {m.wedding_to_calendar()}
    </a>
  );
}
