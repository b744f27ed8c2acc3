import { eq } from '../database/orm.ts';
import { idempotencyKeys } from '../idempotency/tables.ts';
import { streamChanges, streams } from '../stream/tables.ts';
import { deleted, keptBecause, personalData, type Personal, excludedFromExport } from './personal.ts';

/** Personal data in the platform's own tables. */
export const platformPersonal: readonly Personal[] = [
  personalData({
    table: streamChanges,
    by: [streamChanges.memberId],
    gives: excludedFromExport('which screens of theirs had news, for a few days'),
    fate: deleted,
  }),
  personalData({
    table: streams,
    by: [streams.memberId],
    gives: excludedFromExport('how much news there was'),
    fate: deleted,
  }),
  personalData({
    table: idempotencyKeys,
    by: [idempotencyKeys.actorId],
    rows: ({ memberId }) => eq(idempotencyKeys.actorId, memberId),
    gives: excludedFromExport('keys of calls, and their answers once more'),
    fate: keptBecause('a key is never used twice; names in the answers are taken out (`eraseAnswers`)'),
  }),
];
