import type { FriendRelation, FriendStatus } from '@m4u/contract/profile/friend/schema';

/** Who reads, and whom the relation is to. */
export interface Sides {
  readonly isSelf: boolean;
  /** The reader's account is verified (docs/rules/visibility.md#roles). */
  readonly isVerified: boolean;
  /** The other one's page is deleted or locked. */
  readonly isClosed: boolean;
}

/** What the reader may do about another member, by what they are to them. */
export const mayDo = (status: FriendStatus, { isSelf, isVerified, isClosed }: Sides): FriendRelation['can'] => {
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
