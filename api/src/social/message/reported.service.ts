import type { Context } from '../../platform/context.ts';
import { runAsSystem } from '../../platform/database/row-security/current-actor.ts';
import { listTexts } from './message.queries.ts';

/** Reported messages by id, for staff; nobody else reads messages of conversations that they do not belong to. */
export const listReportedMessages = async ({ db }: Pick<Context, 'db'>, ids: readonly string[]) =>
  new Map((ids.length === 0 ? [] : await runAsSystem(() => listTexts(db, ids))).map((row) => [row.id, row]));
