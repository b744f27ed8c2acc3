import type { Context } from '../../platform/context.ts';
import { runAsSystem } from '../../platform/database/row-security/current-actor.ts';
import * as queries from './reported.queries.ts';

/** Messages that were reported, by their ids, for the platform's staff: nobody else reads what they are not part of. */
export const reportedMessages = async ({ db }: Pick<Context, 'db'>, ids: readonly string[]) =>
  new Map((ids.length === 0 ? [] : await runAsSystem(() => queries.authored(db, ids))).map((row) => [row.id, row]));
