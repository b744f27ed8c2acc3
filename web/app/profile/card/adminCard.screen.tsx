import { card as endpoints } from '@m4u/contract/profile/card';
import Printer from 'lucide-react/icons/printer';
import { href, redirect } from 'react-router';
import type { Route } from './+types/adminCard.screen';
import { m } from '../../paraglide/messages.js';
import { apiAddress } from '../../platform/api/api-address.server.ts';
import { api } from '../../platform/api/api.server.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { AdminCardFacts } from './AdminCardFacts.tsx';
import { CardAddress, CardHistory, CardUse } from './CardFacts.tsx';
import { changeCard } from './cards.server.ts';
import { FreezeCard, RetireCard } from './CardTools.tsx';
import { cardName, CardStatusTag } from './cardWords.tsx';

/** Loads one printed card for staff; with `?sheet` it redirects to the printable sheet. */
export const loader = async ({ params: { id }, context, request }: Route.LoaderArgs) => {
  const { data } = await api(context).card.get({ params: { id } });
  // Downloads go through this page, because it refreshes an expired session.
  if (data.can.print && new URL(request.url).searchParams.has('sheet'))
    throw redirect(apiAddress(endpoints.cardSheet, { id: data._id }));
  return data;
};

export const action = ({ params: { id }, context, request }: Route.ActionArgs) =>
  changeCard(context, request, { id, here: href('/admin/cards/:id', { id }) });

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? cardName(loaderData) : m.admin_cards()} · M4U` },
];

export default function AdminCard({ loaderData: card }: Route.ComponentProps) {
  return (
    <div className="lg:max-w-180">
      <PageHeader
        title={cardName(card)}
        back={{ to: href('/admin/cards'), label: m.card_back() }}
        actions={<CardStatusTag status={card.status} />}
      />
      <div className="stack gap-6">
        <Card>
          <AdminCardFacts card={card} />
        </Card>
        {card.can.print && (
          <Card>
            {card.status === 'blank' && <p className="mb-4">{m.card_admin_sheet_text()}</p>}
            <LinkButton to="?sheet" reloadDocument variant="secondary" icon={Printer}>
              {m.card_admin_sheet()}
            </LinkButton>
          </Card>
        )}
        <FreezeCard card={card} as="staff" />
        {card.status !== 'blank' && <CardUse card={card} />}
        <CardAddress address={card.address} />
        <RetireCard card={card} />
        <CardHistory history={card.history} otherPath={(id) => href('/admin/cards/:id', { id })} />
      </div>
    </div>
  );
}
