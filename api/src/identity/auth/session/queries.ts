import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import { and, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { prepareOnce } from '../../../platform/database/prepared.ts';
import { accounts, sessions } from '../tables.ts';

type EndReason = NonNullable<(typeof sessions.$inferSelect)['endedBecause']>;

/** Columns of a session and its account for a refresh. */
const withAccount = {
  id: sessions.id,
  accountId: sessions.accountId,
  generation: sessions.generation,
  tokenHash: sessions.tokenHash,
  rotatedAt: sessions.rotatedAt,
  createdAt: sessions.createdAt,
  endedAt: sessions.endedAt,
  memberId: accounts.memberId,
  lockedBy: accounts.lockedBy,
};

/** Inserts a session. */
export const insertSession = byProgram((db: Executor, row: typeof sessions.$inferInsert) =>
  db.insert(sessions).values(row),
);

/** A session with its account, for a refresh. */
export type SessionWithAccount = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/** Finds a session, ended or not, with its account. */
export const findSession = byProgram(async (db: Executor, id: string) => {
  const [row] = await db
    .select(withAccount)
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(eq(sessions.id, id));
  return row;
});

/** Rotates a session's token by compare-and-set; false when a concurrent call was faster. */
export const rotateToken = byProgram(
  async (
    db: Executor,
    session: { id: string; generation: number; tokenHash: string },
    next: Pick<typeof sessions.$inferInsert, 'place'> & { tokenHash: string; rotatedAt: Date },
  ): Promise<boolean> => {
    const moved = await db
      .update(sessions)
      .set({ ...next, generation: session.generation + 1 })
      .where(and(eq(sessions.id, session.id), eq(sessions.tokenHash, session.tokenHash), isNull(sessions.endedAt)))
      .returning({ id: sessions.id });
    return moved.length === 1;
  },
);

const preparedMember = prepareOnce((db, name: 'reader of a session') =>
  db
    .select({
      sessionId: sessions.id,
      accountId: accounts.id,
      memberId: accounts.memberId,
      verifiedAt: accounts.verifiedAt,
      staff: accounts.staff,
      counted: accounts.counted,
      demo: accounts.demo,
      factorSince: accounts.factorSince,
      factorAt: sessions.factorAt,
      // A function of the database, since the tables of groups belong to a wing below.
      factorGroups: sql<string[]>`array(select m4u_factor_groups(${accounts.memberId})::text)`,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.id, sql.placeholder('id')), isNull(sessions.endedAt), isNull(accounts.lockedBy)))
    .prepare(name),
);

/** Finds the member of a live session of theirs: one indexed read per signed-in call. */
export const findSessionMember = async (db: Executor, sessionId: string) => {
  const [row] = await preparedMember(db, 'reader of a session').execute({ id: sessionId });
  return row;
};

/** As {@link findSessionMember}, for the sessions of anybody: streams are checked for many members at once. */
export const findAnySessionMember = byProgram(findSessionMember);

/** Lists signed-in devices, last used first; a hundred at most. */
export const listSessions = (db: Executor, accountId: string, usedSince: Date, createdSince: Date) =>
  db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.accountId, accountId),
        isNull(sessions.endedAt),
        gt(sessions.rotatedAt, usedSince),
        gt(sessions.createdAt, createdSince),
      ),
    )
    .orderBy(desc(sessions.rotatedAt))
    .limit(100);

/** Ends one live session of an account; false when there is none. */
export const endSession = async (
  db: Executor,
  session: { id: string; accountId: string },
  endedBecause: EndReason,
  endedAt: Date,
): Promise<boolean> => {
  const ended = await db
    .update(sessions)
    .set({ endedAt, endedBecause })
    .where(and(eq(sessions.id, session.id), eq(sessions.accountId, session.accountId), isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  return ended.length === 1;
};

/** As {@link endSession}, for the holder of the session's token, before there is an actor. */
export const endSessionByToken = byProgram(endSession);

/** Ends every live session of an account except the given one. */
export const endSessions = byProgram(
  (db: Executor, accountId: string, endedBecause: EndReason, endedAt: Date, except?: string) =>
    db
      .update(sessions)
      .set({ endedAt, endedBecause })
      .where(
        and(eq(sessions.accountId, accountId), isNull(sessions.endedAt), except ? ne(sessions.id, except) : undefined),
      ),
);

/** Ends every live session of a member that a company's provider began. */
export const endSessionsBegunBy = byProgram(
  (db: Executor, { memberId, provider, endedAt }: { memberId: string; provider: string; endedAt: Date }) =>
    db
      .update(sessions)
      .set({ endedAt, endedBecause: 'company' })
      .where(
        and(
          eq(sessions.begunBy, provider),
          isNull(sessions.endedAt),
          inArray(
            sessions.accountId,
            db.select({ id: accounts.id }).from(accounts).where(eq(accounts.memberId, memberId)),
          ),
        ),
      ),
);

/** Deletes sessions that ended, were last used, or were opened before these moments. */
export const purgeSessions = (db: Executor, cutoffs: { ended: Date; used: Date; created: Date }) =>
  db
    .delete(sessions)
    .where(
      or(
        lt(sessions.endedAt, cutoffs.ended),
        lt(sessions.rotatedAt, cutoffs.used),
        lt(sessions.createdAt, cutoffs.created),
      ),
    );
