import type { Conversation } from '@m4u/contract/social/message/schema';

type Status = Conversation['status'];

/** Error code of a refused message. */
export type Refusal = 'message-refused' | 'request-pending';

/** Facts that decide whether one member may write to another. */
export interface DirectMessageState {
  /** Status of the other member in the conversation. */
  readonly theirs: Status;
  /** The conversation has at least one message. */
  readonly written: boolean;
  readonly friends: boolean;
  /** One of the two has blocked the other; false when the reader may not know it. */
  readonly blocked: boolean;
  /** The page of the other member is deleted or locked. */
  readonly closed: boolean;
}

/**
 * Direct messages: friends may always write; a stranger may write once, until the request is accepted
 * (docs/rules/message.md#requests).
 */
export const refusalInDirect = ({
  theirs,
  written,
  friends,
  blocked,
  closed,
}: DirectMessageState): Refusal | undefined => {
  if (blocked || closed) return 'message-refused';
  return theirs === 'request' && written && !friends ? 'request-pending' : undefined;
};

/** Why a message to a group conversation is refused: only participants may write. */
export const refusalInGroup = (mine: Status): Refusal | undefined =>
  mine === 'accepted' ? undefined : 'message-refused';

/** Whether a participant may add friends to a group conversation, rename it and leave it. */
export const canInvite = ({ kind, status }: Pick<Conversation, 'kind' | 'status'>): boolean =>
  kind === 'group' && status === 'accepted';
