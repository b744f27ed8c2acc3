import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import type { SUPPORT_SORTS } from '@m4u/contract/social/contact/support';
import type { SupportStatus, SupportTopic } from '@m4u/contract/social/contact/support.rules';
import { and, asc, desc, eq, isNotNull, isNull, type SQL } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Slice } from '../../platform/database/slice.ts';
import type { Sorting } from '../../platform/database/sorting.ts';
import { supportMessages as messages } from './support.tables.ts';

/** A stored message to support. */
export type SupportRow = typeof messages.$inferSelect;

/** Filter of messages to support. */
export interface SupportFilter {
  readonly status?: SupportStatus | undefined;
  readonly topic?: SupportTopic | undefined;
  readonly memberId?: string | undefined;
  /** Only this message. */
  readonly id?: string | undefined;
}

const CONDITIONS: Readonly<Record<SupportStatus, SQL | undefined>> = {
  open: isNull(messages.closedAt),
  answered: and(isNotNull(messages.closedAt), isNotNull(messages.answeredAt)),
  closed: and(isNotNull(messages.closedAt), isNull(messages.answeredAt)),
};

const supportMatching = ({ status, topic, memberId, id }: SupportFilter): SQL | undefined =>
  and(
    status && CONDITIONS[status],
    topic && eq(messages.topic, topic),
    memberId === undefined ? undefined : eq(messages.memberId, memberId),
    id === undefined ? undefined : eq(messages.id, id),
  );

/** By which column messages are sorted. */
export type SupportSorting = Sorting<(typeof SUPPORT_SORTS)[number]>;

/** A page of messages; without a sorting open ones oldest first, others newest first. Ids grow with the time. */
export const list = (
  db: Executor,
  filter: SupportFilter,
  { limit, offset }: Slice,
  { sort, order = 'asc' }: SupportSorting = {},
) =>
  db
    .select()
    .from(messages)
    .where(supportMatching(filter))
    .orderBy((sort === undefined ? filter.status === 'open' : order === 'asc') ? asc(messages.id) : desc(messages.id))
    .limit(limit)
    .offset(offset);

/** Number of messages that match the filter. */
export const count = (db: Executor, filter: SupportFilter): Promise<number> =>
  db.$count(messages, supportMatching(filter));

/** One message by id. */
export const find = byProgram(async (db: Executor, id: string): Promise<SupportRow | undefined> => {
  const [row] = await db.select().from(messages).where(eq(messages.id, id));
  return row;
});

/** Stores a message. */
export const insert = byProgram((tx: Executor, row: typeof messages.$inferInsert) => tx.insert(messages).values(row));

/** Answers or closes an open message; undefined when it is no longer open. */
export const close = byProgram(
  async (
    tx: Executor,
    id: string,
    changes: Partial<Pick<SupportRow, 'answer' | 'answeredAt' | 'answeredBy'>> & { closedAt: Date },
  ): Promise<SupportRow | undefined> => {
    const [row] = await tx
      .update(messages)
      .set(changes)
      .where(and(eq(messages.id, id), isNull(messages.closedAt)))
      .returning();
    return row;
  },
);
