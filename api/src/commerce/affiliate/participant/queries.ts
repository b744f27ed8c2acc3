import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import { and, desc, eq, inArray, sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import type { Slice } from '../../../platform/database/slice.ts';
import { openMemberNameHasWords } from '../../../profile/directory/members/nameSearch.reads.ts';
import { affiliateAccounts as accounts } from '../reward/tables.ts';
import { affiliateCampaigns as campaigns, affiliateParticipants as participants } from '../tables.ts';

/** A row of a participant: a member's participation in a campaign. */
export type ParticipantRow = typeof participants.$inferSelect;

/** Finds the participation of a member in a campaign. */
export const findOfMember = async (
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

/** Finds a participation with the group of its campaign. */
export const find = async (db: Executor, id: string) => {
  const [row] = await db
    .select({ row: participants, groupId: campaigns.groupId, title: campaigns.title })
    .from(participants)
    .innerJoin(campaigns, eq(campaigns.id, participants.campaignId))
    .where(eq(participants.id, id));
  return row;
};

/** Finds participations by their ids. */
export const listByIds = (db: Executor, ids: readonly string[]): Promise<ParticipantRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(participants)
        .where(inArray(participants.id, [...new Set(ids)]));

/** Increments the number of participants of a campaign. Runs as the system, since the campaign belongs to its group. */
const incrementParticipants = byProgram((tx: Transaction, campaignId: string) =>
  tx
    .update(campaigns)
    .set({ participants: sql`${campaigns.participants} + 1` })
    .where(eq(campaigns.id, campaignId)),
);

/** Inserts a participation; undefined when the member already participates or the code is taken. */
export const insert = async (
  tx: Transaction,
  row: typeof participants.$inferInsert,
): Promise<ParticipantRow | undefined> => {
  const [added] = await tx.insert(participants).values(row).onConflictDoNothing().returning();
  if (added) await incrementParticipants(tx, row.campaignId);
  return added;
};

/** Blocks a participant from counting clicks and conversions; null unblocks. */
export const setBlocked = async (tx: Transaction, id: string, blockedAt: Date | null): Promise<void> => {
  await tx.update(participants).set({ blockedAt }).where(eq(participants.id, id));
};

/** Lists participants of a campaign, latest joined first, with their total number; `q` are words of the name. */
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
 * Finds those of the given members whose bank account is also the account of another participant of the group's
 * campaigns. Runs as the system and returns only member ids, since accounts are private.
 */
export const listSharingAccounts = byProgram(
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
