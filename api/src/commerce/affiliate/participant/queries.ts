import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import { and, desc, eq, inArray, sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import type { Slice } from '../../../platform/database/slice.ts';
import { openMemberNameHasWords } from '../../../profile/directory/members/nameSearch.reads.ts';
import { affiliateAccounts as accounts } from '../reward/tables.ts';
import { affiliateCampaigns as campaigns, affiliateParticipants as participants } from '../tables.ts';

/** Somebody's part in a campaign as the database keeps it. */
export type ParticipantRow = typeof participants.$inferSelect;

/** A member's part in a campaign. */
export const findOf = async (
  db: Executor,
  campaignId: string,
  memberId: string,
): Promise<ParticipantRow | undefined> => {
  const [row] = await db
    .select()
    .from(participants)
    .where(and(eq(participants.campaignId, campaignId), eq(participants.memberId, memberId)));
  return row;
};

/** A part with its campaign's group. */
export const find = async (db: Executor, id: string) => {
  const [row] = await db
    .select({ row: participants, groupId: campaigns.groupId, title: campaigns.title })
    .from(participants)
    .innerJoin(campaigns, eq(campaigns.id, participants.campaignId))
    .where(eq(participants.id, id));
  return row;
};

/** Parts by their ids. */
export const byIds = (db: Executor, ids: readonly string[]): Promise<ParticipantRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(participants)
        .where(inArray(participants.id, [...new Set(ids)]));

/** Counts another participant; the campaign is its group's. */
const countOne = byProgram((tx: Transaction, campaignId: string) =>
  tx
    .update(campaigns)
    .set({ participants: sql`${campaigns.participants} + 1` })
    .where(eq(campaigns.id, campaignId)),
);

/** Joins; undefined when the member takes part already, or the code is another's. */
export const insert = async (
  tx: Transaction,
  row: typeof participants.$inferInsert,
): Promise<ParticipantRow | undefined> => {
  const [added] = await tx.insert(participants).values(row).onConflictDoNothing().returning();
  if (added) await countOne(tx, row.campaignId);
  return added;
};

/** Stops counting for a part, or counts again with null. */
export const setBlocked = async (tx: Transaction, id: string, blockedAt: Date | null): Promise<void> => {
  await tx.update(participants).set({ blockedAt }).where(eq(participants.id, id));
};

/** Who takes part in a campaign, the latest joined first, and how many; `q` are words of the name. */
export const list = async (
  db: Executor,
  campaignId: string,
  q: string | undefined,
  { limit, offset }: Slice,
): Promise<{ rows: ParticipantRow[]; total: number }> => {
  const condition = and(
    eq(participants.campaignId, campaignId),
    q ? openMemberNameHasWords(participants.memberId, q) : undefined,
  );
  const [rows, total] = await Promise.all([
    db.select().from(participants).where(condition).orderBy(desc(participants.id)).limit(limit).offset(offset),
    db.$count(participants, condition),
  ]);
  return { rows, total };
};

/**
 * Those of these members who are paid to the same account as another participant of the group's campaigns; of the
 * accounts nothing else is told.
 */
export const sharingAccounts = byProgram(
  async (db: Executor, groupId: string, memberIds: readonly string[]): Promise<ReadonlySet<string>> => {
    if (memberIds.length === 0) return new Set();
    const other = sql`select from ${accounts} as other where other.hash = ${accounts.hash}
    and other.member_id <> ${accounts.memberId} and exists (select from ${participants}
      inner join ${campaigns} on ${campaigns.id} = ${participants.campaignId}
      where ${participants.memberId} = other.member_id and ${campaigns.groupId} = ${groupId})`;
    const rows = await db
      .select({ memberId: accounts.memberId })
      .from(accounts)
      .where(and(inArray(accounts.memberId, [...new Set(memberIds)]), sql`exists (${other})`));
    return new Set(rows.map(({ memberId }) => memberId));
  },
);
