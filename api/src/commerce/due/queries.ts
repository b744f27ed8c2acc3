import type { Executor } from '../../platform/database/database.ts';
import { and, asc, desc, eq, gt, inArray, sql } from '../../platform/database/orm.ts';
import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { duePeriods as periods, dueReminders as reminders } from './tables.ts';

/** A row of a period. */
export type PeriodRow = typeof periods.$inferSelect;

/** A period that was given, with its days. */
export type GivenPeriod = PeriodRow & { readonly startsOn: string; readonly endsOn: string; readonly anchor: number };

/** A member of a group. */
export interface Payer {
  readonly groupId: string;
  readonly memberId: string;
}

const of = ({ groupId, memberId }: Payer) => and(eq(periods.groupId, groupId), eq(periods.memberId, memberId));

const isGiven = (row: PeriodRow): row is GivenPeriod =>
  row.state === 'given' && row.startsOn !== null && row.endsOn !== null && row.anchor !== null;

/** Makes those who change the dues of one member in one group wait for each other, until the transaction ends. */
export const lockPayer = async (tx: Transaction, { groupId, memberId }: Payer): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`dues ${groupId} ${memberId}`}, 0))`);
};

/** Finds a period. */
export const find = async (db: Executor, id: string): Promise<PeriodRow | undefined> => {
  const [row] = await db.select().from(periods).where(eq(periods.id, id));
  return row;
};

/** The period of a member that waits for its payment. */
export const findAsked = async (db: Executor, payer: Payer): Promise<PeriodRow | undefined> => {
  const [row] = await db
    .select()
    .from(periods)
    .where(and(of(payer), eq(periods.state, 'asked')));
  return row;
};

/** The given period of a member that ends last. */
export const findLatest = async (db: Executor, payer: Payer): Promise<GivenPeriod | undefined> => {
  const [row] = await db
    .select()
    .from(periods)
    .where(and(of(payer), eq(periods.state, 'given')))
    .orderBy(desc(periods.endsOn))
    .limit(1);
  return row && isGiven(row) ? row : undefined;
};

/** Lists the given periods of a member that begin after a day, the earliest first. */
export const listGivenAfter = async (db: Executor, payer: Payer, day: string): Promise<GivenPeriod[]> => {
  const rows = await db
    .select()
    .from(periods)
    .where(and(of(payer), eq(periods.state, 'given'), gt(periods.startsOn, day)))
    .orderBy(asc(periods.startsOn));
  return rows.filter(isGiven);
};

/** Lists the periods of a member in some groups, the newest first; the program's caller shows them to whom they belong. */
export const listOfMember = (db: Executor, memberId: string, groupIds: readonly string[]): Promise<PeriodRow[]> =>
  db
    .select()
    .from(periods)
    .where(and(eq(periods.memberId, memberId), inArray(periods.groupId, [...groupIds])))
    .orderBy(desc(periods.id))
    .limit(1_000);

/** Ids of the groups in which a member has or had a period. */
export const listGroupIds = async (db: Executor, memberId: string): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ groupId: periods.groupId })
    .from(periods)
    .where(and(eq(periods.memberId, memberId), inArray(periods.state, ['asked', 'given', 'taken'])))
    .limit(100);
  return rows.map(({ groupId }) => groupId);
};

/** Inserts a period. */
export const insert = async (tx: Transaction, row: PeriodRow): Promise<void> => {
  await tx.insert(periods).values(row);
};

/** Changes a period. */
export const update = async (tx: Transaction, id: string, changes: Partial<PeriodRow>): Promise<void> => {
  await tx.update(periods).set(changes).where(eq(periods.id, id));
};

/** Notes a reminder; false when it was sent before. */
export const insertReminder = async (
  tx: Transaction,
  { groupId, memberId }: Payer,
  key: string,
  createdAt: Date,
): Promise<boolean> => {
  const inserted = await tx
    .insert(reminders)
    .values({ groupId, memberId, key, createdAt })
    .onConflictDoNothing()
    .returning({ key: reminders.key });
  return inserted.length > 0;
};

/** Lists periods that wait for their payment, after one of them. Runs as the program, for the job. */
export const listAsked = byProgram(
  (
    db: Executor,
    { after, limit }: { readonly after: string | undefined; readonly limit: number },
  ): Promise<Pick<PeriodRow, 'id' | 'paymentId'>[]> =>
    db
      .select({ id: periods.id, paymentId: periods.paymentId })
      .from(periods)
      .where(and(eq(periods.state, 'asked'), after === undefined ? undefined : gt(periods.id, after)))
      .orderBy(asc(periods.id))
      .limit(limit),
);

/** Lists those of some periods that are given. Runs as the program, for the job. */
export const listGivenIds = byProgram(async (db: Executor, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: periods.id })
    .from(periods)
    .where(and(inArray(periods.id, [...ids]), eq(periods.state, 'given')));
  return rows.map(({ id }) => id);
});
