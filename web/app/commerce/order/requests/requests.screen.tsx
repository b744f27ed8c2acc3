import type { OrderRequest } from '@m4u/contract/commerce/order/request';
import { REQUEST_SORTS } from '@m4u/contract/commerce/order/request.rules';
import type { SortOrder } from '@m4u/contract/sorting';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { Form, href, redirect, type RouterContextProvider } from 'react-router';
import type { Route } from './+types/requests.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { changeChosen } from '../../../platform/forms/chosen.server.ts';
import { readForm } from '../../../platform/forms/form.server.ts';
import { money, number } from '../../../platform/language/formats.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { hasFilter } from '../../../platform/search/filter.ts';
import { defineFilter, type FilterOf, id, oneOf } from '../../../platform/search/filter.server.ts';
import { readRows, readSorting, requirePage } from '../../../platform/search/table.server.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { CardLink } from '../../../ui/Card.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { TabLinks } from '../../../ui/overlays/Tabs.tsx';
import { type EmptyList, ListView } from '../../../ui/ListView.tsx';
import { RequestTable } from './RequestTable.tsx';
import { requestKindWords, RequestStatusTag } from './requestWords.tsx';
import { Column } from '../../../ui/layout/Column.tsx';

type Context = Readonly<RouterContextProvider>;

const boxes = ['own', 'groups'] as const;
const states = ['open', 'ended'] as const;
const kinds = ['order', 'quote'] as const;

const readRequestFilter = defineFilter({ kind: oneOf(kinds), state: oneOf(states), groupId: id });
type RequestFilter = FilterOf<typeof readRequestFilter>;

interface RequestPaging {
  readonly page: number;
  readonly limit: number;
  readonly order: SortOrder;
}

/** Reads the inbox of the group in the address, or of all groups of the reader when that group is not one of them. */
const readInbox = async (context: Context, filter: RequestFilter, paging: RequestPaging) => {
  const { groups } = await api(context).orderRequest.listOfGroups({ query: { limit: 1 } });
  const groupId = groups.some(({ _id }) => _id === filter.groupId) ? filter.groupId : '';
  return api(context).orderRequest.listOfGroups({ query: { ...filter, ...paging, groupId } });
};

/** The reader's own requests, and the inbox of requests to the reader's groups. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.request_list_purpose());
  const { searchParams } = new URL(request.url);
  const { page, filter } = readRequestFilter(searchParams);
  const limit = readRows(context, searchParams);
  const sorted = readSorting(searchParams, REQUEST_SORTS, { sort: 'created', order: 'desc' });
  const paging = { page, limit, order: sorted.order };
  const { groups, waiting, ...inbox } = await readInbox(context, filter, paging);
  // Readers whose groups have requests see the inbox by default.
  const box = oneOf(boxes)(searchParams.get('box')) || (inbox.total > 0 ? 'groups' : 'own');
  const { kind, state } = filter;
  const list =
    box === 'groups' && groups.length > 0
      ? inbox
      : await api(context).orderRequest.listOwn({ query: { kind, state, ...paging } });
  requirePage(context, { rows: list.data, total: list.total, limit });
  const open = list.data.find(({ _id }) => _id === id(searchParams.get('open')));
  const opened = open && (await api(context).orderRequest.get({ params: { id: open._id } })).data;
  return {
    data: list.data,
    total: list.total,
    page,
    limit,
    sorted,
    opened: opened ?? null,
    box: groups.length > 0 ? box : ('own' as const),
    groups,
    waiting,
    filter,
    now: Date.now(),
  };
};

/** Confirms or declines the requests that were chosen in the table. */
export const action = async ({ context, request }: Route.ActionArgs) => {
  requireReader(context, m.request_list_purpose());
  const form = await readForm(request);
  const { orderRequest } = api(context);
  const step = new Map([
    ['confirm', orderRequest.confirm],
    ['decline', orderRequest.decline],
  ]).get(form.intent);
  if (step) await changeChosen(context, form, (each) => step({ params: { id: each }, body: {} }));
  const { pathname, search } = new URL(scopeOf(context).visit.url);
  return redirect(`${pathname}${search}`);
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.request_list()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

const boxPath = (box: (typeof boxes)[number]): string => `${href('/action/requests')}?box=${box}`;

const RequestFilters = ({
  box,
  groups,
  filter: { kind, state, groupId },
}: Pick<Route.ComponentProps['loaderData'], 'box' | 'groups' | 'filter'>) => (
  <Form
    key={`${box} ${kind} ${state} ${groupId}`}
    action={href('/action/requests')}
    className="grid fit-2 items-end gap-3 py-4 sm:grid-cols-4"
  >
    <input type="hidden" name="box" value={box} />
    <Select
      name="kind"
      label={m.request_filter_kind()}
      defaultValue={kind}
      placeholder={m.request_filter_all_kinds()}
      options={kinds.map((value) => ({ value, label: requestKindWords[value]() }))}
    />
    <Select
      name="state"
      label={m.request_filter_state()}
      defaultValue={state}
      placeholder={m.request_filter_all_states()}
      options={[
        { value: 'open', label: m.request_filter_open() },
        { value: 'ended', label: m.request_filter_ended() },
      ]}
    />
    {box === 'groups' && groups.length > 1 && (
      <Select
        name="groupId"
        label={m.request_filter_group()}
        defaultValue={groupId}
        placeholder={m.request_filter_all_groups()}
        options={groups.map(({ _id, name }) => ({ value: _id, label: name }))}
      />
    )}
    <Button type="submit" variant="secondary" className="lg:justify-self-start">
      {m.request_filter_do()}
    </Button>
  </Form>
);

const Line = ({ request, now, isInbox }: { request: OrderRequest; now: number; isInbox: boolean }) => {
  const { product, quantity, amount, buyer, group, createdAt, kind } = request;
  return (
    <CardLink to={href('/action/requests/:id', { id: request._id })}>
      <div className="flex flex-col gap-1">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 lang="" className="min-w-0 text-lg wrap-anywhere">
            {product.title}
          </h2>
          <RequestStatusTag request={request} />
        </div>
        <p className="wrap-anywhere">
          <span lang="" className="font-semibold">
            {isInbox ? buyer.name : group.name}
          </span>
          {amount !== null && <> · {money(amount)}</>}
        </p>
        <p className="text-sm text-muted">
          {requestKindWords[kind]()} · {m.request_pieces({ count: number(quantity) })} ·{' '}
          <RelativeTime time={createdAt} now={now} />
        </p>
      </div>
    </CardLink>
  );
};

/** Words of an empty list of requests. */
const emptyOf = (box: string): EmptyList =>
  box === 'groups'
    ? { icon: ShoppingBag, title: m.request_empty_groups(), text: m.request_empty_groups_text() }
    : {
        icon: ShoppingBag,
        title: m.request_empty_own(),
        text: m.request_empty_own_text(),
        action: <LinkButton to={href('/action/discover')}>{m.request_empty_own_do()}</LinkButton>,
      };

export default function Requests({ loaderData }: Route.ComponentProps) {
  const { data, total, page, limit, sorted, opened, box, groups, waiting, filter, now } = loaderData;
  const isFiltered = hasFilter(filter);
  return (
    <Column kind="list">
      <PageHeader title={m.request_list()} back={{ to: href('/more'), label: m.more_title() }} />
      {groups.length > 0 && (
        <TabLinks
          label={m.request_tabs()}
          tabs={[
            {
              to: boxPath('groups'),
              label: m.request_tab_groups(),
              current: box === 'groups',
              ...(waiting > 0 && { count: waiting }),
            },
            { to: boxPath('own'), label: m.request_tab_own(), current: box === 'own' },
          ]}
        />
      )}
      {(data.length > 0 || isFiltered) && <RequestFilters box={box} groups={groups} filter={filter} />}
      <ListView
        shape="cards"
        className="gap-3"
        page={page}
        total={total}
        size={limit}
        table={
          <RequestTable
            rows={data}
            sorted={sorted}
            foot={{ page, total, size: limit }}
            isInbox={box === 'groups'}
            now={now}
            opened={opened}
          />
        }
        rows={data.map((request) => (
          <li key={request._id}>
            <Line request={request} now={now} isInbox={box === 'groups'} />
          </li>
        ))}
        empty={emptyOf(box)}
        filtered={
          isFiltered && {
            title: m.request_empty_filter(),
            clear: { to: boxPath(box), label: m.request_filter_clear() },
          }
        }
      />
    </Column>
  );
}
