import { type SQL, sql } from '../../platform/database/orm.ts';
import { supportMessages as messages } from './support.tables.ts';

/** Open messages to support as rows of the queue of staff. */
export const waitingSupport = (): SQL =>
  sql`select ${messages.id} as id, ${messages.createdAt} as since, ${messages.topic} as code, ${messages.name} as name,
    left(${messages.words}, 200) as words from ${messages} where ${messages.closedAt} is null`;

/** Times of messages to support (`since`, `until`) that were open at some moment since `from`. */
export const supportSpells = (from: Date): SQL =>
  sql`select ${messages.createdAt} as since, ${messages.closedAt} as until from ${messages}
    where ${messages.closedAt} is null or ${messages.closedAt} >= ${from}`;
