import type { GroupHome, GroupWaiting, HomeSpan } from '@m4u/contract/insight/home/schema';
import { RATE_PER_PERCENT, VND_PER_POINT } from '@m4u/contract/commerce/point/rules';
import type { Context } from '../../platform/context.ts';
import { dayAfter, dayOf } from '../../platform/time/days.ts';
import { findDueRewards } from '../../commerce/affiliate/reward/reads.ts';
import { readFigures } from '../../commerce/book/figures.service.ts';
import { list as listOrders } from '../../commerce/order/list.service.ts';
import { findWaitingRequests } from '../../commerce/order/requests/reads.ts';
import { getSettings } from '../../commerce/point/settings.service.ts';
import { requireGroupAdmin } from '../../profile/group/customers/service.ts';
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

/** VND of an invoice for one point; null for a rate of nothing. */
const toVndPerPoint = (percent: number): number | null =>
  percent === 0 ? null : Math.round((VND_PER_POINT * RATE_PER_PERCENT) / percent);

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
    vndPerPoint: toVndPerPoint(settings.rate),
    today: figures.today,
    weekBefore: figures.weekBefore,
    span: { days: Number(days), from: dayAfter(today, 1 - Number(days)), to: today, ...figures.span },
    heldPoints: figures.heldPoints,
    orders: orders.data,
    waiting,
  };
};
