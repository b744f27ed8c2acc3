import type { Conversation } from '@m4u/contract/social/message/schema';

type Status = Conversation['status'];

/** Why a message is not taken. */
export type Refusal = 'message-refused' | 'request-pending';

/** What decides whether one of two may write to the other. */
export interface Standing {
  /** How the other one is in the conversation. */
  readonly theirs: Status;
  /** Whether anything was written in it yet. */
  readonly written: boolean;
  readonly friends: boolean;
  /** One of them has blocked the other, as far as is known. */
  readonly blocked: boolean;
  /** The page of the other one is deleted or locked. */
  readonly closed: boolean;
}

/** Between two: friends always; a stranger once, until the request is accepted (docs/rules/message.md#requests). */
export const refusalInDirect = ({ theirs, written, friends, blocked, closed }: Standing): Refusal | undefined => {
  if (blocked || closed) return 'message-refused';
  return theirs === 'request' && written && !friends ? 'request-pending' : undefined;
};

/** Why a message to a group conversation is refused: only participants may write. */
export const refusalInGroup = (mine: Status): Refusal | undefined =>
  mine === 'accepted' ? undefined : 'message-refused';

/** Whether a participant may add friends to a group conversation, rename it and leave it. */
export const mayInvite = ({ kind, status }: Pick<Conversation, 'kind' | 'status'>): boolean =>
  kind === 'group' && status === 'accepted';
