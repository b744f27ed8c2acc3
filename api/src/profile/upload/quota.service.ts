import { MAXIMUM_MEMBER_BYTES } from '@m4u/contract/profile/upload/rules';
import type { Executor } from '../../platform/database/database.ts';
import { fail } from '../../platform/errors.ts';
import { sumBytes } from './quota.queries.ts';

/** Rejects a file that would exceed the member's storage limit. Errors: storage-full. */
export const requireQuota = async (db: Executor, memberId: string, bytes: number): Promise<void> => {
  if ((await sumBytes(db, memberId)) + bytes > MAXIMUM_MEMBER_BYTES) fail('storage-full');
};
