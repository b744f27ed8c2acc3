import type { AgencyMember, AgencyTotals } from '@m4u/contract/insight/explore';
import { agencyTag, memberTag } from '@m4u/contract/tags';
import Compass from 'lucide-react/icons/compass';
import Settings2 from 'lucide-react/icons/settings-2';
import Users from 'lucide-react/icons/users';
import { href, Link } from 'react-router';
import type { Route } from './+types/memberAgency.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { number } from '../../platform/language/formats.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { scopeOf } from '../../platform/request/scope.server.ts';
import { cacheForAMinute, loadOrNotFound } from '../../platform/cache/shared.server.ts';
import { requirePage } from '../../platform/search/table.server.ts';
import { hasFilter } from '../../platform/search/filter.ts';
import { defineFilter, id, text } from '../../platform/search/filter.server.ts';
import { FriendRow } from '../../profile/friend/FriendRow.tsx';
import { LinkButton, SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SearchForm } from '../../ui/fields/SearchForm.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { ListView } from '../../ui/ListView.tsx';
import { findAgency } from './explore.server.ts';
import { agencyMembersPath, companiesPath, explorePath } from './explorePaths.tsx';
import { Letters, readLetter } from './Letters.tsx';
import { Column } from '../../ui/layout/Column.tsx';

const readMemberFilter = defineFilter({ name: text(), groupId: id, letter: readLetter });

/** Members of the agency in `?agencyId=` or of the reader's agency, with the agency's totals. */
export const loader = async ({ context, request, pattern }: Route.LoaderArgs) => {
  const agencyId = await findAgency(context, request);
  if (agencyId === '') {
    requireReader(context, m.explore_members_purpose());
    return null;
  }
  const { page, filter, conditions } = readMemberFilter(new URL(request.url).searchParams);
  const { explore } = api(context);
  const [{ data: totals }, { data: agency }, members, choices] = await loadOrNotFound(
    context,
    pattern,
    Promise.all([
      explore.totals({ params: { id: agencyId } }),
      explore.get({ query: { agencyId } }),
      explore.members({ query: { page, filter: { agencyId, ...conditions } } }),
      scopeOf(context).page.reader ? explore.groupChoices({ query: { agencyId } }) : { data: [] },
    ]),
  );
  requirePage(context, { rows: members.data, total: members.total });
  if (!hasFilter(filter))
    cacheForAMinute(context, agencyTag(agencyId), ...members.data.map(({ _id }) => memberTag(_id)));
  return {
    agencyId,
    agency: agency.agency?.name ?? '',
    can: agency.can,
    totals,
    ...members,
    page,
    filter,
    groups: choices.data.map(({ _id, name: label }) => ({ value: _id, label })),
  };
};

type Data = NonNullable<Route.ComponentProps['loaderData']>;

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: `${loaderData ? m.explore_members_of({ name: loaderData.agency }) : m.explore_members()} · M4U` },
];

const Totals = ({ totals, agencyId }: { totals: AgencyTotals; agencyId: string }) => {
  const facts = [
    { label: m.explore_total_groups(), count: totals.groups, to: companiesPath({ agencyId }) },
    { label: m.explore_total_members(), count: totals.members },
    { label: m.explore_total_posts(), count: totals.posts },
    { label: m.explore_total_products(), count: totals.products },
  ];
  return (
    <dl aria-label={m.explore_totals()} className="grid fit-2 gap-3 sm:grid-cols-4">
      {facts.map(({ label, count, to }) => (
        <Card key={label} className="relative flex flex-col-reverse">
          <dt className="text-sm text-muted">
            {to === undefined ? (
              label
            ) : (
              <Link to={to} className="text-accent-ink underline after:absolute after:inset-0 after:rounded-lg">
                {label}
              </Link>
            )}
          </dt>
          <dd className="text-2xl font-bold">{number(count)}</dd>
        </Card>
      ))}
    </dl>
  );
};

/** Roles of a member in the agency's groups; undefined when the reader may not know them. */
const formatRoles = ({ groups }: AgencyMember): string | undefined =>
  groups === null || groups.length === 0
    ? undefined
    : groups
        .map(({ name, role }) =>
          m.explore_role_in({
            role: role === 'admin' ? m.explore_role_admin() : m.explore_role_member(),
            group: name,
          }),
        )
        .join('; ');

const Search = ({ agencyId, filter, groups }: Pick<Data, 'agencyId' | 'filter' | 'groups'>) => (
  <div className="flex flex-col gap-2">
    <SearchForm
      key={JSON.stringify(filter)}
      action={agencyMembersPath()}
      name="name"
      value={filter.name}
      label={m.explore_search_members()}
      submitLabel={m.explore_do_search()}
      hiddenFields={{ agencyId, letter: filter.letter, ...(groups.length === 0 && { groupId: filter.groupId }) }}
    >
      {groups.length > 0 && (
        <div className="flex flex-wrap items-end gap-2">
          <Select
            name="groupId"
            label={m.explore_filter_group()}
            options={groups}
            placeholder={m.explore_filter_any()}
            defaultValue={filter.groupId}
            lang="vi"
            className="min-w-0 flex-1"
          />
          <SubmitButton variant="secondary">{m.explore_filter_do()}</SubmitButton>
        </div>
      )}
    </SearchForm>
    <Letters letter={filter.letter} to={(letter) => agencyMembersPath({ agencyId, ...filter, letter })} />
  </div>
);

const NoAgency = () => (
  <Column kind="form">
    <PageHeader title={m.explore_members()} back={{ to: explorePath(), label: m.explore_title() }} />
    <EmptyState
      icon={Users}
      title={m.explore_no_agency()}
      action={
        <LinkButton to={explorePath()} icon={Compass}>
          {m.explore_title()}
        </LinkButton>
      }
    >
      {m.explore_no_agency_text()}
    </EmptyState>
  </Column>
);

export const handle = { ownSearch: true, query: ['agencyId', 'name', 'groupId', 'letter', 'page'] };

export default function MemberAgency({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NoAgency />;
  const { agencyId, agency, can, totals, data, total, page, filter, groups } = loaderData;
  return (
    <Column kind="detail">
      <PageHeader
        title={m.explore_members_of({ name: agency })}
        back={{ to: explorePath(agencyId), label: m.explore_title() }}
        actions={
          can.update && (
            <LinkButton to={href('/action/company/agency/:id', { id: agencyId })} icon={Settings2} variant="secondary">
              {m.explore_manage()}
            </LinkButton>
          )
        }
      />
      <div className="stack">
        <Totals totals={totals} agencyId={agencyId} />
        <Search agencyId={agencyId} filter={filter} groups={groups} />
        <ListView
          padded
          label={m.explore_members()}
          page={page}
          total={total}
          rows={data.map((row) => {
            const line = formatRoles(row);
            return <FriendRow key={row._id} person={row.person} {...(line !== undefined && { line })} />;
          })}
          empty={{ icon: Users, title: m.explore_no_members() }}
          filtered={
            hasFilter(filter) && {
              found: m.explore_found({ count: number(total) }),
              title: m.explore_no_members_found(),
              clear: { to: agencyMembersPath({ agencyId }), label: m.explore_filter_clear() },
            }
          }
        />
      </div>
    </Column>
  );
}
