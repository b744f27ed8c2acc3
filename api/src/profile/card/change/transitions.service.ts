import { cardTransitions } from '@m4u/contract/profile/card/rules';
import type { Card } from '@m4u/contract/profile/card/schema';
import { requireSignedIn } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { fail, failField } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { checkCode } from '../activation/service.ts';
import { recordCardEvent } from './log.service.ts';
import { isOwnersAction, cardRelationOf } from '../policy.ts';
import * as queries from '../queries.ts';
import { getCard, findVisible } from '../service.ts';

/** Actions on a single card. */
type CardTransition = 'freeze' | 'unfreeze' | 'retire';

const eventKinds = { freeze: 'frozen', unfreeze: 'unfrozen', retire: 'retired' } as const;

/** Records in the audit log what staff did to a card. */
const auditTransition = (
  ctx: Context,
  tx: Transaction,
  transition: CardTransition,
  card: queries.CardRow,
  previousStatus: string,
) =>
  ctx.audit.record(ctx, tx, {
    act: `card.${transition}`,
    target: { kind: 'card', id: card.id },
    detail: { before: previousStatus, after: card.status },
  });

/**
 * Changes a card as its owner or as staff, and notifies the owner. Of parallel calls only one succeeds. Errors:
 * not-found, forbidden, wrong-state, rate-limited.
 */
const changeCard = async (ctx: Context, id: string, transition: CardTransition): Promise<Card> => {
  const { memberId } = requireSignedIn(ctx);
  await ctx.limits.consume('cardsByMember', memberId);
  const card = await findVisible(ctx, id);
  if (!isOwnersAction(ctx.actor, card, transition)) fail('forbidden');
  const isOwner = cardRelationOf(ctx.actor, card) === 'owner' && card.status !== 'blank';
  await ctx.transaction(async (tx) => {
    const { from, to } = cardTransitions[transition];
    // A blank card may have been activated since it was read. An action of staff on a blank card must not hit an active
    // one.
    const expected = card.status === 'blank' ? from.filter((status) => status === 'blank') : from;
    const limits = isOwner ? { ownerId: memberId } : {};
    const row = await queries.changeState(tx, id, { from: expected, to, ...limits, changedAt: ctx.clock.now() });
    const changed = row ?? fail('wrong-state');
    await recordCardEvent(ctx, tx, changed, { kind: eventKinds[transition], actorId: memberId });
    if (!isOwner) await auditTransition(ctx, tx, transition, changed, card.status);
  });
  return getCard(ctx, id);
};

/** Freezes an active card. Errors: not-found, wrong-state, rate-limited. */
export const freeze = (ctx: Context, id: string): Promise<Card> => changeCard(ctx, id, 'freeze');

/** Unfreezes a card, so that it opens its owner's page again. Errors: not-found, wrong-state, rate-limited. */
export const unfreeze = (ctx: Context, id: string): Promise<Card> => changeCard(ctx, id, 'unfreeze');

/**
 * Retires a card permanently. Errors: not-found, forbidden (the reader's own card is still blank), wrong-state,
 * rate-limited.
 */
export const retire = (ctx: Context, id: string): Promise<Card> => changeCard(ctx, id, 'retire');

/**
 * Replaces the reader's active or frozen card by the blank card `to`, by its code; both change or none. Errors:
 * not-found (of either card), forbidden, invalid, code-invalid, wrong-state (of either card), rate-limited.
 */
export const move = async (ctx: Context, id: string, { to, code }: { to: string; code: string }): Promise<Card> => {
  const { memberId } = requireSignedIn(ctx);
  await ctx.limits.consume('cardsByMember', memberId);
  const card = await findVisible(ctx, id);
  if (!isOwnersAction(ctx.actor, card, 'move')) fail('forbidden');
  if (to === id) failField('to', 'invalid');
  await checkCode(ctx, to, code);
  const now = ctx.clock.now();
  await ctx.transaction(async (tx) => {
    const oldCard = await queries.changeState(tx, id, { ...cardTransitions.move, ownerId: memberId, changedAt: now });
    await recordCardEvent(ctx, tx, oldCard ?? fail('wrong-state'), {
      kind: 'moved',
      actorId: memberId,
      otherCardId: to,
    });
    const newCard = await queries.changeState(tx, to, { ...cardTransitions.activate, memberId, changedAt: now });
    await recordCardEvent(ctx, tx, newCard ?? fail('wrong-state'), {
      kind: 'received',
      actorId: memberId,
      otherCardId: id,
    });
  });
  return getCard(ctx, to);
};
