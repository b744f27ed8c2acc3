import { inArray } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { messages } from './tables.ts';

/** Senders and texts of messages; a withdrawn message has no text. */
export const listTexts = (
  db: Executor,
  ids: readonly string[],
): Promise<{ id: string; senderId: string; text: string }[]> =>
  db
    .select({ id: messages.id, senderId: messages.senderId, text: messages.detail })
    .from(messages)
    .where(inArray(messages.id, [...ids]));
