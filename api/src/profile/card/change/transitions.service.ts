import { cardTransitions } from '@m4u/contract/profile/card/rules';
import type { Card } from '@m4u/contract/profile/card/schema';
import { requireSignedIn } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { fail, failField } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { checkCode } from '../activation/service.ts';
import { recordCardEvent } from './log.service.ts';
import { isOwnersAction, standingOf } from '../policy.ts';
import * as queries from '../queries.ts';
import { shown, visible } from '../service.ts';

/** Actions on a single card. */
type Deed = 'freeze' | 'unfreeze' | 'retire';

const kinds = { freeze: 'frozen', unfreeze: 'unfrozen', retire: 'retired' } as const;

/** Records in the audit log what staff did to a card. */
const audited = (ctx: Context, tx: Transaction, deed: Deed, card: queries.CardRow, before: string) =>
  ctx.audit.record(ctx, tx, {
    act: `card.${deed}`,
    target: { kind: 'card', id: card.id },
    detail: { before, after: card.status },
  });

/**
 * Changes a card as its owner or as staff, and notifies the owner. Of parallel calls only one succeeds. Errors:
 * not-found, forbidden, wrong-state, rate-limited.
 */
const does = async (ctx: Context, id: string, deed: Deed): Promise<Card> => {
  const { memberId } = requireSignedIn(ctx);
  await ctx.limits.consume('cardsByMember', memberId);
  const card = await visible(ctx, id);
  if (!isOwnersAction(ctx.actor, card, deed)) fail('forbidden');
  const isOwner = standingOf(ctx.actor, card) === 'owner' && card.status !== 'blank';
  await ctx.transaction(async (tx) => {
    const { from, to } = cardTransitions[deed];
    // A blank card may have been activated since it was read. An action of staff on a blank card must not hit an active
    // one.
    const expected = card.status === 'blank' ? from.filter((status) => status === 'blank') : from;
    const limits = isOwner ? { of: memberId } : {};
    const row = await queries.change(tx, id, { from: expected, to, ...limits, at: ctx.clock.now() });
    const changed = row ?? fail('wrong-state');
    await recordCardEvent(ctx, tx, changed, { kind: kinds[deed], actorId: memberId });
    if (!isOwner) await audited(ctx, tx, deed, changed, card.status);
  });
  return shown(ctx, id);
};

/** Freezes an active card. Errors: not-found, wrong-state, rate-limited. */
export const freeze = (ctx: Context, id: string): Promise<Card> => does(ctx, id, 'freeze');

/** Unfreezes a card, so that it opens its owner's page again. Errors: not-found, wrong-state, rate-limited. */
export const unfreeze = (ctx: Context, id: string): Promise<Card> => does(ctx, id, 'unfreeze');

/**
 * Retires a card permanently. Errors: not-found, forbidden (the reader's own card is still blank), wrong-state,
 * rate-limited.
 */
export const retire = (ctx: Context, id: string): Promise<Card> => does(ctx, id, 'retire');

/**
 * Replaces the reader's active or frozen card by the blank card `to`, by its code; both change or none. Errors:
 * not-found (of either card), forbidden, invalid, code-invalid, wrong-state (of either card), rate-limited.
 */
export const move = async (ctx: Context, id: string, { to, code }: { to: string; code: string }): Promise<Card> => {
  const { memberId } = requireSignedIn(ctx);
  await ctx.limits.consume('cardsByMember', memberId);
  const card = await visible(ctx, id);
  if (!isOwnersAction(ctx.actor, card, 'move')) fail('forbidden');
  if (to === id) failField('to', 'invalid');
  await checkCode(ctx, to, code);
  const at = ctx.clock.now();
  await ctx.transaction(async (tx) => {
    const left = await queries.change(tx, id, { ...cardTransitions.move, of: memberId, at });
    await recordCardEvent(ctx, tx, left ?? fail('wrong-state'), { kind: 'moved', actorId: memberId, otherCardId: to });
    const taken = await queries.change(tx, to, { ...cardTransitions.activate, memberId, at });
    await recordCardEvent(ctx, tx, taken ?? fail('wrong-state'), {
      kind: 'received',
      actorId: memberId,
      otherCardId: id,
    });
  });
  return shown(ctx, to);
};
