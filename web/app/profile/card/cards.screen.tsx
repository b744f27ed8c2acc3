import CreditCard from 'lucide-react/icons/credit-card';
import QrCode from 'lucide-react/icons/qr-code';
import { href } from 'react-router';
import type { Route } from './+types/cards.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { pageNumber } from '../../platform/search/page-number.server.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ListView } from '../../ui/ListView.tsx';
import { CardRow } from './CardRow.tsx';
import { Column } from '../../ui/layout/Column.tsx';

/** Loads the reader's printed cards (docs/rules/card.md). */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.card_purpose());
  const page = pageNumber(new URL(request.url).searchParams);
  return { ...(await api(context).card.listOwn({ query: { page } })), page };
};

export const meta: Route.MetaFunction = () => [{ title: `${m.card_title()} · M4U` }];

/** Link to request a printed card. */
const AskForCard = () => (
  <LinkButton to={href('/action/cards/request')} variant="secondary">
    {m.registration_request_title()}
  </LinkButton>
);

export default function Cards({ loaderData: { data, total, page } }: Route.ComponentProps) {
  return (
    <Column kind="list">
      <PageHeader
        title={m.card_title()}
        lead={m.card_lead()}
        back={{ to: href('/more'), label: m.more_title() }}
        {...(data.length > 0 && { actions: <AskForCard /> })}
      />
      <ListView
        shape="cards"
        page={page}
        total={total}
        rows={data.map((card) => (
          <li key={card._id}>
            <CardRow
              card={card}
              to={href('/action/cards/:id', { id: card._id })}
              {...(card.status === 'blank' && { also: m.card_waiting() })}
            />
          </li>
        ))}
        empty={{
          icon: CreditCard,
          title: m.card_empty(),
          text: m.card_empty_text(),
          action: (
            <div className="flex flex-col items-center gap-3">
              <LinkButton to={href('/scan-qr')} icon={QrCode}>
                {m.card_scan()}
              </LinkButton>
              <AskForCard />
            </div>
          ),
        }}
      />
    </Column>
  );
}
