import { type CardDeed, type CardStatus, isPossible } from '@m4u/contract/profile/card/rules';
import type { CardCan } from '@m4u/contract/profile/card/schema';
import type { Actor } from '../../platform/caller.ts';

/** The reader's role towards a card. */
export type Standing = 'owner' | 'staff' | 'none';

/** The fields of a card that the policy needs. */
export interface Owned {
  readonly memberId: string | null;
  readonly status: CardStatus;
}

/** The reader's role towards a card; an owner who is staff counts as owner. */
export const standingOf = (actor: Actor, { memberId }: Owned): Standing => {
  if (actor.kind === 'visitor') return 'none';
  if (memberId === actor.memberId) return 'owner';
  return actor.staff ? 'staff' : 'none';
};

/** Whether the reader's role permits an action, in whatever state the card is. Only staff may retire a blank card. */
export const isOwnersAction = (actor: Actor, card: Owned, deed: Exclude<CardDeed, 'activate'>): boolean => {
  const standing = standingOf(actor, card);
  if (deed === 'move') return standing === 'owner';
  if (deed === 'retire' && card.status === 'blank') return actor.kind === 'member' && actor.staff;
  return standing !== 'none';
};

/** Actions that the reader may take on a card now. */
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
