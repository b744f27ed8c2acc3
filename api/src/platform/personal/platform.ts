import { eq } from '../database/orm.ts';
import { idempotencyKeys } from '../idempotency/tables.ts';
import { streamChanges, streams } from '../stream/tables.ts';
import { deleted, kept, personal, type Personal, withheld } from './personal.ts';

/** What the platform's own tables keep of members. */
export const platformPersonal: readonly Personal[] = [
  personal({
    table: streamChanges,
    by: [streamChanges.memberId],
    gives: withheld('which screens of theirs had news, for a few days'),
    fate: deleted,
  }),
  personal({ table: streams, by: [streams.memberId], gives: withheld('how much news there was'), fate: deleted }),
  personal({
    table: idempotencyKeys,
    by: [idempotencyKeys.actorId],
    rows: ({ memberId }) => eq(idempotencyKeys.actorId, memberId),
    gives: withheld('keys of calls, and their answers once more'),
    fate: kept('a key is never used twice; names in the answers are taken out (`eraseAnswers`)'),
  }),
];
