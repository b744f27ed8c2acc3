import { dayOf } from '@m4u/contract/days';
import type { CardInfo, CardTarget } from '@m4u/contract/profile/card/schema';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import { isBot } from '../../../platform/http/message/bots.ts';
import * as queries from '../queries.ts';
import { countTap, findTarget } from './tap.queries.ts';

/**
 * Returns the page that a card opens. A tap of an active card is counted by day, without data about the visitor; bots
 * and embedded page loads (`isQuiet`) are not counted. A card whose owner's page is closed is answered as frozen.
 * Errors: not-found.
 */
export const openCard = async (ctx: Context, id: string, isQuiet: boolean): Promise<CardTarget> => {
  const { status, memberId, urlMinify, isOpen } = (await findTarget(ctx.db, id)) ?? fail('not-found');
  if (status !== 'active' || memberId === null) return { status, owner: null };
  if (!isOpen) return { status: 'frozen', owner: null };
  if (!isQuiet && !ctx.request.isFetched && !isBot(ctx.request.userAgent)) {
    await countTap(ctx.db, id, dayOf(ctx.clock.now()));
    ctx.tracker.count(ctx, { owner: { kind: 'member', id: memberId }, kind: 'scan', value: id }, 'nfc');
  }
  return { status, owner: { _id: memberId, urlMinify } };
};

/** Returns the public facts of a card. Errors: not-found. */
export const getCardInfo = async (ctx: Context, id: string): Promise<CardInfo> => {
  const { status, number, batchId } = (await queries.find(ctx.db, id)) ?? fail('not-found');
  return { _id: id, status, number: status === 'blank' && batchId !== null ? number : null };
};

/** Whether a card exists, and whether it was ever activated. */
export const checkExistence = async (ctx: Context, id: string): Promise<{ exist: boolean; activated: boolean }> => {
  const card = await queries.find(ctx.db, id);
  return { exist: card !== undefined, activated: card !== undefined && card.activatedAt !== null };
};
