import type { CampaignStatus, CampaignType, Conversion, RewardKind } from '@m4u/contract/commerce/affiliate/rules';
import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import {
  and,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { containsEachWord } from '../../../platform/database/folding.ts';
import { whereEqual } from '../../../platform/database/narrowing.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import type { Slice } from '../../../platform/database/slice.ts';
import {
  administeredGroupIds,
  groupIsOpen,
  groupNameOf,
  type RoleHolder,
} from '../../../profile/directory/groups/membership.reads.ts';
import { hasWordsStarting } from '../../../profile/directory/members/nameSearch.reads.ts';
import { pictureOf } from '../../../profile/upload/reads.ts';
import { affiliateCampaigns as campaigns, affiliateParticipants as participants } from '../tables.ts';

const { titleWords: _words, ...columns } = getTableColumns(campaigns);
const campaignColumns = { ...columns, picture: pictureOf(campaigns.pictureId) };

/** A row of a campaign, without its search words. */
export type CampaignRow = Omit<typeof campaigns.$inferSelect, 'titleWords'>;

const selectCampaigns = (db: Executor) => db.select(campaignColumns).from(campaigns);
/** A campaign with its picture. */
export type CampaignWithPicture = Awaited<ReturnType<typeof selectCampaigns>>[number];

/** Filter of a list of campaigns. */
export interface CampaignFilter {
  readonly groupId?: string | undefined;
  readonly type?: CampaignType | undefined;
  readonly status?: CampaignStatus | undefined;
  readonly rewardKind?: RewardKind | undefined;
  readonly per?: Conversion | undefined;
  readonly outstanding?: boolean | undefined;
  readonly sell?: boolean | undefined;
  readonly discount?: boolean | undefined;
  /** Words of the title, or of the group's name. */
  readonly q?: string | undefined;
}

const campaignsMatching = ({ q, ...conditions }: CampaignFilter): SQL | undefined =>
  and(
    whereEqual(campaigns.groupId, conditions.groupId),
    whereEqual(campaigns.type, conditions.type),
    whereEqual(campaigns.status, conditions.status),
    whereEqual(campaigns.rewardKind, conditions.rewardKind),
    whereEqual(campaigns.per, conditions.per),
    whereEqual(campaigns.outstanding, conditions.outstanding),
    whereEqual(campaigns.sell, conditions.sell),
    whereEqual(campaigns.discount, conditions.discount),
    q ? or(containsEachWord(campaigns.titleWords, q), hasWordsStarting(groupNameOf(campaigns.groupId), q)) : undefined,
  );

/** Whether a campaign's quota has a place left, as a condition of a larger query. */
const hasPlaceLeft = or(isNull(campaigns.quota), gt(campaigns.quota, campaigns.rewarded));

/** Whether a campaign runs at a moment and its group is open, as a condition of a larger query. */
const isRunning = (now: Date): SQL | undefined =>
  and(
    eq(campaigns.status, 'running'),
    lte(campaigns.from, now),
    or(isNull(campaigns.to), gt(campaigns.to, now)),
    hasPlaceLeft,
    groupIsOpen(campaigns.groupId),
  );

const listWhere = async (db: Executor, condition: SQL | undefined, { limit, offset }: Slice) => {
  const [data, total] = await Promise.all([
    selectCampaigns(db).where(condition).orderBy(desc(campaigns.id)).limit(limit).offset(offset),
    db.$count(campaigns, condition),
  ]);
  return { data, total };
};

/** Lists running campaigns, newest first. */
export const listRunning = (db: Executor, now: Date, filter: CampaignFilter, slice: Slice) =>
  listWhere(db, and(isRunning(now), campaignsMatching(filter)), slice);

/** Lists all campaigns of a group, newest first. */
export const listAll = (db: Executor, filter: CampaignFilter & { readonly groupId: string }, slice: Slice) =>
  listWhere(db, campaignsMatching(filter), slice);

/** Lists running campaigns with at least one of these flags, newest first. */
export const listTop = (
  db: Executor,
  now: Date,
  flags: readonly ('outstanding' | 'sell' | 'discount')[],
  limit: number,
): Promise<CampaignWithPicture[]> =>
  selectCampaigns(db)
    .where(and(isRunning(now), or(...flags.map((flag) => eq(campaigns[flag], true)))))
    .orderBy(desc(campaigns.id))
    .limit(limit);

/** Finds a campaign of an open group. */
export const find = async (db: Executor, id: string): Promise<CampaignWithPicture | undefined> => {
  const [row] = await selectCampaigns(db).where(and(eq(campaigns.id, id), groupIsOpen(campaigns.groupId)));
  return row;
};

/** Locks a campaign until the transaction ends. */
export const findForUpdate = async (tx: Transaction, id: string): Promise<CampaignRow | undefined> => {
  const [row] = await tx
    .select(columns)
    .from(campaigns)
    .where(and(eq(campaigns.id, id), groupIsOpen(campaigns.groupId)))
    .for('no key update');
  return row;
};

/** Finds campaigns by their ids, also those of closed groups. */
export const listByIds = (db: Executor, ids: readonly string[]): Promise<CampaignWithPicture[]> =>
  ids.length === 0 ? Promise.resolve([]) : selectCampaigns(db).where(inArray(campaigns.id, [...new Set(ids)]));

export const insert = async (tx: Transaction, row: typeof campaigns.$inferInsert): Promise<void> => {
  await tx.insert(campaigns).values(row);
};

/** Updates a locked campaign and increments its version. */
export const update = async (
  tx: Transaction,
  id: string,
  changes: Partial<typeof campaigns.$inferInsert>,
): Promise<void> => {
  await tx
    .update(campaigns)
    .set({ ...changes, version: sql`${campaigns.version} + 1` })
    .where(eq(campaigns.id, id));
};

/** Sets whether a campaign of any group is outstanding, for staff; undefined when there is no such campaign. */
export const setOutstanding = byProgram(
  async (
    tx: Transaction,
    id: string,
    outstanding: boolean,
  ): Promise<{ title: string; groupId: string } | undefined> => {
    const [row] = await tx
      .update(campaigns)
      .set({ outstanding })
      .where(and(eq(campaigns.id, id), groupIsOpen(campaigns.groupId)))
      .returning({ title: campaigns.title, groupId: campaigns.groupId });
    return row;
  },
);

/** Takes places of the quota, or returns them when `places` is negative; false when too few are left. */
export const takePlaces = async (tx: Transaction, id: string, places: number): Promise<boolean> => {
  const rows = await tx
    .update(campaigns)
    .set({ rewarded: sql`${campaigns.rewarded} + ${places}` })
    .where(
      and(
        eq(campaigns.id, id),
        places > 0
          ? or(isNull(campaigns.quota), lte(sql`${campaigns.rewarded} + ${places}`, campaigns.quota))
          : undefined,
      ),
    )
    .returning({ id: campaigns.id });
  return rows.length > 0;
};

/** Lists campaigns that a member joined, latest joined first, with their total number. */
export const listJoined = async (
  db: Executor,
  memberId: string,
  filter: CampaignFilter,
  state: SQL | undefined,
  { limit, offset }: Slice,
) => {
  const condition = and(eq(participants.memberId, memberId), campaignsMatching(filter), state);
  const joined = db
    .select({ ...campaignColumns, participantId: participants.id })
    .from(participants)
    .innerJoin(campaigns, eq(campaigns.id, participants.campaignId))
    .where(condition);
  const [data, counted] = await Promise.all([
    joined.orderBy(desc(participants.id)).limit(limit).offset(offset),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(participants)
      .innerJoin(campaigns, eq(campaigns.id, participants.campaignId))
      .where(condition),
  ]);
  return { data, total: counted[0]?.total ?? 0 };
};

/** Whether a campaign is in a state at a moment; the SQL form of `stateOf` of the contract. */
export const isInState = (state: string, now: Date): SQL => {
  const ended = sql`${campaigns.to} is not null and ${campaigns.to} <= ${now}`;
  const full = sql`${campaigns.quota} is not null and ${campaigns.rewarded} >= ${campaigns.quota}`;
  return sql`${state} = case when ${campaigns.status} <> 'running' then ${campaigns.status} when ${ended} then 'ended'
    when ${full} then 'full' when ${campaigns.from} > ${now} then 'upcoming' else 'running' end`;
};

/** Whether a member administers an open group. */
export const hasGroup = async (db: Executor, holder: RoleHolder): Promise<boolean> => {
  const { rows } = await db.execute<{ any: boolean }>(sql`select exists ${administeredGroupIds(holder)} as any`);
  return rows[0]?.any === true;
};
