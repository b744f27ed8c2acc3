import { MINUTE } from '@m4u/contract/durations';
import type { Platform } from '../../../platform/context.ts';
import { findOpenName } from '../setting/queries.ts';
import type { Directory } from './caller.rules.ts';
import { refuse } from './error.rules.ts';
import { SCIM_PATH } from './rules.ts';
import * as queries from './token.queries.ts';
import { hashToken } from './token.service.ts';

/**
 * Finds the directory of a token. It is the company's: it works on when its maker owns the company no longer. Errors:
 * 401 (unknown or ended, or the company is closed), rate-limited.
 */
export const authenticateDirectory = async (
  { db, clock, limits, config }: Platform,
  authorization: string | undefined,
): Promise<Directory> => {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  const row = token === undefined ? undefined : await queries.findByHash(db, hashToken(token));
  if (!row || (await findOpenName(db, row.groupId)) === undefined) return refuse(401, 'A valid token is needed.');
  await limits.consume('scimByToken', row.id);
  const now = clock.now();
  if (row.lastUsedAt === null || now.getTime() - row.lastUsedAt.getTime() >= MINUTE)
    await queries.touch(db, row.id, now);
  return { groupId: row.groupId, by: row.createdBy, base: config.publicUrl + SCIM_PATH };
};
