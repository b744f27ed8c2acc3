import { ANSWER_HOURS } from '@m4u/contract/insight/privacy/request.rules';
import { type SQL, sql } from '../../../platform/database/orm.ts';
import { dataRequests as requests } from './tables.ts';

/** Since when a request waits: a visitor's counts from its confirmation. */
const since = sql`${requests.dueAt} - make_interval(hours => ${sql.raw(String(ANSWER_HOURS))})`;

/** Open requests as rows of the queue of staff. */
export const waitingRequests = (): SQL =>
  sql`select ${requests.id} as id, ${since} as since, ${requests.kind} as code,
    coalesce(nullif(${requests.name}, ''), ${requests.email}, '') as name, left(${requests.words}, 200) as words
    from ${requests} where ${requests.state} = 'open'`;

/** Times of requests (`since`, `until`) that were open at some moment since `from`. */
export const requestSpells = (from: Date): SQL =>
  sql`select ${since} as since, ${requests.closedAt} as until from ${requests}
    where ${requests.state} = 'open' or ${requests.closedAt} >= ${from}`;
