import type { OrderRequest } from '@m4u/contract/commerce/order/request';
import { Id } from '@m4u/contract/common';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { Form, href, type RouterContextProvider } from 'react-router';
import type { Route } from './+types/requests.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { money, number } from '../../../platform/language/formats.ts';
import { pageNumber } from '../../../platform/search/page-number.server.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { CardLink } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Pagination } from '../../../ui/Pagination.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { TabLinks } from '../../../ui/overlays/Tabs.tsx';
import { kindWords, StatusMark } from './requestWords.tsx';

type Context = Readonly<RouterContextProvider>;

const boxes = ['own', 'groups'] as const;
const states = ['open', 'ended'] as const;
const kinds = ['order', 'quote'] as const;

const oneOf = <T extends string>(all: readonly T[], text: string | null): T | '' =>
  all.find((each) => each === text) ?? '';

/** Reads the filter of the address; ignores unknown values. */
const narrowingOf = (search: URLSearchParams) => ({
  kind: oneOf(kinds, search.get('kind')),
  state: oneOf(states, search.get('state')),
  groupId: Id.safeParse(search.get('groupId')).data ?? '',
});
type Narrowing = ReturnType<typeof narrowingOf>;

/** Reads the inbox of the group in the address, or of all groups of the reader when that group is not one of them. */
const readInbox = async (context: Context, narrowing: Narrowing, page: number) => {
  const { groups } = await api(context).orderRequest.listOfGroups({ query: { limit: 1 } });
  const groupId = groups.some(({ _id }) => _id === narrowing.groupId) ? narrowing.groupId : '';
  return api(context).orderRequest.listOfGroups({ query: { ...narrowing, groupId, page } });
};

/** The reader's own requests, and the inbox of requests to the reader's groups. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.request_list_purpose());
  const { searchParams } = new URL(request.url);
  const page = pageNumber(searchParams);
  const narrowing = narrowingOf(searchParams);
  const { groups, waiting, ...inbox } = await readInbox(context, narrowing, page);
  // Readers whose groups have requests see the inbox by default.
  const box = oneOf(boxes, searchParams.get('box')) || (inbox.total > 0 ? 'groups' : 'own');
  const { kind, state } = narrowing;
  const list =
    box === 'groups' && groups.length > 0
      ? inbox
      : await api(context).orderRequest.listOwn({ query: { kind, state, page } });
  return {
    data: list.data,
    total: list.total,
    page,
    box: groups.length > 0 ? box : 'own',
    groups,
    waiting,
    narrowing,
    now: Date.now(),
  };
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.request_list()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

const boxPath = (box: (typeof boxes)[number]): string => `${href('/action/requests')}?box=${box}`;

const Narrow = ({
  box,
  groups,
  narrowing: { kind, state, groupId },
}: Pick<Route.ComponentProps['loaderData'], 'box' | 'groups' | 'narrowing'>) => (
  <Form
    key={`${box} ${kind} ${state} ${groupId}`}
    action={href('/action/requests')}
    className="grid grid-cols-2 items-end gap-3 py-4 sm:grid-cols-4"
  >
    <input type="hidden" name="box" value={box} />
    <Select
      name="kind"
      label={m.request_filter_kind()}
      defaultValue={kind}
      placeholder={m.request_filter_all_kinds()}
      options={kinds.map((value) => ({ value, label: kindWords(value) }))}
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
    <Button type="submit" variant="secondary">
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
          <StatusMark request={request} />
        </div>
        <p className="wrap-anywhere">
          <span lang="" className="font-semibold">
            {isInbox ? buyer.name : group.name}
          </span>
          {amount !== null && <> · {money(amount)}</>}
        </p>
        <p className="text-sm text-muted">
          {kindWords(kind)} · {m.request_pieces({ count: number(quantity) })} ·{' '}
          <RelativeTime at={createdAt} now={now} />
        </p>
      </div>
    </CardLink>
  );
};

const Empty = ({ box, isNarrowed }: { box: string; isNarrowed: boolean }) => {
  if (isNarrowed)
    return (
      <EmptyState
        icon={ShoppingBag}
        title={m.request_empty_filter()}
        action={
          <LinkButton to={boxPath(box === 'groups' ? 'groups' : 'own')} variant="secondary">
            {m.request_filter_clear()}
          </LinkButton>
        }
      />
    );
  if (box === 'groups')
    return (
      <EmptyState icon={ShoppingBag} title={m.request_empty_groups()}>
        {m.request_empty_groups_text()}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={ShoppingBag}
      title={m.request_empty_own()}
      action={<LinkButton to={href('/action/discover')}>{m.request_empty_own_do()}</LinkButton>}
    >
      {m.request_empty_own_text()}
    </EmptyState>
  );
};

export default function Requests({ loaderData }: Route.ComponentProps) {
  const { data, total, page, box, groups, waiting, narrowing, now } = loaderData;
  const isNarrowed = narrowing.kind !== '' || narrowing.state !== '' || narrowing.groupId !== '';
  return (
    <div className="max-w-column lg:max-w-180">
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
      {(data.length > 0 || isNarrowed) && <Narrow box={box} groups={groups} narrowing={narrowing} />}
      {data.length === 0 ? (
        <Empty box={box} isNarrowed={isNarrowed} />
      ) : (
        <ul className="stack gap-3">
          {data.map((request) => (
            <li key={request._id}>
              <Line request={request} now={now} isInbox={box === 'groups'} />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} total={total} />
    </div>
  );
}
