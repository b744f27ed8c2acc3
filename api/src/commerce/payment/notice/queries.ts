import { type NoticeSource, OPEN_FINDINGS } from '@m4u/contract/commerce/payment/rules';
import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import {
  and,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  ne,
  notInArray,
  or,
  sql,
} from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { insertPlaceholders, insertValues, prepareOnce } from '../../../platform/database/prepared.ts';
import type { Slice } from '../../../platform/database/slice.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { groupIsOpen, groupNameOf } from '../../../profile/directory/groups/membership.reads.ts';
import { paymentNotices as notices, payments } from '../tables.ts';

const paymentOf = {
  id: payments.id,
  title: payments.title,
  amount: payments.amount,
  state: payments.state,
  memo: payments.memo,
};

const { body: _body, headers: _headers, ...listed } = getTableColumns(notices);

/** A notice with its payment, without its body. */
export type ListedNotice = Awaited<ReturnType<typeof list>>['rows'][number];
/** A row of a notice. */
export type NoticeRow = typeof notices.$inferSelect;
/** A notice as it is stored: nobody has settled it. */
type NewNotice = Pick<typeof notices.$inferInsert, (typeof COLUMNS)[number]>;

const isOpen = and(inArray(notices.finding, [...OPEN_FINDINGS]), isNull(notices.settlement));
const isSettled = or(notInArray(notices.finding, [...OPEN_FINDINGS]), isNotNull(notices.settlement));

/** Number of notices of a group that wait for a person. */
export const countOpen = (db: Executor, groupId: string): Promise<number> =>
  db.$count(notices, and(eq(notices.groupId, groupId), isOpen));

/** Lists notices of a group, newest first, with their total number. */
export const list = async (
  db: Executor,
  groupId: string,
  state: 'open' | 'settled' | undefined,
  { limit, offset }: Slice,
) => {
  const condition = and(eq(notices.groupId, groupId), state && (state === 'open' ? isOpen : isSettled));
  const rows = await db
    .select({ ...listed, payment: paymentOf })
    .from(notices)
    .leftJoin(payments, eq(payments.id, notices.paymentId))
    .where(condition)
    .orderBy(desc(notices.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(notices, condition) };
};

/** Finds a notice of an open group, with its payment and the group's name. */
export const find = async (db: Executor, id: string) => {
  const [row] = await db
    .select({ ...getTableColumns(notices), payment: paymentOf, groupName: groupNameOf(notices.groupId) })
    .from(notices)
    .leftJoin(payments, eq(payments.id, notices.paymentId))
    .where(and(eq(notices.id, id), groupIsOpen(notices.groupId)));
  return row;
};

/** Locks a notice until the transaction ends. */
export const findForUpdate = async (tx: Transaction, id: string): Promise<NoticeRow | undefined> => {
  const [row] = await tx.select().from(notices).where(eq(notices.id, id)).for('no key update');
  return row;
};

/**
 * Locks the notices of a group until the transaction ends: services tell of transfers side by side (`shared`), but not
 * while a statement is stored (`alone`), so that each sees what the other told of.
 */
export const lockNotices = async (tx: Transaction, groupId: string, how: 'shared' | 'alone'): Promise<void> => {
  const name = `transfers of ${groupId}`;
  await tx.execute(
    how === 'shared'
      ? sql`select pg_advisory_xact_lock_shared(hashtextextended(${name}, 0))`
      : sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`,
  );
};

/** The source that told of transfers. */
interface Source {
  readonly groupId: string;
  readonly provider: NoticeSource;
}

/**
 * Lists those of the keys that the other side told of: services for a statement, statements for a service. Runs as the
 * program: a notice has no reader.
 */
export const listToldKeys = byProgram(
  async (db: Executor, { groupId, provider }: Source, keys: readonly (string | null)[]): Promise<Set<string>> => {
    const asked = keys.filter((key) => key !== null);
    if (asked.length === 0) return new Set();
    const isOther = provider === 'statement' ? ne(notices.provider, 'statement') : eq(notices.provider, 'statement');
    const rows = await db
      .selectDistinct({ key: notices.transferKey })
      .from(notices)
      .where(and(eq(notices.groupId, groupId), inArray(notices.transferKey, asked), isOther));
    return new Set(rows.flatMap(({ key }) => key ?? []));
  },
);

/** Lists those of the ids that this source told a group of. */
export const listToldIds = async (
  db: Executor,
  { groupId, provider }: Source,
  providerIds: readonly string[],
): Promise<Set<string>> => {
  if (providerIds.length === 0) return new Set();
  const rows = await db
    .select({ providerId: notices.providerId })
    .from(notices)
    .where(
      and(eq(notices.groupId, groupId), eq(notices.provider, provider), inArray(notices.providerId, [...providerIds])),
    );
  return new Set(rows.map(({ providerId }) => providerId));
};

const COLUMNS = [
  'id',
  'groupId',
  'provider',
  'statementId',
  'providerId',
  'transferKey',
  'body',
  'headers',
  'receivedAt',
  'direction',
  'amount',
  'accountNumber',
  'content',
  'reference',
  'at',
  'finding',
  'paymentId',
] as const;

const insertOne = prepareOnce((tx, name: 'one notice') =>
  tx
    .insert(notices)
    .values(insertPlaceholders(notices, COLUMNS))
    .onConflictDoNothing()
    .returning({ id: notices.id })
    .prepare(name),
);

/**
 * Inserts notices; returns the ids of those that their source did not tell of before. Runs as the program: they have no
 * reader. One notice, as a service sends it, is a prepared statement.
 */
export const insert = byProgram(async (tx: Transaction, rows: readonly NewNotice[]): Promise<Set<string>> => {
  const [first] = rows;
  const inserted = await (rows.length === 1 && first
    ? insertOne(tx, 'one notice').execute(insertValues(first, COLUMNS))
    : tx
        .insert(notices)
        .values([...rows])
        .onConflictDoNothing()
        .returning({ id: notices.id }));
  return new Set(inserted.map(({ id }) => id));
});

/** Settles a notice. */
export const settle = (tx: Transaction, id: string, changes: Partial<typeof notices.$inferInsert>) =>
  tx.update(notices).set(changes).where(eq(notices.id, id));
