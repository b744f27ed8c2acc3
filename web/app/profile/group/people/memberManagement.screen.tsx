import { STAFF_ROLES } from '@m4u/contract/profile/group/roles.rules';
import type { ManagedGroup } from '@m4u/contract/profile/group/people';
import Clock from 'lucide-react/icons/clock';
import Contact from 'lucide-react/icons/contact';
import FileInput from 'lucide-react/icons/file-input';
import Mail from 'lucide-react/icons/mail';
import Pause from 'lucide-react/icons/pause';
import Search from 'lucide-react/icons/search';
import ShieldQuestionMark from 'lucide-react/icons/shield-question-mark';
import UserPlus from 'lucide-react/icons/user-plus';
import UsersRound from 'lucide-react/icons/users-round';
import { href } from 'react-router';
import type { Route } from './+types/memberManagement.screen';
import { m } from '../../../paraglide/messages.js';
import { GroupChoice } from '../management/GroupChoice.tsx';
import { noOrganization } from '../management/noOrganization.tsx';
import { NoRows } from '../../../ui/ListView.tsx';
import { api } from '../../../platform/api/api.server.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Pagination } from '../../../ui/Pagination.tsx';
import { SearchForm } from '../../../ui/fields/SearchForm.tsx';
import { TabLinks } from '../../../ui/overlays/Tabs.tsx';
import { Tag, Tags } from '../../../ui/Tag.tsx';
import { ConfirmChange } from './ConfirmChange.tsx';
import { customersPath, importsPath } from '../customers/customerPaths.tsx';
import { InvitationList } from '../invitations/InvitationList.tsx';
import { InviteForm } from '../invitations/InviteForm.tsx';
import { InviteMany } from '../invitations/InviteMany.tsx';
import { FactorRule } from './FactorRule.tsx';
import { PeopleList } from './PeopleList.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import { chooseGroup, type PeopleOfTab, readPendingChange, readPeopleList } from './people.server.ts';
import { changePeople } from './actions.server.ts';
import { OwnershipOffer } from './OwnershipOffer.tsx';
import { RoleRights } from './RoleRights.tsx';
import { groupRoleWords, peopleListPath, type PeopleTab, peopleTabs } from './peoplePaths.tsx';
import { Column } from '../../../ui/layout/Column.tsx';

/** Loads the people of the groups that the reader administers (docs/rules/group.md#people). */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { memberId } = requireReader(context, m.people_manage_purpose());
  const url = new URL(request.url);
  const { groups, chosen, isNamed } = await chooseGroup(context, url);
  if (!chosen) return { groups, chosen, isNamed, pendingChange: undefined, list: undefined, offered: null, rule: null };
  const [list, pendingChange, { data: standing }] = await Promise.all([
    readPeopleList(context, chosen._id, url),
    readPendingChange(context, chosen._id, url),
    api(context).group.standing({ params: { groupId: chosen._id } }),
  ]);
  const rule = { groupId: chosen._id, isRequired: standing.factorRequired === true, canChange: standing.can.own };
  return { groups, chosen, isNamed, pendingChange, list, offered: standing.ownershipOffered ? memberId : null, rule };
};

export const action = ({ context, request }: Route.ActionArgs) => {
  requireReader(context, m.people_manage_purpose());
  return changePeople(context, request);
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.people_manage()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

const peopleTabWords: Readonly<Record<PeopleTab, () => string>> = {
  members: m.people_members,
  requests: m.people_requests,
  invitations: m.people_invitations,
  suspended: m.people_suspended,
};

const listTabs = ({ _id, requestTotal }: ManagedGroup, current: PeopleTab) =>
  peopleTabs.map((tab) => ({
    to: peopleListPath(_id, tab),
    label: peopleTabWords[tab](),
    current: tab === current,
    ...(tab === 'requests' && requestTotal > 0 && { count: requestTotal }),
  }));

/** An empty list, without a filter. */
const EmptyPeople = ({ tab }: { tab: PeopleTab }) => {
  switch (tab) {
    case 'members':
      return <EmptyState icon={UsersRound} title={m.people_no_members()} />;
    case 'requests':
      return (
        <EmptyState icon={Clock} title={m.people_no_requests()}>
          {m.people_no_requests_text()}
        </EmptyState>
      );
    case 'suspended':
      return <EmptyState icon={Pause} title={m.people_no_suspended()} />;
    case 'invitations':
      return <EmptyState icon={Mail} title={m.people_no_invitations()} />;
  }
};

/** A list in which the filter finds no one. */
const NoneFound = ({ groupId, tab }: { groupId: string; tab: PeopleTab }) => (
  <EmptyState
    icon={Search}
    title={m.people_none_found()}
    action={
      <LinkButton to={peopleListPath(groupId, tab)} variant="secondary">
        {m.people_show_all()}
      </LinkButton>
    }
  />
);

const PeopleFilters = ({ groupId, list: { tab, name, role } }: { groupId: string; list: PeopleOfTab }) => (
  <>
    <SearchForm
      key={`${groupId} ${tab} ${name}`}
      action={href('/action/memberManagement')}
      name="name"
      value={name}
      label={m.people_search()}
      submitLabel={m.people_search_go()}
      hiddenFields={{ groupId, tab: tab === 'members' ? '' : tab, role }}
      autoComplete="off"
    />
    {tab === 'members' && (
      <Tags label={m.people_filter()} wrap>
        {(['', ...STAFF_ROLES] as const).map((each) => (
          <Tag key={each} to={peopleListPath(groupId, tab, { role: each, name })} current={role === each}>
            {each === '' ? m.people_filter_all() : each === 'admin' ? m.people_admins() : groupRoleWords[each]()}
          </Tag>
        ))}
      </Tags>
    )}
  </>
);

/** The screen of a reader who administers no group, or not the one of the address. */
const NoManagedGroup = ({ hasOthers }: { hasOthers: boolean }) => (
  <Column kind="detail">
    <PageHeader title={m.people_manage()} back={{ to: href('/more'), label: m.more_title() }} />
    {hasOthers ? (
      <EmptyState
        icon={ShieldQuestionMark}
        title={m.people_not_yours()}
        action={<LinkButton to={href('/action/memberManagement')}>{m.people_own_groups()}</LinkButton>}
      >
        {m.people_not_yours_text()}
      </EmptyState>
    ) : (
      <NoRows empty={noOrganization({ icon: UsersRound, text: m.people_no_groups_text() })} />
    )}
  </Column>
);

/** Links of the head: invitations, customers and imports. */
const HeadLinks = ({ groupId, tab }: { groupId: string; tab: PeopleTab }) => (
  <>
    {tab !== 'invitations' && (
      <LinkButton to={peopleListPath(groupId, 'invitations')} icon={UserPlus}>
        {m.people_invite()}
      </LinkButton>
    )}
    <LinkButton to={customersPath(groupId)} icon={Contact} variant="secondary">
      {m.customer_title()}
    </LinkButton>
    <LinkButton to={importsPath(groupId)} icon={FileInput} variant="secondary">
      {m.customer_import()}
    </LinkButton>
  </>
);

export const handle = { ownSearch: true };

export default function MemberManagement({ loaderData, actionData: reply }: Route.ComponentProps) {
  const many = reply && 'results' in reply ? reply : null;
  const single = reply && !('results' in reply) ? reply : null;
  const { groups, chosen, isNamed, list, pendingChange, offered, rule } = loaderData;
  if (!chosen || !list) return <NoManagedGroup hasOthers={groups.length > 0} />;
  const { _id: groupId, name: groupName, urlMinify } = chosen;
  const { tab, people, open, invitations, total, page, limit, sorted } = list;
  if (pendingChange)
    return (
      <Column kind="detail">
        <ConfirmChange groupId={groupId} tab={tab} pendingChange={pendingChange} />
      </Column>
    );
  const isFiltered = list.name !== '' || list.role !== '';
  return (
    <Column kind="list">
      <PageHeader
        title={m.people_manage()}
        lead={groupName}
        back={{
          to: href('/mbg/:id', { id: urlMinify ?? groupId }),
          label: m.people_group_page({ name: groupName }),
        }}
        actions={<HeadLinks groupId={groupId} tab={tab} />}
      />
      <div className="stack">
        {offered !== null && <OwnershipOffer groupId={groupId} groupName={groupName} memberId={offered} />}
        {!isNamed && groups.length > 1 && (
          <GroupChoice
            action={href('/action/memberManagement')}
            groups={groups}
            groupId={groupId}
            label={m.people_group()}
            submit={m.people_group_choose()}
          />
        )}
        <TabLinks label={m.people_lists()} tabs={listTabs(chosen, tab)} />
        {tab === 'invitations' && (
          <div className="stack lg:max-w-column">
            <InviteForm key={invitations[0]?._id ?? groupId} groupId={groupId} reply={single} />
            <InviteMany groupId={groupId} answer={many} />
          </div>
        )}
        {tab !== 'invitations' && (isFiltered || total > 0) && (
          <div className="stack lg:max-w-column">
            <PeopleFilters groupId={groupId} list={list} />
          </div>
        )}
        {people.length > 0 && (
          <>
            <div className="lg:hidden">
              <PeopleList groupId={groupId} tab={tab} people={people} />
            </div>
            <div className="hidden lg:block">
              <PeopleTable
                groupId={groupId}
                tab={tab}
                rows={people}
                opened={people.find(({ _id }) => _id === open)}
                sorted={sorted}
                foot={{ page, total, size: limit }}
              />
            </div>
          </>
        )}
        {invitations.length > 0 && <InvitationList groupId={groupId} invitations={invitations} />}
        {people.length + invitations.length === 0 &&
          (isFiltered ? <NoneFound groupId={groupId} tab={tab} /> : <EmptyPeople tab={tab} />)}
        <Pagination page={page} total={total} size={limit} />
        {tab === 'members' && <RoleRights />}
        {tab === 'members' && <FactorRule {...rule} />}
      </div>
    </Column>
  );
}
