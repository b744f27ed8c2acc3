import type { CardInfo, CardTarget } from '@m4u/contract/profile/card/schema';
import type { Context } from '../../../platform/context.ts';
import { dayOf } from '../../../platform/time/days.ts';
import { fail } from '../../../platform/errors.ts';
import { isBot } from '../../../platform/http/message/bots.ts';
import * as queries from '../queries.ts';
import { countTap, findTarget } from './tap.queries.ts';

/**
 * Where a card leads. An active one is counted by day; of who tapped it nothing is kept, and machines that follow
 * addresses by themselves, and pages that load the address as a part of themselves, are left out. One whose owner's page is closed is answered like a frozen one. Errors:
 * not-found.
 */
export const open = async (ctx: Context, id: string, isQuiet: boolean): Promise<CardTarget> => {
  const { status, memberId, urlMinify, isOpen } = (await findTarget(ctx.db, id)) ?? fail('not-found');
  if (status !== 'active' || memberId === null) return { status, owner: null };
  if (!isOpen) return { status: 'frozen', owner: null };
  if (!isQuiet && !ctx.request.isFetched && !isBot(ctx.request.userAgent)) {
    await countTap(ctx.db, id, dayOf(ctx.clock.now()));
    ctx.tracker.count(ctx, { owner: { kind: 'member', id: memberId }, kind: 'scan', value: id }, 'nfc');
  }
  return { status, owner: { _id: memberId, urlMinify } };
};

/** What anybody may know of a card. Errors: not-found. */
export const registerInfo = async (ctx: Context, id: string): Promise<CardInfo> => {
  const { status, number, batchId } = (await queries.find(ctx.db, id)) ?? fail('not-found');
  return { _id: id, status, number: status === 'blank' && batchId !== null ? number : null };
};

/** Whether there is a card of an id, and whether it was ever activated. */
export const checkExist = async (ctx: Context, id: string): Promise<{ exist: boolean; activated: boolean }> => {
  const card = await queries.find(ctx.db, id);
  return { exist: card !== undefined, activated: card !== undefined && card.activatedAt !== null };
};
