import { and, eq, type SQL, sql, type SQLWrapper } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { orderRequests as requests } from './tables.ts';

/** The most requests that are counted; a screen says “99+” beyond that. */
const MOST_COUNTED = 100;

const waitingRows = (groupId: SQLWrapper): SQL =>
  sql`select ${requests.createdAt} from ${requests}
    where ${requests.groupId} = ${groupId} and ${requests.status} in ('new', 'accepted')
    order by ${requests.id} limit ${MOST_COUNTED}`;

/** Number of requests that wait for an answer of a group, at most 100, as a value within a larger query. */
export const waitingRequestsOf = (groupId: SQLWrapper): SQL<number> =>
  sql<number>`(select count(*)::int from (${waitingRows(groupId)}) as waiting)`;

/** Requests that wait for an answer of a group: their number, at most 100, and the time of the oldest. */
export const findWaitingRequests = async (
  db: Executor,
  groupId: string,
): Promise<{ count: number; oldest: Date | null }> => {
  const rows = await db
    .select({ createdAt: requests.createdAt })
    .from(requests)
    .where(and(eq(requests.groupId, groupId), sql`${requests.status} in ('new', 'accepted')`))
    .orderBy(requests.id)
    .limit(MOST_COUNTED);
  return { count: rows.length, oldest: rows[0]?.createdAt ?? null };
};

/** Number of quotes that a member may accept. */
export const countQuotesFor = (db: Executor, memberId: string): Promise<number> =>
  db.$count(requests, and(eq(requests.buyerId, memberId), eq(requests.status, 'quoted')));
