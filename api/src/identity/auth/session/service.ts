import { ACCESS_COOKIE } from '@m4u/contract/identity/auth/cookies';
import type { DeviceSession, Session } from '@m4u/contract/identity/auth/result';
import type { Actor, MemberActor } from '../../../platform/caller.ts';
import type { Context, Platform, SessionFacts } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { runAs } from '../../../platform/database/row-security/current-actor.ts';
import { fail } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { clearedCookies, sessionCookies } from '../../../platform/http/message/session-cookies.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import {
  readRefreshToken,
  type RefreshAttempt,
  REFRESH_IDLE,
  createRefreshToken,
  decideRefresh,
  SESSION_LIFE,
  hashToken,
} from '../rules.ts';
import { toSecondFactor, toStaffRights, toWithheldGroups } from '../factor/rules.ts';
import { isFactorDue, refuseWithoutFactor } from '../factor/waiting.service.ts';
import { requireCompanyWay } from '../provider/company.service.ts';
import { joinAfterSignIn } from '../provider/join.service.ts';
import { trustDevice } from '../guessing/device.service.ts';
import { tellNewDevice } from '../ownerLink/link.service.ts';
import type { Account } from '../queries.ts';
import { createAccessToken, readAccessToken } from './accessToken.service.ts';
import * as queries from './queries.ts';

/** A created or refreshed session with its member. */
interface SessionOwner {
  readonly sessionId: string;
  readonly memberId: string;
}

/** Answers a sign-in or refresh, and sets the cookies. Reads the member's `facts` unless given. */
const issueSession = async (
  ctx: Context,
  db: Executor,
  owner: SessionOwner,
  { generation, facts }: { generation: number; facts?: SessionFacts | undefined },
): Promise<Session> => {
  const { brandGroup, agency, userName, urlMinify } =
    facts ?? (await ctx.profiles.sessionFacts(db, owner.memberId)) ?? fail('session-ended');
  const session = {
    accessToken: await createAccessToken(owner, ctx),
    refreshToken: createRefreshToken({ sessionId: owner.sessionId, generation }, ctx.secrets.tokenKey),
    memberId: owner.memberId,
    brandGroup,
    agency,
    userName,
    urlMinify,
  };
  sessionCookies(session).forEach(ctx.setCookie);
  return session;
};

/** Demo accounts have a public password: unless `DEMO` enables them, they work only for requests from this machine. */
const isDemoClosed = ({ config, request }: Context): boolean => config.demoIsLocal && request.isLocal !== true;

/** Facts that are known when a session opens. */
interface SessionOptions {
  readonly facts?: SessionFacts;
  readonly factorAt?: Date | null;
  readonly begunBy?: string | null;
}

/**
 * Opens a session with a new family of tokens. Tells the owner when the browser is new, trusts the browser from now on,
 * and connects the provider's person who waits for this sign-in. Pass `facts` of the member when they were read in the
 * same transaction, `factorAt` when the caller has just given the second factor, and `begunBy` for a company's provider.
 * Errors: account-locked, account-leaving, demo-closed, company-sign-in-required, second-factor-required.
 */
export const openSession = async (
  ctx: Context,
  tx: Transaction,
  account: Partial<Account> & Pick<Account, 'id' | 'memberId' | 'passwordHash' | 'lockedBy'>,
  { facts, factorAt = null, begunBy = null }: SessionOptions = {},
): Promise<Session> => {
  if (account.lockedBy) fail('account-locked');
  if (account.leavingAt) fail('account-leaving');
  if (account.demo && isDemoClosed(ctx)) fail('demo-closed');
  await requireCompanyWay(ctx, tx, account, begunBy);
  if (factorAt === null && isFactorDue(ctx, account)) refuseWithoutFactor(ctx, account);
  const sessionId = uuidv7();
  const now = ctx.clock.now();
  const place = ctx.findPlace(ctx.request.ip);
  await queries.insertSession(tx, {
    id: sessionId,
    accountId: account.id,
    tokenHash: hashToken(createRefreshToken({ sessionId, generation: 0 }, ctx.secrets.tokenKey)),
    rotatedAt: now,
    createdAt: now,
    userAgent: ctx.request.userAgent,
    place,
    factorAt,
    begunBy,
  });
  await tellNewDevice(ctx, tx, account, { sessionId, place });
  trustDevice(ctx, account, { factor: factorAt !== null });
  await joinAfterSignIn(ctx, tx, account.id);
  return issueSession(ctx, tx, { sessionId, memberId: account.memberId }, { generation: 0, facts });
};

/** Returns the next generation of a claim, or the reason why there is none. */
const advanceGeneration = async (
  ctx: Context,
  tx: Executor,
  claim: RefreshAttempt,
  session: queries.SessionWithAccount,
) => {
  const now = ctx.clock.now();
  const verdict = decideRefresh(claim, session, now);
  if (verdict === 'repeat') return session.generation;
  if (verdict === 'reuse') {
    await queries.endSessionByToken(tx, session, 'reuse', now);
    ctx.log.warn({ sessionId: session.id }, 'an old refresh token was used again; its session has ended');
  }
  if (verdict !== 'rotate') return 'session-ended';
  const next = session.generation + 1;
  const successor = hashToken(createRefreshToken({ sessionId: session.id, generation: next }, ctx.secrets.tokenKey));
  return (await queries.rotateToken(tx, session, {
    tokenHash: successor,
    rotatedAt: now,
    place: ctx.findPlace(ctx.request.ip) ?? null,
  }))
    ? next
    : 'lost';
};

const exchangeToken = async (
  ctx: Context,
  tx: Executor,
  claim: RefreshAttempt,
): Promise<Session | 'session-ended' | 'account-locked'> => {
  const session = await queries.findSession(tx, claim.sessionId);
  if (!session) return 'session-ended';
  if (session.lockedBy) return 'account-locked';
  const generation = await advanceGeneration(ctx, tx, claim, session);
  // A lost race means that a concurrent call rotated or ended the session: read it again.
  if (generation === 'lost') return exchangeToken(ctx, tx, claim);
  if (generation === 'session-ended') return generation;
  return issueSession(ctx, tx, { sessionId: session.id, memberId: session.memberId }, { generation });
};

/** Whether the browser's access token belongs to this session and has not expired. */
const isAccessLive = (ctx: Context, sessionId: string): Promise<boolean> =>
  readAccessToken(ctx, ctx.request.cookie(ACCESS_COOKIE) ?? '').then(
    (claim) => claim.sessionId === sessionId,
    () => false,
  );

/**
 * Exchanges a refresh token for new tokens (docs/rules/auth.md#sessions). The newest token rotates by compare-and-set;
 * the previous one returns the same successor for thirty seconds; any older one ends the family. A browser that
 * refreshes by cookies with a valid access token, within thirty seconds of a rotation, keeps its refresh token. Errors:
 * session-ended, account-locked.
 */
export const refresh = async (ctx: Context, suppliedToken: string | undefined): Promise<Session> => {
  await ctx.limits.consume('refreshByAddress', ctx.request.ip);
  const claim =
    readRefreshToken(suppliedToken ?? ctx.request.refreshToken ?? '', ctx.secrets.tokenKey) ?? fail('session-ended');
  // The verdict leaves the transaction as a value: a thrown error would roll back the end of the family.
  const hasLiveAccess = suppliedToken === undefined && (await isAccessLive(ctx, claim.sessionId));
  const renewed = await ctx.transaction((tx) => exchangeToken(ctx, tx, { ...claim, hasLiveAccess }));
  return typeof renewed === 'string' ? fail(renewed) : renewed;
};

/** Ends the session of a refresh token and clears the cookies; an unknown or ended one is no error. */
export const logout = async (ctx: Context, suppliedToken: string | undefined): Promise<void> => {
  clearedCookies().forEach(ctx.setCookie);
  const claim = readRefreshToken(suppliedToken ?? ctx.request.refreshToken ?? '', ctx.secrets.tokenKey);
  if (!claim) return;
  const session = await queries.findSession(ctx.db, claim.sessionId);
  if (session) await queries.endSessionByToken(ctx.db, session, 'logout', ctx.clock.now());
};

/**
 * Resolves an access token to its actor. With `isLenient` an expired token is accepted while its session lasts. Errors:
 * session-expired for an expired token, session-ended for an ended session.
 */
export const authenticate = async (platform: Platform, token: string, isLenient = false): Promise<Actor> => {
  const claim = await readAccessToken(platform, token, isLenient ? { tolerance: SESSION_LIFE } : {});
  // As the member, for whom the call's other statements run as well: the connection is not told anew.
  const reader = await runAs(claim.memberId, () => queries.findSessionMember(platform.db, claim.sessionId));
  if (!reader) return fail('session-ended');
  const { sessionId, accountId, memberId, verifiedAt, counted } = reader;
  const secondFactor = toSecondFactor(reader);
  return {
    kind: 'member',
    sessionId,
    accountId,
    memberId,
    verified: verifiedAt !== null,
    ...toStaffRights(reader),
    ...toWithheldGroups(reader),
    ...(secondFactor && { secondFactor }),
    ...(!counted && { uncounted: true }),
  };
};

/** Returns the sessions that are still live, for streams and pushes that outlive a call. */
export const filterLiveSessions = async (db: Executor, sessionIds: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set(
    (await Promise.all(sessionIds.map((id) => queries.findAnySessionMember(db, id)))).flatMap(
      (found) => found?.sessionId ?? [],
    ),
  );

/** The devices of the reader's account. */
export const list = async (ctx: Context, actor: MemberActor): Promise<DeviceSession[]> => {
  const now = ctx.clock.now().getTime();
  const rows = await queries.listSessions(
    ctx.db,
    actor.accountId,
    new Date(now - REFRESH_IDLE),
    new Date(now - SESSION_LIFE),
  );
  return rows.map((row) => ({
    _id: row.id,
    userAgent: row.userAgent,
    place: row.place?.[ctx.locale] ?? null,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.rotatedAt.toISOString(),
    current: row.id === actor.sessionId,
  }));
};

/** Signs one of the reader's devices out. Errors: not-found. */
export const endSession = async (ctx: Context, actor: MemberActor, id: string): Promise<void> => {
  const ended = await queries.endSession(ctx.db, { id, accountId: actor.accountId }, 'ended', ctx.clock.now());
  if (!ended) fail('not-found');
  if (id === actor.sessionId) clearedCookies().forEach(ctx.setCookie);
};

/** Signs out the reader's devices but this one; their streams check again at once, and end. */
export const endOtherSessions = (ctx: Context, { accountId, memberId, sessionId }: MemberActor): Promise<void> =>
  ctx.transaction(async (tx) => {
    await queries.endSessions(tx, accountId, 'ended', ctx.clock.now(), sessionId);
    ctx.stream.tell(tx, [{ memberId, topic: 'session', ref: memberId }]);
  });

/** Ends every session of an account, e.g. of a locked or deleted one; its streams check again at once, and end. */
export const endAllSessions = async (
  ctx: Context,
  tx: Transaction,
  { id, memberId }: { readonly id: string; readonly memberId: string },
  because: 'locked' | 'password' = 'locked',
): Promise<void> => {
  await queries.endSessions(tx, id, because, ctx.clock.now());
  ctx.stream.tell(tx, [{ memberId, topic: 'session', ref: memberId }]);
};

/** Ends the sessions of a member that a company's provider began; their streams check again at once, and end. */
export const endSessionsBegunBy = async (
  ctx: Context,
  tx: Transaction,
  { memberId, provider }: { readonly memberId: string; readonly provider: string },
): Promise<void> => {
  await queries.endSessionsBegunBy(tx, { memberId, provider, endedAt: ctx.clock.now() });
  ctx.stream.tell(tx, [{ memberId, topic: 'session', ref: memberId }]);
};
