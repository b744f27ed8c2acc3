import type { FriendRelation } from '@m4u/contract/profile/friend/schema';
import { href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/Card.tsx';
import { FriendActions } from './FriendActions.tsx';
import { FriendRow } from './FriendRow.tsx';
import { ReaderMenu } from './ReaderMenu.tsx';

/** Somebody of a list, and perhaps what both have in common. */
export type ListedPerson = FriendRelation & { groupsInCommon?: number; friendsInCommon?: number };

/** What both have in common, in words; undefined where it was not counted. */
const inCommon = ({ groupsInCommon = 0, friendsInCommon = 0 }: ListedPerson): string | undefined =>
  [
    friendsInCommon > 0 && m.friend_common({ total: friendsInCommon }),
    groupsInCommon > 0 && m.friend_common_groups({ total: groupsInCommon }),
  ]
    .filter(Boolean)
    .join(' · ') || undefined;

/** People, each with what the reader can do about them. */
export const FriendList = ({ people, readerId }: { people: readonly ListedPerson[]; readerId: string }) => {
  const action = href('/friends/:id', { id: readerId });
  return (
    <Card>
      <ul className="divide-y divide-line">
        {people.map((relation) => {
          const line = inCommon(relation);
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
