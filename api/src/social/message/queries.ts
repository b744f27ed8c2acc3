import { and, eq, lt, ne, sql, type SQL } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { insertPlaceholders, prepareOnce } from '../../platform/database/prepared.ts';
import { conversationMembers, conversations, messages } from './tables.ts';

/** A stored conversation. */
export type ConversationFacts = typeof conversations.$inferSelect;
/** A stored membership of a conversation. */
export type MemberFacts = typeof conversationMembers.$inferSelect;

const lockById = prepareOnce((db, name: 'locked conversation') =>
  db
    .select()
    .from(conversations)
    .where(eq(conversations.id, sql.placeholder('id')))
    .for('update')
    .prepare(name),
);

/** A conversation, locked until the transaction ends. */
export const findForUpdate = async (db: Executor, id: string): Promise<ConversationFacts | undefined> => {
  const [row] = await lockById(db, 'locked conversation').execute({ id });
  return row;
};

/** The direct conversation of a pair, locked likewise. */
export const findByPairForUpdate = async (db: Executor, pair: string): Promise<ConversationFacts | undefined> => {
  const [row] = await db.select().from(conversations).where(eq(conversations.pair, pair)).for('update');
  return row;
};

/** Id of the direct conversation of a pair; undefined when there is none. */
export const findIdByPair = async (db: Executor, pair: string): Promise<string | undefined> => {
  const [row] = await db.select({ id: conversations.id }).from(conversations).where(eq(conversations.pair, pair));
  return row?.id;
};

/** Creates a conversation; false when the pair already has one. */
export const insertConversation = async (db: Executor, row: typeof conversations.$inferInsert): Promise<boolean> => {
  const added = await db.insert(conversations).values(row).onConflictDoNothing().returning({ id: conversations.id });
  return added.length > 0;
};

const selectMembers = prepareOnce((db, name: 'all members of a conversation') =>
  db
    .select()
    .from(conversationMembers)
    .where(eq(conversationMembers.conversationId, sql.placeholder('conversationId')))
    .prepare(name),
);

/** Present and former members of a conversation. */
export const listMembers = (db: Executor, conversationId: string): Promise<MemberFacts[]> =>
  selectMembers(db, 'all members of a conversation').execute({ conversationId });

/** A member's membership of a conversation. */
export const findMember = async (
  db: Executor,
  conversationId: string,
  memberId: string,
): Promise<MemberFacts | undefined> => {
  const [row] = await db.select().from(conversationMembers).where(isMember(conversationId, memberId));
  return row;
};

const isMember = (conversationId: string, memberId: string): SQL | undefined =>
  and(eq(conversationMembers.conversationId, conversationId), eq(conversationMembers.memberId, memberId));

/** Adds members to a conversation; the membership of a former member is replaced. */
export const addMembers = async (
  db: Executor,
  rows: readonly (typeof conversationMembers.$inferInsert)[],
): Promise<void> => {
  const insertedValue = (column: string) => sql.raw(`excluded.${column}`);
  await db
    .insert(conversationMembers)
    .values([...rows])
    .onConflictDoUpdate({
      target: [conversationMembers.conversationId, conversationMembers.memberId],
      set: {
        status: insertedValue('status'),
        joinedSeq: insertedValue('joined_seq'),
        leftSeq: null,
        readSeq: insertedValue('read_seq'),
        hiddenSeq: 0,
        activeAt: insertedValue('active_at'),
      },
    });
};

/** Changes a membership. */
export const updateMember = (
  db: Executor,
  { conversationId, memberId }: { conversationId: string; memberId: string },
  set: Partial<Omit<MemberFacts, 'conversationId' | 'memberId'>>,
) => db.update(conversationMembers).set(set).where(isMember(conversationId, memberId));

/** Renames a conversation. */
export const renameConversation = (db: Executor, id: string, name: string) =>
  db.update(conversations).set({ name }).where(eq(conversations.id, id));

const updateLastSeq = prepareOnce((db, name: 'last message of a conversation') =>
  db
    .update(conversations)
    .set(insertPlaceholders(conversations, ['lastSeq']))
    .where(eq(conversations.id, sql.placeholder('id')))
    .prepare(name),
);

const updateActiveAt = prepareOnce((db, name: 'conversation to the top') =>
  db
    .update(conversationMembers)
    .set(insertPlaceholders(conversationMembers, ['activeAt']))
    .where(and(eq(conversationMembers.conversationId, sql.placeholder('id')), ne(conversationMembers.status, 'left')))
    .prepare(name),
);

/** Notes the last message of a conversation, and moves the conversation to the top of its members' lists. */
export const moveToTop = async (
  db: Executor,
  { id, lastSeq, activeAt }: { readonly id: string; readonly lastSeq: number; readonly activeAt: Date },
): Promise<void> => {
  await updateLastSeq(db, 'last message of a conversation').execute({ id, lastSeq });
  await updateActiveAt(db, 'conversation to the top').execute({ id, activeAt });
};

const updateReadSeq = prepareOnce((db, name: 'own message is read') =>
  db
    .update(conversationMembers)
    .set(insertPlaceholders(conversationMembers, ['readSeq']))
    .where(
      and(
        eq(conversationMembers.conversationId, sql.placeholder('conversationId')),
        eq(conversationMembers.memberId, sql.placeholder('memberId')),
      ),
    )
    .prepare(name),
);

/** Marks a member's own message as read. */
export const markOwnRead = (
  db: Executor,
  own: { readonly conversationId: string; readonly memberId: string; readonly readSeq: number },
) => updateReadSeq(db, 'own message is read').execute(own);

/** Id of the group conversation that a member created with this `clientId`. */
export const findCreatedGroup = async (
  db: Executor,
  senderId: string,
  clientId: string,
): Promise<string | undefined> => {
  const [row] = await db
    .select({ id: messages.conversationId })
    .from(messages)
    .where(
      and(
        eq(messages.senderId, senderId),
        eq(messages.clientId, clientId),
        eq(messages.seq, 1),
        ne(messages.kind, 'text'),
      ),
    )
    .limit(1);
  return row?.id;
};

/** Locks a name until the transaction ends. */
export const acquireNameLock = (db: Executor, name: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);

/**
 * Marks messages as read, at most up to the last visible one; returns whether anything changed. `seq` undefined marks
 * all.
 */
export const markRead = async (
  db: Executor,
  { conversationId, memberId }: { conversationId: string; memberId: string },
  seq: number | undefined,
): Promise<boolean> => {
  const last = sql`(select ${conversations.lastSeq} from ${conversations} where ${conversations.id} = ${conversationId})`;
  const end = sql`coalesce(${conversationMembers.leftSeq}, ${last})`;
  const to = seq === undefined ? end : sql`least(${seq}::int, ${end})`;
  const changed = await db
    .update(conversationMembers)
    .set({ readSeq: to })
    .where(and(isMember(conversationId, memberId), lt(conversationMembers.readSeq, to)))
    .returning({ memberId: conversationMembers.memberId });
  return changed.length > 0;
};
