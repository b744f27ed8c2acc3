import type { Wedding } from '@m4u/contract/event/wedding/schema';
import { weddingCalendar } from '@m4u/contract/event/wedding/rules';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { m } from '../../../paraglide/messages.js';

/** Opens the form of a reply that was given, before the browser scrolls to it. */
const unfoldReply = (): void => document.querySelector('.w-change')?.setAttribute('open', '');

/** Reply and calendar, always at hand at the foot of the window; nothing once replies are closed. */
export const ReplyBar = ({ wedding: { _id, guest, open } }: { wedding: Wedding }) =>
  open ? (
    <p className="w-bar no-print">
      {/* A browser opens what is closed around a target, also without scripts; older ones do not. */}
      <a href={guest?.reply ? '#reply-form' : '#reply'} onClick={unfoldReply} className="w-button">
        {guest?.reply ? m.wedding_reply_change() : m.wedding_to_reply()}
      </a>
      <a
        href={_id === '' ? undefined : weddingCalendar(_id, guest?.code)}
        className="w-button w-plain w-round"
        aria-label={m.wedding_to_calendar()}
        download
      >
        <CalendarPlus aria-hidden size={22} />
      </a>
    </p>
  ) : null;
