import { href } from 'react-router';
import type { Route } from './+types/card.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { CardAddress, CardHistory, CardUse } from './CardFacts.tsx';
import { FreezeCard, MoveCard, RetireCard } from './CardTools.tsx';
import { changeCard } from './cards.server.ts';
import { cardName, CardStatusTag } from './cardWords.tsx';
import { Column } from '../../ui/layout/Column.tsx';

/** Loads one printed card of the reader, with its target and actions (docs/rules/card.md#states). */
export const loader = async ({ params: { id }, context }: Route.LoaderArgs) => {
  requireReader(context, m.card_purpose());
  return (await api(context).card.get({ params: { id } })).data;
};

export const action = ({ params: { id }, context, request }: Route.ActionArgs) => {
  requireReader(context, m.card_purpose());
  return changeCard(context, request, { id, here: href('/action/cards/:id', { id }) });
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? cardName(loaderData) : m.card_title()} · M4U` },
];

export default function CardScreen({ loaderData: card, actionData }: Route.ComponentProps) {
  return (
    <Column kind="detail">
      <PageHeader
        title={cardName(card)}
        back={{ to: href('/action/cards'), label: m.card_back() }}
        actions={<CardStatusTag status={card.status} />}
      />
      <div className="stack gap-6">
        {card.status === 'blank' && (
          <Card>
            <p className="mb-4">{m.card_waiting()}</p>
            <LinkButton to={href('/verify/:id', { id: card._id })}>{m.card_activate()}</LinkButton>
          </Card>
        )}
        <FreezeCard card={card} as="owner" />
        {card.status !== 'blank' && <CardUse card={card} />}
        {card.status !== 'retired' && <CardAddress address={card.address} isWritable />}
        {card.can.move && <MoveCard key={card.updatedAt} reply={actionData} />}
        <RetireCard card={card} />
        <CardHistory history={card.history} otherPath={(id) => href('/action/cards/:id', { id })} isOwn />
      </div>
    </Column>
  );
}
