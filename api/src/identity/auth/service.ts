import type { Agreed } from '@m4u/contract/identity/consent';
import { currentVersion } from '@m4u/contract/identity/consent/words';
import { ACCESS_COOKIE } from '@m4u/contract/identity/auth/cookies';
import type { AccountProfile, LoginSlide, Session } from '@m4u/contract/identity/auth/result';
import { withheldGroupsOf } from '../../platform/actor.ts';
import type { MemberActor } from '../../platform/caller.ts';
import type { Context, SessionFacts } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { changedFactCookies } from '../../platform/http/message/session-cookies.ts';
import { isRefusal } from '../../platform/http/message/problem.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { tryConsume } from '../../platform/limits/within.ts';
import { registerAttemptLetter } from '../../platform/mail/templates.ts';
import { registerAttemptText } from '../../platform/sms/texts.ts';
import { recordAtRegistration } from '../consent/service.ts';
import { findOwnAccount } from './account/owner.service.ts';
import { consentEffects } from './account/consentEffects.service.ts';
import * as codes from './code/service.ts';
import { isRegistrant, ensureBrowserHash } from './guessing/device.service.ts';
import { type PasswordAttempt, tryPassword } from './guessing/service.ts';
import { endEarlierAccess, admitOwner } from './guessing/owner.service.ts';
import { hashPassword, refuseCommonPassword } from './password/service.ts';
import * as queries from './queries.ts';
import { type Identifier, toAddressOwner } from './queries.ts';
import { defaultName, languageOf } from './newcomer.rules.ts';
import { endFormerSession } from './session/former.service.ts';
import * as sessions from './session/service.ts';

/** Words of a warning; by default those about a registration. */
interface Warning {
  readonly letter: typeof registerAttemptLetter;
  readonly text: typeof registerAttemptText;
}

const registrationWarning: Warning = { letter: registerAttemptLetter, text: registerAttemptText };

const sendWarning = async (
  ctx: Context,
  tx: Transaction,
  account: queries.Account,
  warning: Warning,
): Promise<void> => {
  const facts = await ctx.profiles.sessionFacts(tx, account.memberId);
  const language = facts?.language ?? languageOf(ctx);
  const { publicUrl } = ctx.config;
  const links = { loginLink: `${publicUrl}/login`, resetLink: `${publicUrl}/forgot-password` };
  if (account.email) await ctx.mail.send(tx, { to: { address: account.email }, ...warning.letter(language, links) });
  else if (account.phone) await ctx.sms.send(tx, { to: account.phone, text: warning.text(language) });
};

/**
 * Warns the owner of an address about an attempt of another account to have it, at most once an hour; the caller learns
 * nothing, not even about the limit.
 */
export const warnOwner = async (
  ctx: Context,
  account: queries.Account,
  warning: Warning = registrationWarning,
): Promise<void> => {
  if (!(await tryConsume(ctx.limits, 'warningByRecipient', account.email ?? account.phone ?? ''))) return;
  await ctx.transaction((tx) => sendWarning(ctx, tx, account, warning));
};

/** Opens an account with an empty profile. Errors: invalid (a common password), rate-limited. */
export const register = async (
  ctx: Context,
  input: Identifier & {
    password: string;
    name?: string | undefined;
    memberType?: 'individual' | 'organization' | undefined;
    agreed?: readonly Agreed[] | undefined;
  },
  { sendCode }: { sendCode: boolean },
) => {
  const { email, phone, password, name, memberType: type, agreed = [] } = input;
  const identifier = { email, phone };
  await ctx.limits.consume('registerByAddress', ctx.request.ip);
  refuseCommonPassword(password, 'password');
  if (sendCode) await codes.countSending(ctx, 'verify', identifier);
  // Also for an existing account, since the cookie would otherwise reveal it.
  const registeredBy = ensureBrowserHash(ctx);
  const passwordHash = await hashPassword(password);
  const language = languageOf(ctx);
  const existing = await ctx.transaction(async (tx) => {
    const memberId = uuidv7();
    const added = await queries.insertAccount(tx, {
      id: uuidv7(),
      memberId,
      email,
      phone,
      passwordHash,
      registeredBy,
    });
    if (!added) return queries.findAccount(tx, identifier);
    const isNameMade = !name;
    const profile = { id: memberId, name: name || defaultName(identifier, language), isNameMade, language, type };
    await ctx.profiles.open(ctx, tx, profile);
    await recordAtRegistration(ctx, tx, { memberId, agreed, effects: consentEffects });
    if (sendCode) await codes.sendCode(ctx, tx, 'verify', identifier, { delivered: true, language });
    return undefined;
  });
  if (existing) await warnOwner(ctx, existing);
  return codes.codeSent;
};

/**
 * Verifies an account for the owner of a valid code. When another browser registered it, that person may be somebody
 * else: the password and its sessions end, and a token for setting a new one is returned, else null
 * (docs/decisions/0069). The code also proves the address for other modules (docs/decisions/0081).
 */
const verifyOwner = async (ctx: Context, tx: Transaction, identifier: Identifier) => {
  const account = (await queries.findAddressWithLock(tx, identifier, 'update')) ?? codes.refuseCode();
  const isOwn = account.verifiedAt !== null || isRegistrant(ctx, account);
  await queries.updateAccount(tx, account.id, {
    verifiedAt: account.verifiedAt ?? ctx.clock.now(),
    registeredBy: null,
  });
  const claims = account.verifiedAt === null && queries.isOpenAccount(account);
  const claimedPlaces = claims ? await ctx.addressProofs.settle(ctx, tx, toAddressOwner(account)) : 0;
  if (isOwn) return { account, passwordToken: null, claimedPlaces };
  await endEarlierAccess(ctx, tx, account);
  return {
    account: { ...account, passwordHash: null },
    passwordToken: await codes.issueResetToken(ctx, tx, account.id),
    claimedPlaces,
  };
};

/**
 * Without `otp`, sends a code to verify an account; with it, verifies the account. Errors: code-invalid, rate-limited.
 */
export const verify = async (ctx: Context, identifier: Identifier, otp: string | undefined) => {
  if (otp === undefined) {
    await codes.countSending(ctx, 'verify', identifier);
    const account = await queries.findAccount(ctx.db, identifier);
    const delivered = account !== undefined && account.verifiedAt === null;
    await ctx.transaction((tx) =>
      codes.sendCode(ctx, tx, 'verify', identifier, { delivered, language: languageOf(ctx) }),
    );
    return { verified: false, ...codes.codeSent, passwordToken: null, claimedPlaces: 0 };
  }
  const { account, ...outcome } = await codes.redeemCode(
    ctx,
    { purpose: 'verify', from: identifier, code: otp },
    (tx) => verifyOwner(ctx, tx, identifier),
  );
  await admitOwner(ctx, account);
  return { verified: true, ...codes.codeSent, ...outcome };
};

/**
 * Signs in, and runs `within` in the same transaction. Errors: wrong-credentials, also for an unknown account; invalid
 * (field `challenge`: work is required), account-locked, account-leaving, second-factor-required, rate-limited, and
 * those of `within`.
 */
export const login = async (
  ctx: Context,
  input: PasswordAttempt,
  within?: (tx: Transaction, memberId: string) => Promise<void>,
): Promise<Session> => {
  const account = (await tryPassword(ctx, input)) ?? fail('wrong-credentials');
  return ctx.transaction(async (tx) => {
    // If the password changed during the comparison, the old one must not open a session.
    const current = await queries.findAccountWithLock(tx, account.id);
    if (current?.passwordHash !== account.passwordHash) return fail('wrong-credentials');
    // Only callers with the password learn about the scheduled deletion, and can cancel it.
    if (current.leavingAt) return fail('account-leaving');
    // A member deleted by staff appears to have no account.
    const facts = (await ctx.profiles.sessionFacts(tx, current.memberId)) ?? fail('wrong-credentials');
    if (!within) return sessions.openSession(ctx, tx, current, { facts });
    await within(tx, current.memberId);
    return sessions.openSession(ctx, tx, current);
  });
};

/**
 * Signs in; a refusal ends the session that the browser held, since the answer clears its cookies. Errors: those of
 * {@link login}.
 */
export const signIn = async (ctx: Context, input: PasswordAttempt): Promise<Session> => {
  try {
    return await login(ctx, input);
  } catch (error) {
    if (isRefusal(error)) await endFormerSession(ctx, ctx.db);
    throw error;
  }
};

/**
 * Sets the cookies of the session's facts anew where they are out of date: the name, short link or group was changed in
 * another session, or by others. A call with the token of another session than the browser's leaves them alone.
 */
const renewFactCookies = ({ request, setCookie }: Context, { memberId }: MemberActor, facts: SessionFacts): void => {
  const held = request.cookie(ACCESS_COOKIE);
  if (held === undefined || (request.bearer !== undefined && request.bearer !== held)) return;
  changedFactCookies({ ...facts, memberId }, request.cookie).forEach(setCookie);
};

/** The signed-in account (docs/rules/auth.md#accounts); brings the cookies of a browser up to date. */
export const getProfile = async (ctx: Context, actor: MemberActor): Promise<AccountProfile> => {
  const account = await findOwnAccount(ctx, actor);
  const facts = (await ctx.profiles.sessionFacts(ctx.db, actor.memberId)) ?? fail('session-ended');
  renewFactCookies(ctx, actor, facts);
  return {
    memberId: actor.memberId,
    name: facts.userName,
    isPerson: facts.isPerson,
    language: facts.language,
    email: account.email,
    phone: account.phone,
    verified: account.verifiedAt !== null,
    staff: account.staff,
    staffLacks: actor.staffLacks ?? null,
    withheldGroups: [...withheldGroupsOf(actor)],
    hasPassword: account.passwordHash !== null,
    urlMinify: facts.urlMinify,
    brandGroup: facts.brandGroup,
    agency: facts.agency,
    counted: account.counted,
    termsDue: account.termsVersion !== currentVersion('terms'),
  };
};

/** Slides of the sign-in screen in the reader's language. */
export const listSlides = async (ctx: Context): Promise<LoginSlide[]> => {
  const rows = await queries.listSlides(ctx.db);
  return rows.map((row) => ({
    _id: row.id,
    image: row.image,
    title: ctx.locale === 'en' ? row.titleEn : row.titleVi,
    line: ctx.locale === 'en' ? row.lineEn : row.lineVi,
  }));
};
