import type { Discount } from '@m4u/contract/commerce/discount/schema';
import Search from 'lucide-react/icons/search';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import { href } from 'react-router';
import type { Route } from './+types/discounts.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { defineFilter, text } from '../../platform/search/filter.server.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { SearchForm } from '../../ui/fields/SearchForm.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { NoRows } from '../../ui/ListView.tsx';
import { DiscountCard } from './DiscountCard.tsx';
import { DiscountTabs } from './DiscountTabs.tsx';
import { Column } from '../../ui/layout/Column.tsx';

/** With more discounts than this, the screen offers a search. */
const MANY = 8;

const readDiscountFilter = defineFilter({ q: text() });

/** Discounts that the reader may use now, by group (docs/rules/discount.md#listing); `?q=` finds a name or a code. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.discount_purpose());
  const { page, filter, conditions } = readDiscountFilter(new URL(request.url).searchParams);
  const [found, { data: groups }] = await Promise.all([
    api(context).discount.list({ query: { page, filter: conditions } }),
    api(context).group.managed({ query: {} }),
  ]);
  return { ...found, q: filter.q, page, isAdmin: groups.length > 0 };
};

export const meta: Route.MetaFunction = () => [{ title: `${m.discount_title()} · M4U` }];

/** Groups discounts by their groups, in the order of each group's first discount. */
const groupDiscounts = (discounts: readonly Discount[]): Discount[][] => [
  ...Map.groupBy(discounts, ({ groupId }) => groupId).values(),
];

const OfGroup = ({ discounts }: { discounts: readonly Discount[] }) => {
  const group = discounts[0]?.group;
  if (!group) return null;
  const heading = `discounts-${group._id}`;
  return (
    <section aria-labelledby={heading} className="stack gap-3">
      <div className="flex items-center gap-3">
        <Avatar name={group.name} src={group.logo?.src} size={40} />
        <h2 id={heading} className="min-w-0 text-lg wrap-anywhere" translate="no">
          <TextLink to={href('/mbg/:id', { id: group.urlMinify ?? group._id })} className="inline-block py-2">
            {group.name}
          </TextLink>
        </h2>
      </div>
      <ul className="stack gap-3">
        {discounts.map((discount) => (
          <DiscountCard key={discount._id} discount={discount} />
        ))}
      </ul>
    </section>
  );
};

export const handle = { ownSearch: true };

export default function Discounts({ loaderData: { data, total, q, page, isAdmin } }: Route.ComponentProps) {
  return (
    <Column kind="list">
      <PageHeader
        title={m.discount_title()}
        lead={m.discount_lead()}
        back={{ to: href('/more'), label: m.more_title() }}
      />
      <div className="stack gap-6">
        {isAdmin && <DiscountTabs current="use" />}
        {(q !== '' || total > MANY) && (
          <SearchForm
            key={q}
            action={href('/action/discount')}
            value={q}
            label={m.discount_search()}
            submitLabel={m.discount_search_do()}
          />
        )}
        {data.length === 0 && (
          <NoRows
            empty={{ icon: TicketPercent, title: m.discount_empty(), text: m.discount_empty_text() }}
            filtered={
              q !== '' && {
                icon: Search,
                title: m.discount_none_found(),
                clear: { to: href('/action/discount'), label: m.discount_clear() },
              }
            }
          />
        )}
        {groupDiscounts(data).map((discounts) => (
          <OfGroup key={discounts[0]?.groupId} discounts={discounts} />
        ))}
        <Pagination page={page} total={total} />
      </div>
    </Column>
  );
}
