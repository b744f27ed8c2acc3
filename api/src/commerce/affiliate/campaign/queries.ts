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
import { administeredBy, groupIsOpen, groupName } from '../../../profile/directory/groups/membership.reads.ts';
import { hasWords } from '../../../profile/directory/members/nameSearch.reads.ts';
import { pictureOf } from '../../../profile/upload/reads.ts';
import { affiliateCampaigns as campaigns, affiliateParticipants as participants } from '../tables.ts';

const { titleWords: _words, ...columns } = getTableColumns(campaigns);
const shown = { ...columns, picture: pictureOf(campaigns.pictureId) };

/** A campaign as the database keeps it. */
export type CampaignRow = Omit<typeof campaigns.$inferSelect, 'titleWords'>;

const rowsOf = (db: Executor) => db.select(shown).from(campaigns);
/** … with its picture. */
export type ShownCampaign = Awaited<ReturnType<typeof rowsOf>>[number];

/** What narrows a list of campaigns. */
export interface Narrowing {
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

const narrows = ({ q, ...given }: Narrowing): SQL | undefined =>
  and(
    whereEqual(campaigns.groupId, given.groupId),
    whereEqual(campaigns.type, given.type),
    whereEqual(campaigns.status, given.status),
    whereEqual(campaigns.rewardKind, given.rewardKind),
    whereEqual(campaigns.per, given.per),
    whereEqual(campaigns.outstanding, given.outstanding),
    whereEqual(campaigns.sell, given.sell),
    whereEqual(campaigns.discount, given.discount),
    q ? or(containsEachWord(campaigns.titleWords, q), hasWords(groupName(campaigns.groupId), q)) : undefined,
  );

/** Whether a campaign runs at a moment, and its group is there. */
const runs = (now: Date): SQL | undefined =>
  and(
    eq(campaigns.status, 'running'),
    lte(campaigns.from, now),
    or(isNull(campaigns.to), gt(campaigns.to, now)),
    or(isNull(campaigns.quota), gt(campaigns.quota, campaigns.rewarded)),
    groupIsOpen(campaigns.groupId),
  );

const listed = async (db: Executor, condition: SQL | undefined, { limit, offset }: Slice) => {
  const [data, total] = await Promise.all([
    rowsOf(db).where(condition).orderBy(desc(campaigns.id)).limit(limit).offset(offset),
    db.$count(campaigns, condition),
  ]);
  return { data, total };
};

/** Campaigns that run, the newest first. */
export const listRunning = (db: Executor, now: Date, narrowing: Narrowing, range: Slice) =>
  listed(db, and(runs(now), narrows(narrowing)), range);

/** All campaigns of groups, the newest first. */
export const listAll = (db: Executor, narrowing: Narrowing & { readonly groupId: string }, range: Slice) =>
  listed(db, narrows(narrowing), range);

/** Campaigns that run and have one of these flags, the newest first. */
export const top = (
  db: Executor,
  now: Date,
  flags: readonly ('outstanding' | 'sell' | 'discount')[],
  limit: number,
): Promise<ShownCampaign[]> =>
  rowsOf(db)
    .where(and(runs(now), or(...flags.map((flag) => eq(campaigns[flag], true)))))
    .orderBy(desc(campaigns.id))
    .limit(limit);

/** A campaign whose group is there. */
export const find = async (db: Executor, id: string): Promise<ShownCampaign | undefined> => {
  const [row] = await rowsOf(db).where(and(eq(campaigns.id, id), groupIsOpen(campaigns.groupId)));
  return row;
};

/** … which nobody changes until the transaction ends. */
export const hold = async (tx: Transaction, id: string): Promise<CampaignRow | undefined> => {
  const [row] = await tx
    .select(columns)
    .from(campaigns)
    .where(and(eq(campaigns.id, id), groupIsOpen(campaigns.groupId)))
    .for('no key update');
  return row;
};

/** Campaigns by their ids, whatever has become of their groups. */
export const byIds = (db: Executor, ids: readonly string[]): Promise<ShownCampaign[]> =>
  ids.length === 0 ? Promise.resolve([]) : rowsOf(db).where(inArray(campaigns.id, [...new Set(ids)]));

/** Adds a campaign. */
export const insert = async (tx: Transaction, row: typeof campaigns.$inferInsert): Promise<void> => {
  await tx.insert(campaigns).values(row);
};

/** Changes a campaign that is held; its version goes on. */
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

/** Puts a campaign of any group among the outstanding ones, or takes it away, for staff; undefined when it is not there. */
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

/** Takes places of the quota, or gives them back with a negative number; false when there are not so many. */
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

/** Campaigns that a member joined, the latest joined first, and how many they are. */
export const listJoined = async (
  db: Executor,
  memberId: string,
  narrowing: Narrowing,
  state: SQL | undefined,
  { limit, offset }: Slice,
) => {
  const condition = and(eq(participants.memberId, memberId), narrows(narrowing), state);
  const joined = db
    .select({ ...shown, participantId: participants.id })
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

/** Whether a campaign is in a state at a moment, as `stateOf` of the contract says. */
export const isInState = (state: string, now: Date): SQL => {
  const ended = sql`${campaigns.to} is not null and ${campaigns.to} <= ${now}`;
  const full = sql`${campaigns.quota} is not null and ${campaigns.rewarded} >= ${campaigns.quota}`;
  return sql`${state} = case when ${campaigns.status} <> 'running' then ${campaigns.status} when ${ended} then 'ended'
    when ${full} then 'full' when ${campaigns.from} > ${now} then 'upcoming' else 'running' end`;
};

/** Whether a member administers a group that is there. */
export const hasGroup = async (db: Executor, memberId: string): Promise<boolean> => {
  const { rows } = await db.execute<{ any: boolean }>(sql`select exists ${administeredBy(memberId)} as any`);
  return rows[0]?.any === true;
};
