import type { GroupInvitation } from '@m4u/contract/profile/group/invitation';
import Mail from 'lucide-react/icons/mail';
import MessageSquare from 'lucide-react/icons/message-square';
import type { ReactNode } from 'react';
import { Form, useLocation } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { date, phone as phoneWords } from '../../../platform/language/formats.ts';
import { SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FriendRow } from '../../friend/FriendRow.tsx';
import { joinWithTitle } from '../people/formatRole.tsx';
import { groupRoleWords } from '../people/peoplePaths.tsx';

/** The recipient of an invitation, formatted for display. */
const formatRecipient = ({ email, phone, person }: GroupInvitation): string =>
  person?.name ?? email ?? (phone === null ? '' : phoneWords(phone));

const InvitationActions = ({ groupId, invitation }: { groupId: string; invitation: GroupInvitation }) => {
  const { pathname, search } = useLocation();
  const to = formatRecipient(invitation);
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
      <input type="hidden" name="groupId" value={groupId} />
      <input type="hidden" name="invitation" value={invitation._id} />
      <input type="hidden" name="to" value={to} />
      <input type="hidden" name="back" value={pathname + search} />
      {invitation.can.resend && (
        <SubmitButton name="intent" value="resend" variant="secondary" aria-label={m.people_resend_to({ to })}>
          {m.people_resend()}
        </SubmitButton>
      )}
      {invitation.can.withdraw && (
        <SubmitButton name="intent" value="withdraw" variant="secondary" aria-label={m.people_withdraw_from({ to })}>
          {m.people_withdraw()}
        </SubmitButton>
      )}
    </Form>
  );
};

const describeInvitation = ({ status, role, title, sentAt }: GroupInvitation): ReactNode =>
  joinWithTitle(
    [
      status === 'expired' ? m.people_invitation_expired() : m.people_invited_on({ date: date(sentAt) }),
      role !== 'member' && groupRoleWords[role](),
    ],
    title,
  );

/** An invitation to an address: the name that the group entered, and an icon for email or text message. */
const AddressRow = ({ groupId, invitation }: { groupId: string; invitation: GroupInvitation }) => {
  const Icon = invitation.email === null ? MessageSquare : Mail;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
      <span
        aria-hidden
        className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink"
      >
        <Icon size={22} />
      </span>
      <span className="min-w-0 flex-1">
        <span translate="no" className="block font-semibold wrap-anywhere">
          {invitation.name || formatRecipient(invitation)}
        </span>
        {invitation.name !== '' && (
          <span translate="no" className="block text-sm wrap-anywhere text-muted">
            {formatRecipient(invitation)}
          </span>
        )}
        <span className="block text-sm text-muted">{describeInvitation(invitation)}</span>
      </span>
      <div className="flex w-full gap-2 pl-15 sm:w-auto sm:pl-0">
        <InvitationActions groupId={groupId} invitation={invitation} />
      </div>
    </li>
  );
};

/** The open invitations of a group. */
export const InvitationList = ({
  groupId,
  invitations,
}: {
  groupId: string;
  invitations: readonly GroupInvitation[];
}) => (
  <Card>
    <h2 className="pb-1 text-lg">{m.people_waiting()}</h2>
    <ul className="divide-y divide-line">
      {invitations.map((invitation) =>
        invitation.person ? (
          <FriendRow
            key={invitation._id}
            person={invitation.person}
            line={describeInvitation(invitation)}
            actions={<InvitationActions groupId={groupId} invitation={invitation} />}
          />
        ) : (
          <AddressRow key={invitation._id} groupId={groupId} invitation={invitation} />
        ),
      )}
    </ul>
  </Card>
);
