import { CARD_SORTS } from '@m4u/contract/profile/card';
import { CARD_STATUSES, readCardId } from '@m4u/contract/profile/card/rules';
import type { CardBatch } from '@m4u/contract/profile/card/schema';
import CreditCard from 'lucide-react/icons/credit-card';
import { href, redirect } from 'react-router';
import type { Route } from './+types/adminCards.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { changeChosen } from '../../platform/forms/chosen.server.ts';
import { readForm } from '../../platform/forms/form.server.ts';
import { date, number } from '../../platform/language/formats.ts';
import { scopeOf } from '../../platform/request/scope.server.ts';
import { pageNumber } from '../../platform/search/page-number.server.ts';
import { findOpened, readRows, readSorting, requirePage } from '../../platform/search/table.server.ts';
import { hasFilter } from '../../platform/search/filter.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SearchForm } from '../../ui/fields/SearchForm.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { ListView } from '../../ui/ListView.tsx';
import { AdminCardTable } from './AdminCardTable.tsx';
import { BatchAgency } from './BatchAgency.tsx';
import { CardRow } from './CardRow.tsx';
import { readStatus } from './cards.server.ts';
import { CardsTabs } from './CardsTabs.tsx';
import { cardStatusWords } from './cardWords.tsx';

/** Reads the search: an id anywhere in the text, otherwise a part of the owner's name. */
const queryOf = (q: string) => {
  const id = readCardId(q);
  if (id !== undefined) return { id };
  return q === '' ? {} : { name: q };
};

/** Loads all printed cards for staff; filters: `?q=` (owner's name or id), `?status=` and `?batch=`; `?open=` has one at the side. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const page = pageNumber(searchParams);
  const q = (searchParams.get('q') ?? '').trim().slice(0, 100);
  const status = readStatus(searchParams);
  const { card } = api(context);
  const batchId = readCardId(searchParams.get('batch') ?? '');
  const batch = batchId === undefined ? null : (await card.getBatch({ params: { id: batchId } })).data;
  const limit = readRows(context, searchParams);
  // The cards of one batch stand by number.
  const sorted = batch ? undefined : readSorting(searchParams, CARD_SORTS, { sort: 'created', order: 'desc' });
  const found = await card.listAll({
    query: { page, limit, ...sorted, ...queryOf(q), ...(status && { status }), ...(batch && { batch: batch._id }) },
  });
  requirePage(context, { rows: found.data, total: found.total, limit });
  const open = findOpened(searchParams, found.data);
  const opened = open && (await card.get({ params: { id: open._id } })).data;
  return { ...found, page, limit, sorted, q, status: status ?? '', batch, opened };
};

/** Retires the cards that were chosen in the table. */
export const action = async ({ context, request }: Route.ActionArgs) => {
  const form = await readForm(request);
  const { card } = api(context);
  if (form.intent === 'retire') await changeChosen(context, form, (each) => card.retire({ params: { id: each } }));
  const { pathname, search } = scopeOf(context).visit.url;
  return redirect(pathname + search);
};

export const meta: Route.MetaFunction = () => [{ title: `${m.admin_cards()} · M4U` }];

type Data = Route.ComponentProps['loaderData'];

const ownerOf = ({ owner, batch }: Data['data'][number]): string => {
  const who = owner === null ? m.card_admin_nobody() : owner.name || m.card_admin_one_page();
  return [who, batch?.label, batch?.agency?.name].filter(Boolean).join(' · ');
};

/** The batch whose cards are listed: its name, how it was made, and its agency. */
const BatchFacts = ({ batch: { label, count, agency, createdAt, createdBy } }: { batch: CardBatch }) => (
  <Card>
    <h2 className="text-lg wrap-anywhere">
      {m.card_admin_batch()}: {label}
    </h2>
    <p className="mt-1 text-sm text-muted">
      {m.card_admin_batch_facts({ count: number(count), name: createdBy.name, date: date(createdAt) })}
    </p>
    <p className="wrap-anywhere">
      {m.card_admin_agency()}: <BatchAgency agency={agency} />
    </p>
  </Card>
);

export const handle = { ownSearch: true };

export default function AdminCards({ loaderData }: Route.ComponentProps) {
  const { data, total, page, limit, sorted, q, status, batch, opened } = loaderData;
  return (
    <div>
      <PageHeader title={m.admin_cards()} lead={m.card_admin_lead()} />
      <div className="stack">
        <CardsTabs current="cards" />
        <div className="lg:max-w-column">
          <SearchForm
            key={`${q} ${status} ${batch?._id}`}
            action={href('/admin/cards')}
            value={q}
            label={m.card_admin_search()}
            submitLabel={m.card_admin_search_submit()}
            hiddenFields={{ batch: batch?._id ?? '' }}
          >
            <div className="flex items-end gap-3">
              <Select
                name="status"
                label={m.card_admin_status()}
                defaultValue={status}
                options={[
                  { value: '', label: m.card_admin_any_status() },
                  ...CARD_STATUSES.map((each) => ({ value: each, label: cardStatusWords[each]() })),
                ]}
                className="min-w-0 flex-1"
              />
              <Button type="submit" variant="secondary">
                {m.admin_search()}
              </Button>
            </div>
          </SearchForm>
        </div>
        {batch && <BatchFacts batch={batch} />}
        <p className="text-sm text-muted">{m.card_admin_total({ total: number(total) })}</p>
        <ListView
          shape="cards"
          page={page}
          total={total}
          size={limit}
          table={
            <AdminCardTable
              rows={data}
              {...(sorted && { sorted })}
              isOfBatch={batch !== null}
              foot={{ page, total, size: limit }}
              opened={opened}
            />
          }
          rows={data.map((card) => (
            <li key={card._id}>
              <CardRow card={card} to={href('/admin/cards/:id', { id: card._id })} also={ownerOf(card)} />
            </li>
          ))}
          empty={{
            icon: CreditCard,
            title: m.card_admin_no_cards(),
            text: m.card_admin_no_cards_text(),
            action: <LinkButton to={href('/admin/cards/batches')}>{m.card_admin_make()}</LinkButton>,
          }}
          filtered={
            hasFilter({ q, status, batch: batch?._id }) && {
              title: m.card_admin_none(),
              clear: { to: href('/admin/cards'), label: m.card_admin_clear() },
            }
          }
        />
      </div>
    </div>
  );
}
