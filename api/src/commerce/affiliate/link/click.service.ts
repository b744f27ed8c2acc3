import { dayOf } from '@m4u/contract/days';
import { ATTRIBUTION_DAYS } from '@m4u/contract/commerce/affiliate/rules';
import { DAY } from '@m4u/contract/durations';
import { requireSignedIn } from '../../../platform/actor.ts';
import type { Context, Platform } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import { isBot } from '../../../platform/http/message/bots.ts';
import { keyedHash } from '../../../platform/keys/crypto.ts';
import { networkOf } from '../../../platform/limits/address.ts';
import { tryConsume } from '../../../platform/limits/within.ts';
import * as queries from './click.queries.ts';
import { rewardSignup } from '../reward/conversion.service.ts';
import { BURST, BURST_TIME, newVisitor, stateAt } from '../rules.ts';

/** Time (ms) after a click in which an order or sign-up earns a reward. */
const ATTRIBUTION_TIME = ATTRIBUTION_DAYS * DAY;

/** Days until clicks are deleted: some days longer than the time of attribution. */
const KEPT_DAYS = ATTRIBUTION_DAYS + 5;
/** Time (ms) until the network of a click is cleared; bursts are detected before. */
const NETWORK_TIME = 2 * DAY;

/** The keyed hash under which a visitor is stored; it does not reveal the cookie. */
const visitorHash = (ctx: Context, kind: 'visitor' | 'member', visitorId: string): string =>
  keyedHash(ctx.secrets.codeKey, `affiliate ${kind}`, visitorId);

/** Stores a click; counts the first click of a visitor on a day, unless the participant clicked. */
const storeClick = async (
  ctx: Context,
  { participantId, memberId }: { participantId: string; memberId: string },
  visitor: string,
): Promise<void> => {
  const clickedAt = ctx.clock.now();
  const day = dayOf(clickedAt);
  const reader = ctx.actor.kind === 'member' ? ctx.actor.memberId : undefined;
  const network = keyedHash(ctx.secrets.codeKey, 'affiliate network', day, networkOf(ctx.request.ip));
  const click = { participantId, day, visitor, network, clickedAt };
  await ctx.transaction(async (tx) => {
    const isFirst = await queries.recordClick(tx, click);
    const from = isFirst ? await queries.countFromNetwork(tx, click, new Date(clickedAt.getTime() - BURST_TIME)) : 0;
    const burst = from >= BURST;
    if (burst) await queries.markBurst(tx, click);
    if (isFirst && reader !== memberId)
      await queries.addToDailyCounts(tx, participantId, day, { clicked: 1, bursts: burst ? 1 : 0 });
    if (reader !== undefined)
      await queries.saveAttributions(tx, [
        { memberId: reader, participantId, day, firstAt: clickedAt, lastAt: clickedAt, burst },
      ]);
  });
};

/**
 * Resolves a personal link to its landing page, in every state of its campaign. While the campaign runs, a visitor
 * counts once a day and bots are counted separately. Stores nothing and sets no cookie for visitors who asked not to be
 * tracked (`private`). Errors: not-found.
 */
export const followLink = async (
  ctx: Context,
  { code, visitor, ...request }: { code: string; visitor?: string | undefined; private?: boolean | undefined },
): Promise<{ landing: string; visitor: string | null }> => {
  const link = (await queries.findLink(ctx.db, code)) ?? fail('not-found');
  const now = ctx.clock.now();
  const { landing, participantId } = link;
  const counts = link.isThere && link.blockedAt === null && stateAt(link, now) === 'running';
  const nothing = { landing, visitor: null };
  if (!counts || request.private === true || ctx.request.uncounted === true) return nothing;
  // Above the limit links still redirect; their clicks are not counted.
  if (!(await tryConsume(ctx.limits, 'affiliateClicksByAddress', ctx.request.ip))) return nothing;
  if (isBot(ctx.request.userAgent)) {
    await queries.addToDailyCounts(ctx.db, participantId, dayOf(now), { machines: 1 });
    return nothing;
  }
  const visitorId = visitor ?? newVisitor(ctx.random);
  const isReader = visitor === undefined && ctx.actor.kind === 'member';
  await storeClick(
    ctx,
    link,
    isReader ? visitorHash(ctx, 'member', requireSignedIn(ctx).memberId) : visitorHash(ctx, 'visitor', visitorId),
  );
  return { landing, visitor: visitorId };
};

/**
 * Attributes the clicks of a visitor within the last thirty days to the caller, who has signed in or up in that
 * browser. A sign-up after such a click earns the participant a reward when the campaign rewards sign-ups: at once for
 * a verified account, otherwise by the sweep after its verification.
 */
export const attributeClicks = async (ctx: Context, visitor: string): Promise<void> => {
  const { memberId } = requireSignedIn(ctx);
  const since = new Date(ctx.clock.now().getTime() - ATTRIBUTION_TIME);
  const clicks = await queries.listClicks(ctx.db, visitorHash(ctx, 'visitor', visitor), since);
  if (clicks.length === 0) return;
  await ctx.transaction(async (tx) => {
    await queries.saveAttributions(
      tx,
      clicks.map(({ participantId, day, firstAt, lastAt, burst }) => ({
        memberId,
        participantId,
        day,
        firstAt,
        lastAt,
        burst,
      })),
    );
    await rewardSignup(ctx, tx, memberId);
  });
};

/** Deletes clicks and attributions after `KEPT_DAYS`, and clears networks after two days. */
export const purgeOldClicks = ({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> => {
  const now = clock.now().getTime();
  return queries.purge(db, {
    networksBefore: new Date(now - NETWORK_TIME),
    day: dayOf(new Date(now - KEPT_DAYS * DAY)),
  });
};
