import { line } from '@m4u/contract/common';
import type { PartnerLogin, PartnerPerson, Session } from '@m4u/contract/identity/auth/result';
import { decodeJwt, importJWK, jwtVerify, type JWTPayload } from 'jose';
import type { Partner } from '../../../platform/config.ts';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import { isFactorDue, refuseWithoutFactor } from '../factor/waiting.service.ts';
import { endFormerSession } from '../session/former.service.ts';
import * as identities from './linkedAccount.service.ts';
import * as queries from '../queries.ts';
import * as sessions from '../session/service.ts';

// Asymmetric signatures, which only the partner can make; with a shared secret we, or a reader of our settings, could
// sign too.
const ALGORITHMS = ['EdDSA', 'ES256', 'ES384', 'RS256', 'PS256'];

/** Maximum age of a partner's token, since it opens a session. */
const MAXIMUM_AGE_SECONDS = 5 * 60;
const TOLERANCE_SECONDS = 5;

/** Seconds for which an accepted token could be replayed, whatever its own expiry. */
const REPLAY_SECONDS = MAXIMUM_AGE_SECONDS + 2 * TOLERANCE_SECONDS;

const verifyToken = async (ctx: Context, partner: Partner, token: string): Promise<JWTPayload> => {
  // A key without an algorithm uses the token's, which is one of ours by then.
  const keyFor = ({ alg }: { alg?: string }) => importJWK({ alg: alg ?? '', ...partner.key });
  const { payload } = await jwtVerify(token, keyFor, {
    algorithms: ALGORITHMS,
    issuer: partner.issuer,
    audience: partner.audience,
    requiredClaims: ['jti', 'exp', 'iat'],
    maxTokenAge: MAXIMUM_AGE_SECONDS,
    clockTolerance: TOLERANCE_SECONDS,
    currentDate: ctx.clock.now(),
  });
  return payload;
};

const findPartner = (ctx: Context, token: string): Partner | undefined => {
  try {
    const { iss } = decodeJwt(token);
    return ctx.config.partners.find(({ issuer }) => issuer === iss);
  } catch {
    return undefined;
  }
};

const ClaimText = line(200, 1);
const readClaim = (claim: unknown): string | undefined => ClaimText.safeParse(claim).data;

/** Reads a valid, recent token. Errors: partner-token-invalid. */
const readToken = async (ctx: Context) => {
  const token = ctx.request.bearer ?? '';
  const partner = findPartner(ctx, token) ?? fail('partner-token-invalid');
  const payload = await verifyToken(ctx, partner, token).catch(() => fail('partner-token-invalid'));
  const email = readClaim(payload['email'])?.toLowerCase();
  const subject = readClaim(payload.sub) ?? email ?? fail('partner-token-invalid');
  const jti = readClaim(payload.jti) ?? fail('partner-token-invalid');
  return {
    partner,
    jti,
    person: { provider: `partner:${partner.id}`, subject, email, name: readClaim(payload['name']) },
  };
};

/**
 * Single sign-on (docs/rules/auth.md#partners): exchanges a partner's signed, one-time token for a session, and ends
 * the one that the browser held until now. Errors: partner-token-invalid, account-locked, account-leaving, demo-closed,
 * second-factor-required.
 */
export const authenticate = async (ctx: Context): Promise<Session> => {
  const { partner, jti, person } = await readToken(ctx);
  const now = ctx.clock.now();
  // The verdict leaves the transaction as a value: a thrown error would let the token be used again.
  const outcome = await ctx.transaction(async (tx) => {
    const used = { partner: partner.id, jti, expiresAt: new Date(now.getTime() + REPLAY_SECONDS * 1_000) };
    if (!(await queries.usePartnerToken(tx, used, now))) fail('partner-token-invalid');
    const account =
      (await identities.findOrCreateLinkedAccount(ctx, tx, person, 'links')) ?? fail('partner-token-invalid');
    if (isFactorDue(ctx, account)) return { waiting: account };
    const session = await sessions.openSession(ctx, tx, account);
    await endFormerSession(ctx, tx);
    return { session };
  });
  return outcome.session ?? refuseWithoutFactor(ctx, outcome.waiting);
};

/** The display name of a partner: its configured name, else the host of its issuer. */
const displayName = ({ name, issuer, id }: Partner): string => name ?? URL.parse(issuer)?.host ?? id;

/**
 * Describes the person that a partner's token would sign in, so that they can confirm it; the token stays valid. Errors:
 * partner-token-invalid, also for a used one.
 */
export const describePerson = async (ctx: Context): Promise<PartnerPerson> => {
  const { partner, jti, person } = await readToken(ctx);
  if (await queries.isPartnerTokenUsed(ctx.db, partner.id, jti)) fail('partner-token-invalid');
  const account = await identities.findLinkedAccount(ctx.db, person, 'links');
  if (account === 'refused') return fail('partner-token-invalid');
  const facts = account && (await ctx.profiles.sessionFacts(ctx.db, account.memberId));
  return {
    partner: displayName(partner),
    name: facts?.userName ?? person.name ?? null,
    email: person.email ?? null,
    memberId: account?.memberId ?? null,
  };
};

/** The partners at whose own pages a sign-in can begin. */
export const listLogins = (ctx: Context): PartnerLogin[] =>
  ctx.config.partners.flatMap((partner) =>
    partner.loginUrl === undefined ? [] : [{ id: partner.id, name: displayName(partner), address: partner.loginUrl }],
  );
