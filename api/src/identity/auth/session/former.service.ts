import type { Context } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { readRefreshToken, decideRefresh } from '../rules.ts';
import * as queries from './queries.ts';

/** Finds the session of the browser's refresh token; undefined when there is none, or it has ended. */
export const findFormerSession = async (
  ctx: Context,
  db: Executor,
): Promise<queries.SessionWithAccount | undefined> => {
  const claim = readRefreshToken(ctx.request.refreshToken ?? '', ctx.secrets.tokenKey);
  const session = claim && (await queries.findSession(db, claim.sessionId));
  return session && decideRefresh(claim, session, ctx.clock.now()) !== 'over' ? session : undefined;
};

/** Ends the browser's former session: a new one replaces its cookies, so it could not be ended there later. */
export const endFormerSession = async (ctx: Context, db: Executor): Promise<void> => {
  const former = await findFormerSession(ctx, db);
  if (former) await queries.endSessionByToken(db, former, 'logout', ctx.clock.now());
};
