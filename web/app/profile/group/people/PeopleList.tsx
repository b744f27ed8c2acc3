import type { GroupMember } from '@m4u/contract/profile/group/people';
import Award from 'lucide-react/icons/award';
import Crown from 'lucide-react/icons/crown';
import LogOut from 'lucide-react/icons/log-out';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import ShieldCheck from 'lucide-react/icons/shield-check';
import ShieldOff from 'lucide-react/icons/shield-off';
import UserRoundCog from 'lucide-react/icons/user-round-cog';
import UserRoundMinus from 'lucide-react/icons/user-round-minus';
import type { ReactNode } from 'react';
import { Form, href, useLocation } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { date } from '../../../platform/language/formats.ts';
import { SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Menu, type MenuItem } from '../../../ui/overlays/Menu.tsx';
import { FriendRow } from '../../friend/FriendRow.tsx';
import { formatRole } from './formatRole.tsx';
import { peopleListPath, type PeopleTab } from './peoplePaths.tsx';

interface RowProps {
  groupId: string;
  tab: PeopleTab;
  member: GroupMember;
}

const describeMember = ({ status, role, owner, title, since }: GroupMember): ReactNode =>
  status === 'requested'
    ? m.people_asked({ date: date(since) })
    : (formatRole({ role, owner, title }) ?? m.people_since({ date: date(since) }));

/** Path of the public list of members. */
const membersPath = (id: string): string => href('/mbg/:id/members', { id });

/** Menu of an admin's actions on a person; works without scripts. */
export const MemberMenu = ({ groupId, tab, member }: RowProps) => {
  const { pathname, search } = useLocation();
  const { can, _id, role } = member;
  const { name } = member.person;
  const posted = (intent: string) => ({
    action: pathname,
    fields: { intent, groupId, member: _id, name, back: pathname + search },
  });
  const confirmationPath = (change: string) => peopleListPath(groupId, tab, { do: change, member: _id });
  const items: MenuItem[] = [
    ...(can.role && !can.leave
      ? [{ to: confirmationPath('role'), icon: UserRoundCog, label: m.people_change_role() }]
      : []),
    ...(can['offer-ownership']
      ? [{ to: confirmationPath('offer-ownership'), icon: Crown, label: m.people_offer() }]
      : []),
    ...(can['withdraw-ownership']
      ? [{ ...posted('withdraw-ownership'), icon: Crown, label: m.people_offer_withdraw() }]
      : []),
    ...(can['give-up-ownership']
      ? [{ to: confirmationPath('give-up-ownership'), icon: Crown, label: m.people_give_up() }]
      : []),
    ...(can.title ? [{ to: confirmationPath('title'), icon: Award, label: m.people_edit_title() }] : []),
    ...(can.role && role === 'member'
      ? [{ ...posted('make-admin'), icon: ShieldCheck, label: m.people_make_admin() }]
      : []),
    ...(can.role && role === 'admin'
      ? [
          can.leave
            ? { to: confirmationPath('step-down'), icon: ShieldOff, label: m.people_step_down() }
            : { ...posted('make-member'), icon: ShieldOff, label: m.people_make_member() },
        ]
      : []),
    ...(can.suspend ? [{ ...posted('suspend'), icon: Pause, label: m.people_suspend() }] : []),
    ...(can.reinstate ? [{ ...posted('reinstate'), icon: Play, label: m.people_reinstate() }] : []),
    // Only the reader's own row has this item.
    ...(can.leave
      ? [{ to: `${membersPath(groupId)}?do=leave`, icon: LogOut, label: m.people_leave(), danger: true }]
      : []),
    ...(can.remove
      ? [{ to: confirmationPath('remove'), icon: UserRoundMinus, label: m.people_remove(), danger: true }]
      : []),
  ];
  return items.length > 0 && <Menu label={m.people_menu({ name })} items={items} />;
};

/** Buttons to accept or refuse a request. */
export const Answer = ({ groupId, member }: Omit<RowProps, 'tab'>) => {
  const { pathname, search } = useLocation();
  const { name } = member.person;
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
      <input type="hidden" name="groupId" value={groupId} />
      <input type="hidden" name="member" value={member._id} />
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="back" value={pathname + search} />
      <SubmitButton name="intent" value="accept" aria-label={m.people_accept_of({ name })}>
        {m.people_accept()}
      </SubmitButton>
      <SubmitButton name="intent" value="refuse" variant="secondary" aria-label={m.people_refuse_of({ name })}>
        {m.people_refuse()}
      </SubmitButton>
    </Form>
  );
};

/** List of a group's people with the admin's actions on each. */
export const PeopleList = ({ people, ...of }: { people: readonly GroupMember[] } & Omit<RowProps, 'member'>) => (
  <Card>
    <ul className="divide-y divide-line">
      {people.map((member) => (
        <FriendRow
          key={member._id}
          person={member.person}
          line={describeMember(member)}
          actions={member.can.accept && <Answer groupId={of.groupId} member={member} />}
          menu={<MemberMenu {...of} member={member} />}
        />
      ))}
    </ul>
  </Card>
);
