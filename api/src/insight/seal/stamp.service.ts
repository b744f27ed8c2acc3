import type { Platform } from '../../platform/context.ts';
import { requestTimeStamp } from '../../platform/timestamp/authority.ts';
import * as queries from './queries.ts';
import { digestStatement } from './rules.ts';

/**
 * Has the statement of a root time-stamped (docs/rules/seal.md#time-stamps), and keeps the token. Does nothing where
 * there is no authority, or a token already. Errors: TimeStampError, ForeignError.
 */
export const stampRoot = async (
  { db, config }: Pick<Platform, 'db' | 'config'>,
  first: number,
  signal: AbortSignal,
): Promise<void> => {
  const { url } = config.timestamps;
  const root = await queries.findRoot(db, first);
  if (url === undefined || !root || root.timeStamp) return;
  const { token, at, authority } = await requestTimeStamp(
    { ...config.timestamps, url },
    digestStatement(root.statement),
    signal,
  );
  await queries.setTimeStamp(db, first, { token: token.toString('base64'), at: at.toISOString(), authority });
};
