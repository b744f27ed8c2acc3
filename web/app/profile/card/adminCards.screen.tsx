import { CARD_STATUSES, cardIdIn } from '@m4u/contract/profile/card/rules';
import CreditCard from 'lucide-react/icons/credit-card';
import { href } from 'react-router';
import type { Route } from './+types/adminCards.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { number } from '../../platform/language/formats.ts';
import { pageNumber } from '../../platform/search/page-number.server.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { SearchForm } from '../../ui/fields/SearchForm.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { CardPlate } from './CardPlate.tsx';
import { statusOf } from './cards.server.ts';
import { CardsTabs } from './CardsTabs.tsx';
import { statusWords } from './cardWords.tsx';

/** Reads the search: an id anywhere in the text, otherwise a part of the owner's name. */
const queryOf = (q: string) => {
  const id = cardIdIn(q);
  if (id !== undefined) return { id };
  return q === '' ? {} : { name: q };
};

/** Loads all printed cards for staff; filters: `?q=` (owner's name or id), `?status=` and `?batch=`. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const page = pageNumber(searchParams);
  const q = (searchParams.get('q') ?? '').trim().slice(0, 100);
  const status = statusOf(searchParams);
  const { card } = api(context);
  const asked = cardIdIn(searchParams.get('batch') ?? '');
  const batch = asked === undefined ? null : (await card.getBatch({ params: { id: asked } })).data;
  const found = await card.listAll({
    query: { page, ...queryOf(q), ...(status && { status }), ...(batch && { batch: batch._id }) },
  });
  return { ...found, page, q, status: status ?? '', batch: batch && { _id: batch._id, label: batch.label } };
};

export const meta: Route.MetaFunction = () => [{ title: `${m.admin_cards()} · M4U` }];

type Data = Route.ComponentProps['loaderData'];

const Nothing = ({ isNarrowed }: { isNarrowed: boolean }) =>
  isNarrowed ? (
    <EmptyState
      icon={CreditCard}
      title={m.card_admin_none()}
      action={<LinkButton to={href('/admin/cards')}>{m.card_admin_clear()}</LinkButton>}
    />
  ) : (
    <EmptyState
      icon={CreditCard}
      title={m.card_admin_no_cards()}
      action={<LinkButton to={href('/admin/cards/batches')}>{m.card_admin_make()}</LinkButton>}
    >
      {m.card_admin_no_cards_text()}
    </EmptyState>
  );

const ownerOf = ({ owner, batch }: Data['data'][number]): string => {
  const who = owner === null ? m.card_admin_nobody() : owner.name || m.card_admin_one_page();
  return batch === null ? who : `${who} · ${batch.label}`;
};

export default function AdminCards({ loaderData }: Route.ComponentProps) {
  const { data, total, page, q, status, batch } = loaderData;
  return (
    <div className="lg:max-w-180">
      <PageHeader title={m.admin_cards()} lead={m.card_admin_lead()} />
      <div className="stack">
        <CardsTabs current="cards" />
        <SearchForm
          key={`${q} ${status} ${batch?._id}`}
          action={href('/admin/cards')}
          value={q}
          label={m.card_admin_search()}
          submitLabel={m.card_admin_search_submit()}
          kept={{ batch: batch?._id ?? '' }}
        >
          <div className="flex items-end gap-3">
            <Select
              name="status"
              label={m.card_admin_status()}
              defaultValue={status}
              options={[
                { value: '', label: m.card_admin_any_status() },
                ...CARD_STATUSES.map((each) => ({ value: each, label: statusWords[each]() })),
              ]}
              className="min-w-0 flex-1"
            />
            <Button type="submit" variant="secondary">
              {m.admin_search()}
            </Button>
          </div>
        </SearchForm>
        <p className="text-sm text-muted">
          {batch && `${m.card_admin_batch()}: ${batch.label} · `}
          {m.card_admin_total({ total: number(total) })}
        </p>
        {data.length === 0 ? (
          <Nothing isNarrowed={q !== '' || status !== '' || batch !== null} />
        ) : (
          <ul className="stack">
            {data.map((card) => (
              <li key={card._id}>
                <CardPlate card={card} to={href('/admin/cards/:id', { id: card._id })} also={ownerOf(card)} />
              </li>
            ))}
          </ul>
        )}
        <Pagination page={page} total={total} />
      </div>
    </div>
  );
}
