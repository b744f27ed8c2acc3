import type { Context } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { readRefreshToken, refreshVerdict } from '../rules.ts';
import * as queries from './queries.ts';

/** Finds the session of the browser's refresh token; undefined when there is none, or it has ended. */
export const findFormer = async (ctx: Context, db: Executor): Promise<queries.SessionWithAccount | undefined> => {
  const claim = readRefreshToken(ctx.request.refreshToken ?? '', ctx.secrets.tokenKey);
  const session = claim && (await queries.findSession(db, claim.sessionId));
  return session && refreshVerdict(claim, session, ctx.clock.now()) !== 'over' ? session : undefined;
};

/** Ends the browser's former session: a new one replaces its cookies, so it could not be ended there later. */
export const endFormer = async (ctx: Context, db: Executor): Promise<void> => {
  const former = await findFormer(ctx, db);
  if (former) await queries.endHeldSession(db, former, 'logout', ctx.clock.now());
};
