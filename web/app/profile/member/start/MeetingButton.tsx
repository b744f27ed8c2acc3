import { useId } from 'react';
import { Form, href } from 'react-router';
import { VerifyLine } from '../../../identity/auth/VerifyLine.tsx';
import { m } from '../../../paraglide/messages.js';
import { LinkButton, SubmitButton } from '../../../ui/Button.tsx';
import { connectAction } from '../../friend/connection.tsx';
import { FriendActionFields } from '../../friend/friendActionForm.tsx';
import type { Meeting } from './meeting.server.ts';

/** Connects with the member from whose page the reader came, by one press, and leads back to that page. */
export const MeetingButton = ({ meeting: { path, relation } }: { meeting: Meeting }) => {
  const { name, status, _id, readerId } = relation;
  const { icon, action, to, reason } = connectAction(relation);
  const reasonId = useId();
  if (action !== undefined)
    return (
      <Form method="post" action={href('/friends/:id', { id: readerId })}>
        <FriendActionFields person={_id} back={path} />
        <SubmitButton block size="lg" icon={icon} name="intent" value={action}>
          {status === 'received' ? m.friend_accept_of({ name }) : m.friend_connect_with({ name })}
        </SubmitButton>
      </Form>
    );
  if (to === undefined || reason === undefined)
    return (
      <LinkButton to={path} block size="lg">
        {m.bio_see_page({ name })}
      </LinkButton>
    );
  return (
    <div className="flex flex-col gap-2">
      <LinkButton to={to} block size="lg" icon={icon} aria-describedby={reasonId}>
        {m.friend_connect_with({ name })}
      </LinkButton>
      <VerifyLine id={reasonId} reason={reason} />
    </div>
  );
};
