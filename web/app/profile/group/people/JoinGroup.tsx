import type { GroupStanding } from '@m4u/contract/profile/group/people';
import Clock from 'lucide-react/icons/clock';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { useId } from 'react';
import { Form, href } from 'react-router';
import { VerifyLine, verifyPath } from '../../../identity/auth/VerifyLine.tsx';
import { m } from '../../../paraglide/messages.js';
import { LinkButton, SubmitButton } from '../../../ui/Button.tsx';

export interface JoinGroupProps {
  /** Id or short link of the group. */
  id: string;
  /** The reader's status in the group; null for a visitor. */
  standing: GroupStanding | null;
}

/** The reader's status as text beside the button. */
const MembershipState = ({ status }: Pick<GroupStanding, 'status'>) => {
  const [Icon, text] =
    status === 'requested'
      ? ([Clock, m.people_asked_to_join()] as const)
      : ([UserRoundCheck, status === 'suspended' ? m.people_is_suspended() : m.people_is_member()] as const);
  return (
    <p className="flex min-h-11 items-center gap-2 font-semibold">
      <Icon aria-hidden size={20} />
      {text}
    </p>
  );
};

/** The button to join; without a verified account it leads to the verification, with the reason below. */
const Join = ({ action, page, canJoin }: { action: string; page: string; canJoin: boolean }) => {
  const reasonId = useId();
  if (canJoin)
    return (
      <Form method="post" action={action} preventScrollReset className="no-print flex justify-center">
        <SubmitButton name="intent" value="join" variant="secondary" icon={UserRoundPlus}>
          {m.people_join()}
        </SubmitButton>
      </Form>
    );
  return (
    <div className="no-print flex flex-col items-center gap-2">
      <LinkButton to={verifyPath(page)} variant="secondary" icon={UserRoundPlus} aria-describedby={reasonId}>
        {m.people_join()}
      </LinkButton>
      <VerifyLine id={reasonId} reason={m.people_join_verify()} />
    </div>
  );
};

/**
 * Buttons to join and leave a group; a visitor is sent to sign in and back. Uses links and forms, so that it works
 * without scripts.
 */
export const JoinGroup = ({ id, standing }: JoinGroupProps) => {
  const action = href('/mbg/:id/members', { id });
  const page = href('/mbg/:id', { id });
  if (!standing) {
    return (
      <LinkButton
        to={`${href('/login')}?${new URLSearchParams({ returnTo: page })}`}
        variant="secondary"
        icon={UserRoundPlus}
        className="no-print self-center"
      >
        {m.people_join()}
      </LinkButton>
    );
  }
  const { status, can } = standing;
  if (status === 'none') return <Join action={action} page={page} canJoin={can.join} />;
  return (
    <div className="no-print flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
      <MembershipState status={status} />
      {can.cancel && (
        <Form method="post" action={action} preventScrollReset>
          <SubmitButton name="intent" value="cancel" variant="secondary">
            {m.people_cancel_request()}
          </SubmitButton>
        </Form>
      )}
      {can.leave && (
        <LinkButton to={`${action}?do=leave`} variant="secondary">
          {m.people_leave()}
        </LinkButton>
      )}
    </div>
  );
};
