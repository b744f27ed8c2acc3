import { DISCOUNT_STATES } from '@m4u/contract/commerce/discount/rules';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import { href } from 'react-router';
import type { Route } from './+types/discountManage.screen';
import { m } from '../../paraglide/messages.js';
import { GroupChoice } from '../../profile/group/management/GroupChoice.tsx';
import { noOrganization } from '../../profile/group/management/noOrganization.tsx';
import { api } from '../../platform/api/api.server.ts';
import { number } from '../../platform/language/formats.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { requirePage } from '../../platform/search/table.server.ts';
import { hasFilter } from '../../platform/search/filter.ts';
import { defineFilter, oneOf, text } from '../../platform/search/filter.server.ts';
import { chooseGroup } from '../../profile/group/people/people.server.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SearchForm } from '../../ui/fields/SearchForm.tsx';
import { Tag, Tags } from '../../ui/Tag.tsx';
import { ListView, NoRows } from '../../ui/ListView.tsx';
import { managePath, newPath } from './discountPaths.tsx';
import { DiscountTabs } from './DiscountTabs.tsx';
import { discountStateWords } from './discountWords.tsx';
import { ManagedDiscount } from './ManagedDiscount.tsx';
import { Column } from '../../ui/layout/Column.tsx';

const readDiscountFilter = defineFilter({ state: oneOf(DISCOUNT_STATES), q: text() });

/** The discounts of a group that the reader administers (`?groupId=`), with filters `?state=` and `?q=`. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.discount_purpose());
  const url = new URL(request.url);
  const { groups, chosen, isNamed } = await chooseGroup(context, url);
  const group = chosen && { _id: chosen._id, name: chosen.name };
  const choices = isNamed ? [] : groups.map(({ _id, name }) => ({ _id, name }));
  const { page, filter, conditions } = readDiscountFilter(url.searchParams);
  if (!group) return { choices, group, page, filter, data: [], total: 0 };
  const found = await api(context).discountGroup.list({
    query: { page, filter: { groupId: group._id, ...conditions } },
  });
  requirePage(context, { rows: found.data, total: found.total });
  return { choices, group, page, filter, ...found };
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.discount_manage_tab()} · ${m.discount_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

type Data = Route.ComponentProps['loaderData'];

const States = ({ groupId, current, q }: { groupId: string; current: Data['filter']['state']; q: string }) => (
  <Tags label={m.discount_states()}>
    {(['', ...DISCOUNT_STATES] as const).map((state) => (
      <Tag key={state} to={managePath(groupId, { state, q })} current={state === current}>
        {state === '' ? m.discount_state_all() : discountStateWords[state]()}
      </Tag>
    ))}
  </Tags>
);

const NoGroup = () => <NoRows empty={noOrganization({ icon: TicketPercent, text: m.discount_no_groups_text() })} />;

export const handle = { ownSearch: true };

export default function DiscountManage({ loaderData }: Route.ComponentProps) {
  const { choices, group, page, filter, data, total } = loaderData;
  const { q, state } = filter;
  const isFiltered = hasFilter(filter);
  const isEmpty = total === 0 && !isFiltered;
  return (
    <Column kind="list">
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
        {group && choices.length > 1 && (
          <GroupChoice
            action={href('/action/discount/manage')}
            groups={choices}
            groupId={group._id}
            label={m.discount_group()}
            submit={m.discount_group_choose()}
          />
        )}
        {group && !isEmpty && (
          <>
            <SearchForm
              key={`${group._id} ${q}`}
              action={href('/action/discount/manage')}
              value={q}
              label={m.discount_search()}
              submitLabel={m.discount_search_do()}
              hiddenFields={{ groupId: group._id, state }}
            />
            <States groupId={group._id} current={state} q={q} />
          </>
        )}
        {group && (
          <ListView
            shape="cards"
            page={page}
            total={total}
            count={m.discount_total({ count: number(total) })}
            rows={data.map((discount) => (
              <ManagedDiscount key={discount._id} discount={discount} />
            ))}
            empty={{
              icon: TicketPercent,
              title: m.discount_manage_empty({ group: group.name }),
              text: m.discount_manage_empty_text(),
              action: (
                <LinkButton to={newPath(group._id)} icon={Plus}>
                  {m.discount_add()}
                </LinkButton>
              ),
            }}
            filtered={
              isFiltered && {
                icon: Search,
                title: m.discount_none_found(),
                clear: { to: managePath(group._id), label: m.discount_clear() },
              }
            }
          />
        )}
      </div>
    </Column>
  );
}
