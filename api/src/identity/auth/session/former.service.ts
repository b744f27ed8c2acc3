import type { Context } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { readRefreshToken, refreshVerdict } from '../rules.ts';
import * as queries from './queries.ts';

/** The session that the browser of a request holds already; undefined where there is none, or it is over. */
export const findFormer = async (ctx: Context, db: Executor): Promise<queries.SessionWithAccount | undefined> => {
  const claim = readRefreshToken(ctx.request.refreshToken ?? '', ctx.secrets.tokenKey);
  const session = claim && (await queries.findSession(db, claim.sessionId));
  return session && refreshVerdict(claim, session, ctx.clock.now()) !== 'over' ? session : undefined;
};

/** Ends the session that the browser held until now; another one takes its cookies, and nobody could end it there. */
export const endFormer = async (ctx: Context, db: Executor): Promise<void> => {
  const former = await findFormer(ctx, db);
  if (former) await queries.endHeldSession(db, former, 'logout', ctx.clock.now());
};
