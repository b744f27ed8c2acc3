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
import { TextLink } from '../../ui/TextLink.tsx';
import { BatchAgency } from './BatchAgency.tsx';
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

type Data = Route.ComponentProps['loaderData'];

const OwnerLink = ({ owner }: { owner: Data['owner'] }) => {
  if (owner === null) return m.card_admin_nobody();
  if (owner.closed) return m.card_admin_one_page();
  return <TextLink to={href('/me/:id', { id: owner.urlMinify ?? owner._id })}>{owner.name}</TextLink>;
};

const Facts = ({ card: { _id, owner, batch, status } }: { card: Data }) => (
  <Card>
    <dl className="stack gap-3">
      <div>
        <dt className="text-sm text-muted">{status === 'blank' ? m.card_admin_meant_for() : m.card_admin_owner()}</dt>
        <dd className="wrap-anywhere">
          <OwnerLink owner={owner} />
        </dd>
      </div>
      {batch && (
        <div>
          <dt className="text-sm text-muted">{m.card_admin_batch()}</dt>
          <dd className="wrap-anywhere">
            <TextLink to={`${href('/admin/cards')}?${new URLSearchParams({ batch: batch._id })}`}>
              {batch.label}
            </TextLink>
          </dd>
        </div>
      )}
      {batch && (
        <div>
          <dt className="text-sm text-muted">{m.card_admin_agency()}</dt>
          <dd className="wrap-anywhere">
            <BatchAgency agency={batch.agency} />
          </dd>
        </div>
      )}
      <div>
        <dt className="text-sm text-muted">{m.card_admin_id()}</dt>
        <dd className="text-sm break-all">{_id}</dd>
      </div>
    </dl>
  </Card>
);

export default function AdminCard({ loaderData: card }: Route.ComponentProps) {
  return (
    <div className="lg:max-w-180">
      <PageHeader
        title={cardName(card)}
        back={{ to: href('/admin/cards'), label: m.card_back() }}
        actions={<CardStatusTag status={card.status} />}
      />
      <div className="stack gap-6">
        <Facts card={card} />
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
