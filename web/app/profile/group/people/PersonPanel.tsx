import type { GroupMember } from '@m4u/contract/profile/group/people';
import type { GroupStatus } from '@m4u/contract/profile/group/roles';
import MessageCircle from 'lucide-react/icons/message-circle';
import UserRound from 'lucide-react/icons/user-round';
import { href } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { date } from '../../../platform/language/formats.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { LinkButton } from '../../../ui/Button.tsx';
import { smallSource } from '../../upload/StoredPicture.tsx';
import { Answer, MemberMenu } from './PeopleList.tsx';
import { groupRoleWords, type PeopleTab } from './peoplePaths.tsx';

const standingWords: Readonly<Record<GroupStatus, () => string>> = {
  accepted: m.people_standing_accepted,
  requested: m.people_standing_requested,
  suspended: m.people_standing_suspended,
};

const portraitSide = 60;

export interface PersonPanelProps {
  groupId: string;
  tab: PeopleTab;
  member: GroupMember;
}

/** A person beside the table: links to reach them, their standing, and an admin's actions. */
export const PersonPanel = ({ groupId, tab, member }: PersonPanelProps) => {
  const { person, role, owner, status, title, since, can } = member;
  const { _id, name, headline, portrait, urlMinify, closed } = person;
  const facts = [
    [m.people_role(), owner ? m.people_role_owner() : groupRoleWords[role]()],
    ...(title === '' ? [] : [[m.people_title_field(), title]]),
    [m.people_standing(), standingWords[status]()],
    [m.people_since_heading(), date(since)],
  ];
  return (
    <>
      <div className="flex items-center gap-3">
        <Avatar name={name || '?'} src={portrait && smallSource(portrait, portraitSide)} size={portraitSide} />
        <div className="min-w-0 flex-1">
          <h2 className="text-lg wrap-anywhere" translate="no">
            {closed ? m.friend_closed_person() : name}
          </h2>
          {headline !== '' && (
            <p lang="" className="text-sm wrap-anywhere text-muted">
              {headline}
            </p>
          )}
        </div>
        <MemberMenu groupId={groupId} tab={tab} member={member} />
      </div>
      {can.accept && <Answer groupId={groupId} member={member} />}
      {!closed && (
        <div className="flex flex-wrap gap-2 *:flex-1">
          <LinkButton to={href('/me/:id', { id: urlMinify ?? _id })} icon={UserRound} variant="secondary">
            {m.people_page()}
          </LinkButton>
          {/* Only the reader's own row may leave; they send no message to themselves. */}
          {can.leave !== true && (
            <LinkButton
              to={href('/messages/with/:memberId', { memberId: _id })}
              icon={MessageCircle}
              variant="secondary"
            >
              {m.friend_message()}
            </LinkButton>
          )}
        </div>
      )}
      <dl className="divide-y divide-line rounded-md border border-line px-3">
        {facts.map(([label, value]) => (
          <div key={label} className="flex items-baseline justify-between gap-3 py-2">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-right font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};
