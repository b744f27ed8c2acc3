import { type CardDeed, type CardStatus, isPossible } from '@m4u/contract/profile/card/rules';
import type { CardCan } from '@m4u/contract/profile/card/schema';
import type { Actor } from '../../platform/caller.ts';

/** What a card is to the reader. */
export type Standing = 'owner' | 'staff' | 'none';

/** What a policy asks of a card. */
export interface Owned {
  readonly memberId: string | null;
  readonly status: CardStatus;
}

/** What a card is to somebody: its owner goes before their office. */
export const standingOf = (actor: Actor, { memberId }: Owned): Standing => {
  if (actor.kind === 'visitor') return 'none';
  if (memberId === actor.memberId) return 'owner';
  return actor.staff ? 'staff' : 'none';
};

/** Whether a deed is the reader's to do at all, in whatever state the card is. A blank card is nobody's but staff's. */
export const isOwnersAction = (actor: Actor, card: Owned, deed: Exclude<CardDeed, 'activate'>): boolean => {
  const standing = standingOf(actor, card);
  if (deed === 'move') return standing === 'owner';
  if (deed === 'retire' && card.status === 'blank') return actor.kind === 'member' && actor.staff;
  return standing !== 'none';
};

/** What the reader may do to a card now. */
export const mayDo = (actor: Actor, card: Owned): CardCan => {
  const may = (deed: Exclude<CardDeed, 'activate'>) =>
    isOwnersAction(actor, card, deed) && isPossible(card.status, deed);
  return {
    freeze: may('freeze'),
    unfreeze: may('unfreeze'),
    retire: may('retire'),
    move: may('move'),
    print: actor.kind === 'member' && actor.staff && card.status !== 'retired',
  };
};
