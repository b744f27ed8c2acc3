import type { Wedding } from '@m4u/contract/event/wedding/schema';
import { weddingCalendar } from '@m4u/contract/event/wedding/rules';
import { m } from '../../../paraglide/messages.js';

/** Takes both days to a calendar. The preview of an invitation that was never saved has nothing to take yet. */
export function CalendarLink({ wedding: { _id, guest }, className }: { wedding: Wedding; className: string }) {
  const address = _id === '' ? undefined : weddingCalendar(_id, guest?.code);
  return (
    <a href={address} className={className} download>
      {m.wedding_to_calendar()}
    </a>
  );
}
