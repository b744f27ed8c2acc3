import type { FriendRelation, FriendStatus } from '@m4u/contract/profile/friend/schema';

/** The facts about both members that the policy needs. */
export interface RelationFacts {
  readonly isSelf: boolean;
  /** Whether the reader's account is verified (docs/rules/visibility.md#roles). */
  readonly isVerified: boolean;
  /** The other member's page is deleted or locked. */
  readonly isClosed: boolean;
}

/** The actions that the reader may take towards another member, by the state of their friendship. */
export const permissionsOf = (
  status: FriendStatus,
  { isSelf, isVerified, isClosed }: RelationFacts,
): FriendRelation['can'] => {
  const isAble = isVerified && !isClosed && !isSelf;
  return {
    add: isAble && status === 'none',
    cancel: status === 'requested',
    accept: isAble && status === 'received',
    reject: status === 'received',
    unfriend: status === 'accepted',
    block: !isSelf && status !== 'blocked',
    unblock: status === 'blocked',
  };
};
