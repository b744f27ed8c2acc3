import type { Executor } from '../../platform/database/database.ts';
import { failField } from '../../platform/errors.ts';
import { filterOwnDocuments, filterOwnRecordings } from './queries.ts';

/** Makes the check that a member sent each of the chosen files, by field; a refusal names the field and `code`. */
const requireOwn =
  (filter: typeof filterOwnDocuments, code: 'document' | 'recording') =>
  async (db: Executor, memberId: string, chosen: Readonly<Record<string, string>>): Promise<void> => {
    const ids = Object.values(chosen);
    if (ids.length === 0) return;
    const own = await filter(db, memberId, ids);
    for (const [field, id] of Object.entries(chosen)) if (!own.has(id)) failField(field, code);
  };

/** Requires that the member sent each of these documents; refusals name the field. Errors: invalid. */
export const requireOwnDocuments = requireOwn(filterOwnDocuments, 'document');

/** Requires that the member sent each of these recordings; refusals name the field. Errors: invalid. */
export const requireOwnRecordings = requireOwn(filterOwnRecordings, 'recording');
