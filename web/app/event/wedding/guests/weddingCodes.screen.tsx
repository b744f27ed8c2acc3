import { invitationPath } from '@m4u/contract/event/wedding/rules';
import Printer from 'lucide-react/icons/printer';
import type { Route } from './+types/weddingCodes.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { Button } from '../../../ui/Button.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Pagination } from '../../../ui/Pagination.tsx';
import { drawGuestCode } from '../../checkIn/guestCode.server.ts';
import { GuestCodes } from '../../checkIn/GuestCodes.tsx';
import { sendPath } from '../weddingPaths.tsx';
import { coupleNames } from '../weddingWords.tsx';
import { NoGuests } from './NoGuests.tsx';
import { pageSize, readGuests } from './guestList.server.ts';

/** QR codes of the guests' personal links, to print and put on paper invitations. */
export const loader = async ({ context, params: { id }, request }: Route.LoaderArgs) => {
  requireReader(context, m.wedding_purpose());
  const [{ data: wedding }, { data, total, page }] = await Promise.all([
    api(context).wedding.edit({ params: { id } }),
    readGuests(context, id, request),
  ]);
  const { origin } = scopeOf(context).page;
  const guests = data.map(({ _id, name, code }) => ({
    _id,
    name,
    code: drawGuestCode(origin + invitationPath(wedding, code)),
  }));
  const isPublished = wedding.status === 'ACTIVE';
  return { id, names: coupleNames(wedding), isPublished, guests, total, page, size: pageSize };
};

export const meta: Route.MetaFunction = () => [{ title: `${m.wedding_codes()} · M4U` }];

export default function WeddingCodes({
  loaderData: { id, names, isPublished, guests, total, page, size },
}: Route.ComponentProps) {
  return (
    <div>
      <div className="no-print">
        <PageHeader
          title={m.wedding_codes()}
          lead={m.wedding_codes_lead()}
          back={{ to: sendPath(id), label: m.wedding_send() }}
          actions={
            <Button icon={Printer} onClick={() => window.print()}>
              {m.wedding_codes_print()}
            </Button>
          }
        />
        {!isPublished && <p className="pb-4 text-sm text-danger">{m.wedding_send_unpublished()}</p>}
        {total === 0 && <NoGuests id={id} />}
      </div>
      <GuestCodes label={m.wedding_codes()} guests={guests} lineOf={() => names} />
      <div className="no-print">
        <Pagination page={page} total={total} size={size} />
      </div>
    </div>
  );
}
