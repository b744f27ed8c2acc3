import type { FriendAction, FriendRelation } from '@m4u/contract/profile/friend/schema';
import { Form, useLocation } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { SubmitButton } from '../../ui/Button.tsx';
import { FriendActionFields } from './friendActionForm.tsx';

interface OfferedAction {
  readonly action: FriendAction;
  readonly label: string;
  /** Label for screen readers, with the person's name. */
  readonly spoken: string;
  readonly isMain?: true;
}

const listOfferedActions = ({ can, person: { name } }: FriendRelation): OfferedAction[] => {
  const all: OfferedAction[] = [
    { action: 'accept', label: m.friend_accept(), spoken: m.friend_accept_of({ name }), isMain: true },
    { action: 'reject', label: m.friend_decline(), spoken: m.friend_decline_of({ name }) },
    { action: 'add', label: m.friend_add(), spoken: m.friend_add_with({ name }), isMain: true },
    { action: 'cancel', label: m.friend_cancel(), spoken: m.friend_cancel_to({ name }) },
    { action: 'unblock', label: m.friend_unblock(), spoken: m.friend_unblock_of({ name }) },
  ];
  return all.filter(({ action }) => can[action]);
};

/**
 * Buttons for direct actions on a person in a list, as a form that works without scripts. Null when there is no action.
 */
export const FriendActions = ({ relation, action }: { relation: FriendRelation; action: string }) => {
  const { pathname, search } = useLocation();
  const offers = listOfferedActions(relation);
  if (offers.length === 0) return null;
  return (
    <Form method="post" action={action} preventScrollReset className="flex flex-wrap gap-2">
      <FriendActionFields person={relation._id} back={pathname + search} />
      {offers.map(({ action, label, spoken, isMain }) => (
        <SubmitButton
          key={action}
          name="intent"
          value={action}
          variant={isMain ? 'primary' : 'secondary'}
          aria-label={spoken}
        >
          {label}
        </SubmitButton>
      ))}
    </Form>
  );
};
