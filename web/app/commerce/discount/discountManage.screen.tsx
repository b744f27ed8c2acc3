import { DISCOUNT_STATES } from '@m4u/contract/commerce/discount/rules';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import { Form, href } from 'react-router';
import type { Route } from './+types/discountManage.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { number } from '../../platform/language/formats.ts';
import { pageNumber } from '../../platform/search/page-number.server.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { chooseGroup } from '../../profile/group/people/people.server.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { SearchForm } from '../../ui/fields/SearchForm.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { Tag, Tags } from '../../ui/Tag.tsx';
import { managePath, newPath } from './discountPaths.tsx';
import { DiscountTabs } from './DiscountTabs.tsx';
import { stateWords } from './discountWords.tsx';
import { ManagedDiscount } from './ManagedDiscount.tsx';

/** The discounts of a group that the reader administers (`?groupId=`), with filters `?state=` and `?q=`. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.discount_purpose());
  const url = new URL(request.url);
  const { groups, chosen } = await chooseGroup(context, url);
  const group = chosen && { _id: chosen._id, name: chosen.name };
  const choices = groups.map(({ _id, name }) => ({ value: _id, label: name }));
  const page = pageNumber(url.searchParams);
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, 100);
  const state = DISCOUNT_STATES.find((each) => each === url.searchParams.get('state'));
  if (!group) return { choices, group, page, q, state: '' as const, data: [], total: 0 };
  const filter = { groupId: group._id, ...(q && { q }), ...(state && { state }) };
  const found = await api(context).discountGroup.list({ query: { page, filter } });
  return { choices, group, page, q, state: state ?? ('' as const), ...found };
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.discount_manage_tab()} · ${m.discount_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

type Data = Route.ComponentProps['loaderData'];

/** Choice of one of several groups. */
const Choice = ({ choices, groupId }: { choices: Data['choices']; groupId: string }) => (
  <Form action={href('/action/discount/manage')} className="flex items-end gap-3">
    <Select
      key={groupId}
      name="groupId"
      label={m.discount_group()}
      defaultValue={groupId}
      options={choices}
      className="min-w-0 flex-1"
    />
    <Button type="submit" variant="secondary">
      {m.discount_group_choose()}
    </Button>
  </Form>
);

const Nothing = ({ group, isNarrowed }: { group: { _id: string; name: string }; isNarrowed: boolean }) =>
  isNarrowed ? (
    <EmptyState
      icon={Search}
      title={m.discount_none_found()}
      action={
        <LinkButton to={managePath(group._id)} variant="secondary">
          {m.discount_clear()}
        </LinkButton>
      }
    />
  ) : (
    <EmptyState
      icon={TicketPercent}
      title={m.discount_manage_empty({ group: group.name })}
      action={
        <LinkButton to={newPath(group._id)} icon={Plus}>
          {m.discount_add()}
        </LinkButton>
      }
    >
      {m.discount_manage_empty_text()}
    </EmptyState>
  );

const States = ({ groupId, current, q }: { groupId: string; current: Data['state']; q: string }) => (
  <Tags label={m.discount_states()}>
    {(['', ...DISCOUNT_STATES] as const).map((state) => (
      <Tag key={state} to={managePath(groupId, { state, q })} current={state === current}>
        {state === '' ? m.discount_state_all() : stateWords[state]()}
      </Tag>
    ))}
  </Tags>
);

const NoGroup = () => (
  <EmptyState
    icon={TicketPercent}
    title={m.discount_no_groups()}
    action={
      <LinkButton to={href('/action/company')} variant="secondary">
        {m.company_title()}
      </LinkButton>
    }
  >
    {m.discount_no_groups_text()}
  </EmptyState>
);

export default function DiscountManage({ loaderData }: Route.ComponentProps) {
  const { choices, group, page, q, state, data, total } = loaderData;
  const isNarrowed = q !== '' || state !== '';
  const isEmpty = total === 0 && !isNarrowed;
  return (
    <div className="max-w-column lg:max-w-180">
      <PageHeader
        title={m.discount_title()}
        lead={group && m.discount_manage_lead({ group: group.name })}
        back={{ to: href('/more'), label: m.more_title() }}
        actions={
          group &&
          !isEmpty && (
            <LinkButton to={newPath(group._id)} icon={Plus}>
              {m.discount_add()}
            </LinkButton>
          )
        }
      />
      <div className="stack">
        <DiscountTabs current="manage" />
        {!group && <NoGroup />}
        {group && choices.length > 1 && <Choice choices={choices} groupId={group._id} />}
        {group && !isEmpty && (
          <>
            <SearchForm
              key={`${group._id} ${q}`}
              action={href('/action/discount/manage')}
              value={q}
              label={m.discount_search()}
              submitLabel={m.discount_search_do()}
              kept={{ groupId: group._id, state }}
            />
            <States groupId={group._id} current={state} q={q} />
            <p className="text-sm text-muted">{m.discount_total({ count: number(total) })}</p>
          </>
        )}
        {group && data.length === 0 && <Nothing group={group} isNarrowed={isNarrowed} />}
        {data.length > 0 && (
          <ul className="stack">
            {data.map((discount) => (
              <ManagedDiscount key={discount._id} discount={discount} />
            ))}
          </ul>
        )}
        <Pagination page={page} total={total} />
      </div>
    </div>
  );
}
