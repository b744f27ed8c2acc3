import Printer from 'lucide-react/icons/printer';
import Users from 'lucide-react/icons/users';
import { redirect } from 'react-router';
import type { Route } from './+types/historyCheckInCodes.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { number } from '../../platform/language/formats.ts';
import { defineFilter } from '../../platform/search/filter.server.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { Button } from '../../ui/Button.tsx';
import { NoRows } from '../../ui/ListView.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { eventPath } from './checkInPaths.tsx';
import { drawGuestCode } from './guestCode.server.ts';
import { GuestCodes } from './GuestCodes.tsx';

/** Codes on one page of the screen. */
const SIZE = 60;

const readPage = defineFilter({});

/** QR codes of the guests on an event’s list, to print or to send, for those who manage the list. */
export const loader = async ({ context, params: { history }, request }: Route.LoaderArgs) => {
  requireReader(context, m.checkin_purpose());
  const { page } = readPage(new URL(request.url).searchParams);
  const { data: event } = await api(context).checkIn.get({ params: { id: history } });
  if (!event.can.list) throw redirect(eventPath(history));
  const { data, total } = await api(context).checkIn.listGuests({
    params: { id: history },
    query: { page, limit: SIZE },
  });
  const guests = data.flatMap(({ _id, name, code }) =>
    code === null ? [] : [{ _id, name, letters: code, code: drawGuestCode(code) }],
  );
  return { id: history, title: event.title, guests, total, page };
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.checkin_codes()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

export default function EventCodes({ loaderData: { id, title, guests, total, page } }: Route.ComponentProps) {
  const letters = new Map(guests.map((guest) => [guest._id, guest.letters]));
  return (
    <div>
      <div className="no-print">
        <PageHeader
          title={m.checkin_codes()}
          lead={m.checkin_codes_lead()}
          back={{ to: eventPath(id, 'guests'), label: title }}
          actions={
            guests.length > 0 && (
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Button icon={Printer} onClick={() => window.print()}>
                  {m.wedding_codes_print()}
                </Button>
                {total > SIZE && (
                  <p className="text-sm text-muted">
                    {m.checkin_codes_page({
                      page: number(page),
                      pages: number(Math.ceil(total / SIZE)),
                      count: number(guests.length),
                    })}
                  </p>
                )}
              </div>
            )
          }
        />
        {guests.length === 0 && <NoRows empty={{ icon: Users, title: m.checkin_guests_empty() }} />}
      </div>
      <GuestCodes label={m.checkin_codes()} guests={guests} lineOf={({ _id }) => letters.get(_id) ?? ''} />
      <div className="no-print">
        <Pagination page={page} total={total} size={SIZE} />
      </div>
    </div>
  );
}
