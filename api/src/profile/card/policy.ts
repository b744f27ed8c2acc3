import { type CardAction, type CardStatus, isPossible } from '@m4u/contract/profile/card/rules';
import type { CardCan } from '@m4u/contract/profile/card/schema';
import type { Actor } from '../../platform/caller.ts';

/** The reader's role towards a card. */
export type CardRelation = 'owner' | 'staff' | 'none';

/** The fields of a card that the policy needs. */
export interface OwnedCard {
  readonly memberId: string | null;
  readonly status: CardStatus;
}

/** The reader's role towards a card; an owner who is staff counts as owner. */
export const cardRelationOf = (actor: Actor, { memberId }: OwnedCard): CardRelation => {
  if (actor.kind === 'visitor') return 'none';
  if (memberId === actor.memberId) return 'owner';
  return actor.staff ? 'staff' : 'none';
};

/** Whether the reader's role permits an action, in whatever state the card is. Only staff may retire a blank card. */
export const isOwnersAction = (actor: Actor, card: OwnedCard, action: Exclude<CardAction, 'activate'>): boolean => {
  const relation = cardRelationOf(actor, card);
  if (action === 'move') return relation === 'owner';
  if (action === 'retire' && card.status === 'blank') return actor.kind === 'member' && actor.staff;
  return relation !== 'none';
};

/** Actions that the reader may take on a card now. */
export const permissionsOf = (actor: Actor, card: OwnedCard): CardCan => {
  const may = (action: Exclude<CardAction, 'activate'>) =>
    isOwnersAction(actor, card, action) && isPossible(card.status, action);
  return {
    freeze: may('freeze'),
    unfreeze: may('unfreeze'),
    retire: may('retire'),
    move: may('move'),
    print: actor.kind === 'member' && actor.staff && card.status !== 'retired',
  };
};
