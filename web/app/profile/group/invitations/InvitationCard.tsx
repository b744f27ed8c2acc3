import type { ReceivedInvitation } from '@m4u/contract/profile/group/invitation';
import { Form, href } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { Avatar } from '../../../ui/Avatar.tsx';
import { LinkButton, SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { smallSource } from '../../upload/StoredPicture.tsx';
import { groupRoleWords } from '../people/peoplePaths.tsx';

/** An invitation to a group in the reader's list, with its answer; the screen of the invitation has the rest. */
export const InvitationCard = ({ invitation }: { invitation: ReceivedInvitation }) => {
  const { _id, group, invitedBy, role, can } = invitation;
  const by = { name: invitedBy.name, role: groupRoleWords[role]() };
  const screen = href('/invitations/:id', { id: _id });
  return (
    <Card as="li">
      <div className="flex items-center gap-3">
        <Avatar name={group.name} src={group.logo && smallSource(group.logo, 48)} size={48} />
        <div className="min-w-0">
          <h3 className="text-base font-semibold wrap-anywhere">{m.invitation_to({ name: group.name })}</h3>
          <p className="text-sm wrap-anywhere text-muted">
            {by.name === '' ? m.invitation_by_somebody(by) : m.invitation_by(by)}
          </p>
        </div>
      </div>
      <Form method="post" action={screen} className="flex flex-wrap gap-3 pt-3">
        {can.accept && (
          <SubmitButton name="intent" value="accept">
            {m.invitation_accept()}
          </SubmitButton>
        )}
        <SubmitButton name="intent" value="decline" variant="secondary">
          {m.invitation_decline()}
        </SubmitButton>
        <LinkButton to={screen} variant="quiet">
          {m.invitation_see()}
        </LinkButton>
      </Form>
    </Card>
  );
};
