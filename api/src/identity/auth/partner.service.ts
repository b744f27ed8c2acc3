import { line } from '@m4u/contract/common';
import type { Session } from '@m4u/contract/identity/auth.result';
import { decodeJwt, importJWK, jwtVerify, type JWTPayload } from 'jose';
import type { Partner } from '../../platform/config.ts';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import * as identities from './identity.service.ts';
import * as queries from './queries.ts';
import * as sessions from './session.service.ts';

// Signatures that only the partner can make; a shared secret would let us, or whoever reads our settings, sign too.
const ALGORITHMS = ['EdDSA', 'ES256', 'ES384', 'RS256', 'PS256'];

/** A partner's token must be short-lived: it is a way in. */
const MAXIMUM_AGE_SECONDS = 5 * 60;
const TOLERANCE_SECONDS = 5;

/** For how long a token that is accepted now might be accepted again, whatever it says of its own end. */
const REPLAY_SECONDS = MAXIMUM_AGE_SECONDS + 2 * TOLERANCE_SECONDS;

const claims = async (ctx: Context, partner: Partner, token: string): Promise<JWTPayload> => {
  // A key that does not say its algorithm takes the token's, which is one of ours by then.
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

const partnerOf = (ctx: Context, token: string): Partner | undefined => {
  try {
    const { iss } = decodeJwt(token);
    return ctx.config.partners.find(({ issuer }) => issuer === iss);
  } catch {
    return undefined;
  }
};

const ClaimText = line(200, 1);
const textOf = (claim: unknown): string | undefined => ClaimText.safeParse(claim).data;

/**
 * Single sign-on: exchanges a partner's signed, one-time token for a session (decisions §1 "authenticating").
 * Errors: partner-token-invalid, account-locked.
 */
export const authenticate = async (ctx: Context): Promise<Session> => {
  const token = ctx.request.bearer ?? '';
  const partner = partnerOf(ctx, token) ?? fail('partner-token-invalid');
  const payload = await claims(ctx, partner, token).catch(() => fail('partner-token-invalid'));
  const email = textOf(payload['email'])?.toLowerCase();
  const subject = textOf(payload.sub) ?? email ?? fail('partner-token-invalid');
  const jti = textOf(payload.jti) ?? fail('partner-token-invalid');
  const now = ctx.clock.now();
  return ctx.transaction(async (tx) => {
    const used = { partner: partner.id, jti, expiresAt: new Date(now.getTime() + REPLAY_SECONDS * 1_000) };
    if (!(await queries.usePartnerToken(tx, used, now))) fail('partner-token-invalid');
    const person = { provider: `partner:${partner.id}`, subject, email, name: textOf(payload['name']) };
    const account = await identities.findOrOpen(ctx, tx, person, { linkByEmail: true });
    return sessions.open(ctx, tx, account ?? fail('partner-token-invalid'));
  });
};
