import type { FriendRelation } from '@m4u/contract/profile/friend/schema';
import { href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/Card.tsx';
import { FriendActions } from './FriendActions.tsx';
import { FriendRow } from './FriendRow.tsx';
import { ReaderMenu } from './ReaderMenu.tsx';

/** A person in a list, with the number of common groups and friends when it is known. */
export type ListedPerson = FriendRelation & { groupsInCommon?: number; friendsInCommon?: number };

/** Text about common friends and groups; undefined when there are none. */
const formatCommon = ({ groupsInCommon = 0, friendsInCommon = 0 }: ListedPerson): string | undefined =>
  [
    friendsInCommon > 0 && m.friend_common({ total: friendsInCommon }),
    groupsInCommon > 0 && m.friend_common_groups({ total: groupsInCommon }),
  ]
    .filter(Boolean)
    .join(' · ') || undefined;

/** List of people with the reader's actions on each. */
export const FriendList = ({ people, readerId }: { people: readonly ListedPerson[]; readerId: string }) => {
  const action = href('/friends/:id', { id: readerId });
  return (
    <Card>
      <ul className="divide-y divide-line">
        {people.map((relation) => {
          const line = formatCommon(relation);
          const { _id, person, status, can } = relation;
          const isSelf = _id === readerId;
          return (
            <FriendRow
              key={_id}
              person={person}
              {...(line !== undefined && { line })}
              actions={!isSelf && <FriendActions relation={relation} action={action} />}
              menu={
                !isSelf && <ReaderMenu name={person.name} about={{ _id, name: person.name, readerId, status, can }} />
              }
            />
          );
        })}
      </ul>
    </Card>
  );
};
