import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import { and, eq, gt, isNotNull, lt, sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { groupIsOpen } from '../../../profile/directory/groups/membership.reads.ts';
import {
  affiliateAttributions as attributions,
  affiliateCampaigns as campaigns,
  affiliateClicks as clicks,
  affiliateDays as days,
  affiliateParticipants as participants,
} from '../tables.ts';

/** Finds the landing page of a link's code, for any caller, with the facts that decide whether the click counts. */
export const findLink = byProgram(async (db: Executor, code: string) => {
  const [row] = await db
    .select({
      participantId: participants.id,
      memberId: participants.memberId,
      blockedAt: participants.blockedAt,
      landing: campaigns.landing,
      status: campaigns.status,
      from: campaigns.from,
      to: campaigns.to,
      quota: campaigns.quota,
      rewarded: campaigns.rewarded,
      endedAt: campaigns.endedAt,
      isThere: groupIsOpen(campaigns.groupId),
    })
    .from(participants)
    .innerJoin(campaigns, eq(campaigns.id, participants.campaignId))
    .where(eq(participants.code, code));
  return row;
});

/** A click of a visitor on a link; `visitor` and `network` are keyed hashes. */
export interface Click {
  readonly participantId: string;
  readonly day: string;
  readonly visitor: string;
  readonly network: string;
  readonly clickedAt: Date;
}

/** Stores a click; true for the first click of the visitor on that day. */
export const recordClick = byProgram(async (tx: Transaction, { clickedAt, ...click }: Click): Promise<boolean> => {
  const [row] = await tx
    .insert(clicks)
    .values({ ...click, firstAt: clickedAt, lastAt: clickedAt })
    .onConflictDoUpdate({
      target: [clicks.participantId, clicks.day, clicks.visitor],
      set: { lastAt: sql`greatest(${clicks.lastAt}, excluded.last_at)` },
    })
    // PostgreSQL sets `xmax` on a row that the statement updates; it is 0 on an inserted one.
    .returning({ isFirst: sql<boolean>`xmax = 0` });
  return row?.isFirst === true;
});

/** Counts visitors who opened a link from one network since a moment. */
export const countFromNetwork = byProgram(
  (
    tx: Transaction,
    { participantId, network }: Pick<Click, 'participantId' | 'network'>,
    since: Date,
  ): Promise<number> =>
    tx.$count(
      clicks,
      and(eq(clicks.participantId, participantId), eq(clicks.network, network), gt(clicks.firstAt, since)),
    ),
);

/** Marks a click as part of a burst. */
export const markBurst = byProgram(
  async (
    tx: Transaction,
    { participantId, day, visitor }: Pick<Click, 'participantId' | 'day' | 'visitor'>,
  ): Promise<void> => {
    await tx
      .update(clicks)
      .set({ burst: true })
      .where(and(eq(clicks.participantId, participantId), eq(clicks.day, day), eq(clicks.visitor, visitor)));
  },
);

/** Adds clicks, bots and bursts to the counts of a link on a day. */
export const addToDailyCounts = byProgram(
  async (
    db: Executor,
    participantId: string,
    day: string,
    { clicked = 0, machines = 0, bursts = 0 }: { clicked?: number; machines?: number; bursts?: number },
  ): Promise<void> => {
    await db
      .insert(days)
      .values({ participantId, day, clicks: clicked, machines, bursts })
      .onConflictDoUpdate({
        target: [days.participantId, days.day],
        set: {
          clicks: sql`${days.clicks} + ${clicked}`,
          machines: sql`${days.machines} + ${machines}`,
          bursts: sql`${days.bursts} + ${bursts}`,
        },
      });
  },
);

/** Stores that members followed links, by day; extends the times of rows that exist. */
export const saveAttributions = async (
  tx: Transaction,
  rows: readonly (typeof attributions.$inferInsert)[],
): Promise<void> => {
  if (rows.length === 0) return;
  await tx
    .insert(attributions)
    .values([...rows])
    .onConflictDoUpdate({
      target: [attributions.memberId, attributions.participantId, attributions.day],
      set: {
        firstAt: sql`least(${attributions.firstAt}, excluded.first_at)`,
        lastAt: sql`greatest(${attributions.lastAt}, excluded.last_at)`,
        burst: sql`${attributions.burst} or excluded.burst`,
      },
    });
};

/** Lists clicks of a visitor since a moment; at most 500, more than a person clicks by hand. */
export const listClicks = byProgram((db: Executor, visitor: string, since: Date) =>
  db
    .select()
    .from(clicks)
    .where(and(eq(clicks.visitor, visitor), gt(clicks.lastAt, since)))
    .limit(500),
);

/** Clears networks of clicks before a moment, and deletes clicks and attributions before a day. */
export const purge = async (
  db: Executor,
  { networksBefore, day }: { readonly networksBefore: Date; readonly day: string },
): Promise<void> => {
  await db
    .update(clicks)
    .set({ network: null })
    .where(and(isNotNull(clicks.network), lt(clicks.firstAt, networksBefore)));
  await db.delete(clicks).where(lt(clicks.day, day));
  await db.delete(attributions).where(lt(attributions.day, day));
};
