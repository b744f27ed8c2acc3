import type { FriendDeed, FriendRelation } from '@m4u/contract/profile/friend/schema';
import { Form, useLocation } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { SubmitButton } from '../../ui/Button.tsx';
import { DeedFields } from './deeds.tsx';

interface Offer {
  readonly deed: FriendDeed;
  readonly label: string;
  /** Label for screen readers, with the person's name. */
  readonly spoken: string;
  readonly isMain?: true;
}

const offersTo = ({ can, person: { name } }: FriendRelation): Offer[] => {
  const all: Offer[] = [
    { deed: 'accept', label: m.friend_accept(), spoken: m.friend_accept_of({ name }), isMain: true },
    { deed: 'reject', label: m.friend_decline(), spoken: m.friend_decline_of({ name }) },
    { deed: 'add', label: m.friend_connect(), spoken: m.friend_connect_with({ name }), isMain: true },
    { deed: 'cancel', label: m.friend_cancel(), spoken: m.friend_cancel_to({ name }) },
    { deed: 'unblock', label: m.friend_unblock(), spoken: m.friend_unblock_of({ name }) },
  ];
  return all.filter(({ deed }) => can[deed]);
};

/**
 * Buttons for direct actions on a person in a list, as a form that works without scripts. Null when there is no action.
 */
export const FriendActions = ({ relation, action }: { relation: FriendRelation; action: string }) => {
  const { pathname, search } = useLocation();
  const offers = offersTo(relation);
  if (offers.length === 0) return null;
  return (
    <Form method="post" action={action} preventScrollReset className="flex flex-wrap gap-2">
      <DeedFields person={relation._id} back={pathname + search} />
      {offers.map(({ deed, label, spoken, isMain }) => (
        <SubmitButton
          key={deed}
          name="intent"
          value={deed}
          variant={isMain ? 'primary' : 'secondary'}
          aria-label={spoken}
        >
          {label}
        </SubmitButton>
      ))}
    </Form>
  );
};
