import { Id } from '@m4u/contract/common';
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
import { pageNumber } from '../../platform/search/page-number.server.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { scopeOf } from '../../platform/request/scope.server.ts';
import { loadOrNotFound } from '../../platform/cache/shared.server.ts';
import { FriendRow } from '../../profile/friend/FriendRow.tsx';
import { LinkButton, SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { SearchForm } from '../../ui/fields/SearchForm.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { agencyOf, keptAMinute } from './explore.server.ts';
import { agencyMembersPath, companiesPath, explorePath } from './explorePaths.tsx';
import { Letters, readLetter } from './Letters.tsx';

const soughtOf = (query: URLSearchParams) => ({
  name: (query.get('name') ?? '').trim().slice(0, 100),
  groupId: Id.safeParse(query.get('groupId')).data ?? '',
  letter: readLetter(query.get('letter')),
});

/** Members of the agency in `?agencyId=` or of the reader's agency, with the agency's totals. */
export const loader = async ({ context, request, pattern }: Route.LoaderArgs) => {
  const agencyId = await agencyOf(context, request);
  if (agencyId === '') {
    requireReader(context, m.explore_members_purpose());
    return null;
  }
  const query = new URL(request.url).searchParams;
  const page = pageNumber(query);
  const sought = soughtOf(query);
  const { name, groupId, letter } = sought;
  const filter = { agencyId, ...(name && { name }), ...(groupId && { groupId }), ...(letter && { letter }) };
  const { explore } = api(context);
  const [{ data: totals }, { data: agency }, members, choices] = await loadOrNotFound(
    context,
    pattern,
    Promise.all([
      explore.totals({ params: { id: agencyId } }),
      explore.get({ query: { agencyId } }),
      explore.members({ query: { page, filter } }),
      scopeOf(context).page.reader ? explore.groupChoices({ query: { agencyId } }) : { data: [] },
    ]),
  );
  if (Object.values(sought).every((value) => value === ''))
    keptAMinute(context, agencyTag(agencyId), ...members.data.map(({ _id }) => memberTag(_id)));
  return {
    agencyId,
    agency: agency.agency?.name ?? '',
    can: agency.can,
    totals,
    ...members,
    page,
    sought,
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
    <dl aria-label={m.explore_totals()} className="grid grid-cols-2 gap-3 sm:grid-cols-4">
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
const rolesOf = ({ groups }: AgencyMember): string | undefined =>
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

const Search = ({ agencyId, sought, groups }: Pick<Data, 'agencyId' | 'sought' | 'groups'>) => (
  <div className="flex flex-col gap-2">
    <SearchForm
      key={JSON.stringify(sought)}
      action={agencyMembersPath()}
      name="name"
      value={sought.name}
      label={m.explore_search_members()}
      submitLabel={m.explore_do_search()}
      kept={{ agencyId, letter: sought.letter, ...(groups.length === 0 && { groupId: sought.groupId }) }}
    >
      {groups.length > 0 && (
        <div className="flex flex-wrap items-end gap-2">
          <Select
            name="groupId"
            label={m.explore_filter_group()}
            options={groups}
            placeholder={m.explore_filter_any()}
            defaultValue={sought.groupId}
            lang="vi"
            className="min-w-0 flex-1"
          />
          <SubmitButton variant="secondary">{m.explore_filter_do()}</SubmitButton>
        </div>
      )}
    </SearchForm>
    <Letters letter={sought.letter} to={(letter) => agencyMembersPath({ agencyId, ...sought, letter })} />
  </div>
);

const NoAgency = () => (
  <div className="max-w-column">
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
  </div>
);

const List = ({ data, sought, agencyId }: Pick<Data, 'data' | 'sought' | 'agencyId'>) => {
  if (data.length === 0)
    return Object.values(sought).some((value) => value !== '') ? (
      <EmptyState
        icon={Users}
        title={m.explore_no_members_found()}
        action={
          <LinkButton to={agencyMembersPath({ agencyId })} variant="secondary">
            {m.explore_filter_clear()}
          </LinkButton>
        }
      />
    ) : (
      <EmptyState icon={Users} title={m.explore_no_members()} />
    );
  return (
    <Card>
      <ul aria-label={m.explore_members()} className="divide-y divide-line">
        {data.map((row) => {
          const line = rolesOf(row);
          return <FriendRow key={row._id} person={row.person} {...(line !== undefined && { line })} />;
        })}
      </ul>
    </Card>
  );
};

export const handle = { query: ['agencyId', 'name', 'groupId', 'letter', 'page'] };

export default function MemberAgency({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NoAgency />;
  const { agencyId, agency, can, totals, data, total, page, sought, groups } = loaderData;
  return (
    <div className="max-w-column lg:max-w-180">
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
        <Search agencyId={agencyId} sought={sought} groups={groups} />
        {Object.values(sought).some((value) => value !== '') && total > 0 && (
          <output className="block text-sm text-muted">{m.explore_found({ count: number(total) })}</output>
        )}
        <List data={data} sought={sought} agencyId={agencyId} />
        <Pagination page={page} total={total} />
      </div>
    </div>
  );
}
