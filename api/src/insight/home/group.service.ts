import { dayOf } from '@m4u/contract/days';
import {
  GROUP_STEPS,
  type GroupHome,
  type GroupStart,
  type GroupStep,
  type GroupWaiting,
  type HomeSpan,
} from '@m4u/contract/insight/home/schema';
import { calculateVndPerPoint, RATE_PER_PERCENT } from '@m4u/contract/commerce/point/rules';
import type { Context } from '../../platform/context.ts';
import { dayAfter } from '../../platform/time/days.ts';
import { findDueRewards } from '../../commerce/affiliate/reward/reads.ts';
import { readFigures } from '../../commerce/book/figures.service.ts';
import { list as listOrders } from '../../commerce/order/list.service.ts';
import { findWaitingRequests } from '../../commerce/order/requests/reads.ts';
import { getSettings, hasSettings } from '../../commerce/point/settings.service.ts';
import { fail } from '../../platform/errors.ts';
import { hasPiece } from '../../content/item/pageSections.reads.ts';
import { hasEvent } from '../../event/checkIn/reads.ts';
import { findStartFacts } from '../../profile/group/page/start.reads.ts';
import { addSettledSteps } from '../../profile/group/page/start.writes.ts';
import { listFirstSteps } from './nextStep.rules.ts';
import { requireGroupAdmin } from '../../profile/group/rights.service.ts';
import { listRequests } from '../../profile/group/people/service.ts';

/** Newest orders, and people who ask to join, that the home shows. */
const SHOWN_ORDERS = 5;
const SHOWN_JOINS = 3;

/** The usual span of the figures, in days. */
const USUAL_SPAN: HomeSpan = '30';

const readWaiting = async (ctx: Context, groupId: string): Promise<GroupWaiting> => {
  const [requests, joins, rewards] = await Promise.all([
    findWaitingRequests(ctx.db, groupId),
    listRequests(ctx, groupId, { limit: SHOWN_JOINS }),
    findDueRewards(ctx.db, groupId, ctx.clock.now()),
  ]);
  return {
    requests: { count: requests.count, oldest: requests.oldest?.toISOString() ?? null },
    joins: { count: joins.total, people: joins.data.map(({ person, since }) => ({ person, since })) },
    rewards,
  };
};

/** Reads which first steps of a group are done, by what it has or because its admins settled them. */
const readStart = async (ctx: Context, groupId: string, hasOrder: boolean): Promise<GroupStart[]> => {
  const [hasProduct, hasPost, hasAnEvent, hasRate, facts] = await Promise.all([
    hasPiece(ctx.db, groupId, 'product'),
    hasPiece(ctx.db, groupId, 'post'),
    hasEvent(ctx.db, groupId),
    hasSettings(ctx.db, groupId),
    findStartFacts(ctx.db, groupId),
  ]);
  const { kind, hasPictures, hasPeople, settledSteps } = facts ?? fail('not-found');
  const found = {
    page: hasPictures,
    product: hasProduct,
    rate: hasRate,
    order: hasOrder,
    people: hasPeople,
    piece: hasPost || hasAnEvent,
    // Nothing tells whether a code was printed.
    qr: false,
  };
  return listFirstSteps(kind, new Set(GROUP_STEPS.filter((step) => found[step] || settledSteps.includes(step))));
};

/**
 * Settles first steps of a group, which are then shown as done, for its admins. Errors: not-found, forbidden.
 */
export const settleSteps = async (ctx: Context, groupId: string, steps: readonly GroupStep[]): Promise<void> => {
  const { id } = await requireGroupAdmin(ctx, groupId);
  await ctx.transaction((tx) => addSettledSteps(tx, id, steps));
};

/**
 * Figures of a group today and over a span, its newest orders and open work, in a fixed number of statements
 * (docs/rules/home.md#shop). Errors: not-found, forbidden.
 */
export const getGroupHome = async (ctx: Context, groupId: string, days: HomeSpan = USUAL_SPAN): Promise<GroupHome> => {
  const { id, name } = await requireGroupAdmin(ctx, groupId);
  const today = dayOf(ctx.clock.now());
  const [figures, orders, waiting, settings] = await Promise.all([
    readFigures(ctx.db, id, { today, days: Number(days) }),
    listOrders(ctx, { groupId: id, limit: SHOWN_ORDERS }),
    readWaiting(ctx, id),
    getSettings(ctx, id),
  ]);
  return {
    _id: id,
    name,
    vndPerPoint: calculateVndPerPoint(Math.round(settings.rate * RATE_PER_PERCENT)),
    today: figures.today,
    weekBefore: figures.weekBefore,
    span: { days: Number(days), from: dayAfter(today, 1 - Number(days)), to: today, ...figures.span },
    heldPoints: figures.heldPoints,
    orders: orders.data,
    waiting,
    start: await readStart(ctx, id, figures.heldPoints > 0 || orders.total > 0),
  };
};
