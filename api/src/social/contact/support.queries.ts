import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import type { SupportStatus, SupportTopic } from '@m4u/contract/social/contact/support.rules';
import { and, asc, desc, eq, isNotNull, isNull, type SQL } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Slice } from '../../platform/database/slice.ts';
import { supportMessages as messages } from './support.tables.ts';

/** What somebody wrote to staff, as it is kept. */
export type SupportRow = typeof messages.$inferSelect;

/** Which of them. */
export interface SupportFilter {
  readonly status?: SupportStatus | undefined;
  readonly topic?: SupportTopic | undefined;
  readonly memberId?: string | undefined;
}

const CONDITIONS: Readonly<Record<SupportStatus, SQL | undefined>> = {
  open: isNull(messages.closedAt),
  answered: and(isNotNull(messages.closedAt), isNotNull(messages.answeredAt)),
  closed: and(isNotNull(messages.closedAt), isNull(messages.answeredAt)),
};

const fits = ({ status, topic, memberId }: SupportFilter): SQL | undefined =>
  and(
    status && CONDITIONS[status],
    topic && eq(messages.topic, topic),
    memberId === undefined ? undefined : eq(messages.memberId, memberId),
  );

/** A page of them: who waits the longest comes first, of the others the newest. */
export const list = (db: Executor, filter: SupportFilter, { limit, offset }: Slice) =>
  db
    .select()
    .from(messages)
    .where(fits(filter))
    .orderBy(filter.status === 'open' ? asc(messages.id) : desc(messages.id))
    .limit(limit)
    .offset(offset);

/** How many there are of these. */
export const total = (db: Executor, filter: SupportFilter): Promise<number> => db.$count(messages, fits(filter));

/** One of them. */
export const find = byProgram(async (db: Executor, id: string): Promise<SupportRow | undefined> => {
  const [row] = await db.select().from(messages).where(eq(messages.id, id));
  return row;
});

/** Keeps what somebody wrote. */
export const insert = byProgram((tx: Executor, row: typeof messages.$inferInsert) => tx.insert(messages).values(row));

/** Answers or closes what is open; undefined when somebody did so before. */
export const settle = byProgram(
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
