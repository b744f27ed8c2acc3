import { SOURCE_MARK } from '@m4u/contract/insight/tracking/rules';
import { href, redirect } from 'react-router';
import type { Route } from './+types/mrd.screen';
import { FormColumn } from '../../identity/auth/AuthPage.tsx';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { usePage } from '../../platform/session/page.ts';
import { loadOrNotFound } from '../../platform/cache/shared.server.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';

/**
 * The permanent URL of a printed card (docs/rules/card.md#opening). A blank card redirects to its activation; an active
 * one to its owner's page, and the tap is counted; a frozen or retired card shows its state without the owner.
 */
export const loader = async ({ params: { id }, context, pattern }: Route.LoaderArgs) => {
  const { data } = await loadOrNotFound(context, pattern, api(context).card.open({ params: { id }, query: {} }));
  if (data.status === 'blank') throw redirect(href('/verify/:id', { id }));
  const { owner } = data;
  const mark = `?${SOURCE_MARK}=nfc`;
  if (owner?.urlMinify) throw redirect(href('/smc/:urlMinify', { urlMinify: owner.urlMinify }) + mark);
  if (owner) throw redirect(href('/me/:id', { id: owner._id }) + mark);
  return { isRetired: data.status === 'retired' };
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.isRetired ? m.card_retired_title() : m.card_frozen_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

const Retired = () => (
  <FormColumn title={m.card_retired_title()} lead={m.card_retired_lead()}>
    <p>{m.card_retired_text()}</p>
    <div>
      <LinkButton to={href('/')}>{m.card_retired_action()}</LinkButton>
    </div>
  </FormColumn>
);

const Frozen = () => (
  <FormColumn title={m.card_frozen_title()} lead={m.card_frozen_lead()}>
    <Card as="section">
      <h2 className="text-lg font-semibold">{m.card_lost_title()}</h2>
      <p className="mt-1 mb-4">{usePage()?.reader ? m.card_lost_member() : m.card_lost_text()}</p>
      <LinkButton to={href('/action/cards')}>{m.card_lost_action()}</LinkButton>
    </Card>
    <Card as="section">
      <h2 className="text-lg font-semibold">{m.card_found_title()}</h2>
      <p className="mt-1">{m.card_found_text()}</p>
    </Card>
  </FormColumn>
);

export default function Mrd({ loaderData: { isRetired } }: Route.ComponentProps) {
  return isRetired ? <Retired /> : <Frozen />;
}
