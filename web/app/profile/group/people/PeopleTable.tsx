import type { GroupMember } from '@m4u/contract/profile/group/people';
import Check from 'lucide-react/icons/check';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import ShieldCheck from 'lucide-react/icons/shield-check';
import ShieldOff from 'lucide-react/icons/shield-off';
import UserRoundMinus from 'lucide-react/icons/user-round-minus';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { href, useLocation } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { date } from '../../../platform/language/formats.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import type { Column } from '../../../ui/table/column.tsx';
import { DataTable, type DataTableProps } from '../../../ui/table/DataTable.tsx';
import { ConfirmedSelectionButton, SelectionButton } from '../../../ui/table/SelectionBar.tsx';
import { smallSource } from '../../upload/StoredPicture.tsx';
import { formatRole } from './formatRole.tsx';
import { Answer, MemberMenu } from './PeopleList.tsx';
import { groupRoleWords, type PeopleTab } from './peoplePaths.tsx';
import { PersonPanel } from './PersonPanel.tsx';

const portraitSide = 36;

const columns = (): readonly Column<GroupMember>[] => [
  {
    key: 'name',
    heading: m.people_column(),
    sortable: 'asc',
    cell: ({ person: { name, headline, portrait, closed } }) => (
      <span className="flex items-center gap-3">
        <Avatar name={name || '?'} src={portrait && smallSource(portrait, portraitSide)} size={portraitSide} />
        <span className="grid min-w-0 flex-1">
          <span className="truncate font-semibold" translate="no">
            {closed ? m.friend_closed_person() : name}
          </span>
          {headline !== '' && (
            <span lang="" className="truncate text-sm text-muted">
              {headline}
            </span>
          )}
        </span>
      </span>
    ),
  },
  {
    key: 'role',
    heading: m.people_role(),
    cell: (member) => (
      <span className="block max-w-56 truncate text-sm">{formatRole(member) ?? groupRoleWords[member.role]()}</span>
    ),
  },
  {
    key: 'since',
    heading: m.people_since_heading(),
    align: 'right',
    sortable: 'desc',
    cell: ({ since }) => <span className="text-sm whitespace-nowrap text-muted">{date(since)}</span>,
  },
];

/** Actions for several people of a list. */
const selections: Readonly<Record<Exclude<PeopleTab, 'invitations'>, () => ReactNode>> = {
  members: () => (
    <>
      <ConfirmedSelectionButton icon={ShieldCheck} value="make-admin" question={m.people_make_admin_many()}>
        {m.people_make_admin()}
      </ConfirmedSelectionButton>
      <ConfirmedSelectionButton icon={ShieldOff} value="make-member" question={m.people_make_member_many()}>
        {m.people_make_member()}
      </ConfirmedSelectionButton>
      <ConfirmedSelectionButton icon={Pause} value="suspend" question={m.people_suspend_many()}>
        {m.people_suspend()}
      </ConfirmedSelectionButton>
      <ConfirmedSelectionButton icon={UserRoundMinus} value="remove" question={m.people_remove_many()}>
        {m.people_remove()}
      </ConfirmedSelectionButton>
    </>
  ),
  requests: () => (
    <>
      <SelectionButton icon={Check} isMain value="accept">
        {m.people_accept()}
      </SelectionButton>
      <SelectionButton icon={X} value="refuse">
        {m.people_refuse()}
      </SelectionButton>
    </>
  ),
  suspended: () => (
    <>
      <SelectionButton icon={Play} isMain value="reinstate">
        {m.people_reinstate()}
      </SelectionButton>
      <ConfirmedSelectionButton icon={UserRoundMinus} value="remove" question={m.people_remove_many()}>
        {m.people_remove()}
      </ConfirmedSelectionButton>
    </>
  ),
};

export interface PeopleTableProps extends Pick<DataTableProps<GroupMember>, 'rows' | 'sorted' | 'foot'> {
  groupId: string;
  tab: PeopleTab;
  /** The person who is open at the side. */
  opened: GroupMember | undefined;
}

/** People of a group as a table for its admins. */
export const PeopleTable = ({ groupId, tab, opened, ...table }: PeopleTableProps) => {
  const { pathname, search } = useLocation();
  if (tab === 'invitations') return null;
  return (
    <DataTable
      {...table}
      label={m.people_lists()}
      columns={columns()}
      rowKey={({ _id }) => _id}
      rowName={({ person }) => person.name}
      rowLink={({ person }) => (person.closed ? undefined : href('/me/:id', { id: person.urlMinify ?? person._id }))}
      // The reader leaves, or steps down, with questions of their own.
      canChoose={({ can }) => can.leave !== true}
      selection={
        <>
          <input type="hidden" name="groupId" value={groupId} />
          <input type="hidden" name="back" value={pathname + search} />
          {selections[tab]()}
        </>
      }
      actions={(member) =>
        member.can.accept ? (
          <Answer groupId={groupId} member={member} />
        ) : (
          <MemberMenu groupId={groupId} tab={tab} member={member} />
        )
      }
      panel={{
        open: opened?._id,
        label: opened?.person.name ?? '',
        content: opened && <PersonPanel groupId={groupId} tab={tab} member={opened} />,
      }}
    />
  );
};
