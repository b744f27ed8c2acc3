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

/** What somebody does to one card by itself. */
type Deed = 'freeze' | 'unfreeze' | 'retire';

const kinds = { freeze: 'frozen', unfreeze: 'unfrozen', retire: 'retired' } as const;

/** Writes down what staff did to somebody's card. */
const audited = (ctx: Context, tx: Transaction, deed: Deed, card: queries.CardRow, before: string) =>
  ctx.audit.record(ctx, tx, {
    act: `card.${deed}`,
    target: { kind: 'card', id: card.id },
    detail: { before, after: card.status },
  });

/**
 * Does something to a card as its owner or as staff; its owner is told. Of two at once one succeeds. Errors: not-found,
 * forbidden, wrong-state, rate-limited.
 */
const does = async (ctx: Context, id: string, deed: Deed): Promise<Card> => {
  const { memberId } = requireSignedIn(ctx);
  await ctx.limits.consume('cardsByMember', memberId);
  const card = await visible(ctx, id);
  if (!isOwnersAction(ctx.actor, card, deed)) fail('forbidden');
  const isOwner = standingOf(ctx.actor, card) === 'owner' && card.status !== 'blank';
  await ctx.transaction(async (tx) => {
    const { from, to } = cardTransitions[deed];
    // A blank card may have become somebody's since it was looked at: what staff do to it is meant for a blank one.
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

/** Lets a frozen card lead to its owner's page again. Errors: not-found, wrong-state, rate-limited. */
export const unfreeze = (ctx: Context, id: string): Promise<Card> => does(ctx, id, 'unfreeze');

/** Ends a card for good. Errors: not-found, forbidden (a blank one that waits for the reader), wrong-state, rate-limited. */
export const retire = (ctx: Context, id: string): Promise<Card> => does(ctx, id, 'retire');

/**
 * Puts the blank card `to` in the place of the reader's active or frozen one, by its code; both or neither change.
 * Errors: not-found (also of the new one), forbidden, invalid, code-invalid, wrong-state of either, rate-limited.
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
