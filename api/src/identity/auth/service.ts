import type { Language } from '@m4u/contract/common';
import { withoutAddresses } from '@m4u/contract/address/addresses';
import type { Agreed } from '@m4u/contract/identity/consent';
import { currentVersion } from '@m4u/contract/identity/consent/words';
import type { AccountProfile, LoginSlide, Session } from '@m4u/contract/identity/auth/result';
import type { MemberActor } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { tryConsume } from '../../platform/limits/within.ts';
import { registerAttempt } from '../../platform/mail/templates.ts';
import { registerAttemptText } from '../../platform/sms/texts.ts';
import { recordAtRegistration } from '../consent/service.ts';
import { consentEffects } from './account/consentEffects.service.ts';
import * as codes from './code/service.ts';
import { isRegistrant, nameBrowser } from './guessing/device.service.ts';
import { type PasswordTry, tryPassword } from './guessing/service.ts';
import { endEarlierAccess, letIn } from './guessing/owner.service.ts';
import { hashPassword, refuseCommon } from './password/service.ts';
import * as queries from './queries.ts';
import type { Identifier } from './queries.ts';
import * as sessions from './session/service.ts';

/** Language of a new person: the browser's. */
export const languageOf = (ctx: Context): Language => (ctx.locale === 'en' ? 'EN' : 'VN');

/** Default name of a new account. */
export const nameFrom = ({ email, phone = '' }: Identifier, language: Language): string =>
  email !== undefined
    ? withoutAddresses(email.split('@')[0] ?? '')
    : `${language === 'EN' ? 'Member' : 'Thành viên'} ${phone.slice(-4)}`;

const sendWarning = async (ctx: Context, tx: Transaction, account: queries.Account): Promise<void> => {
  const facts = await ctx.profiles.sessionFacts(tx, account.memberId);
  const language = facts?.language ?? languageOf(ctx);
  const { publicUrl } = ctx.config;
  const links = { loginLink: `${publicUrl}/login`, resetLink: `${publicUrl}/forgot-password` };
  if (account.email) await ctx.mail.send(tx, { to: { address: account.email }, ...registerAttempt(language, links) });
  else if (account.phone) await ctx.sms.send(tx, { to: account.phone, text: registerAttemptText(language) });
};

/**
 * Warns the owner of an address about a registration with it, at most once an hour; the caller learns nothing, not even
 * about the limit.
 */
const warnOwner = async (ctx: Context, account: queries.Account): Promise<void> => {
  if (!(await tryConsume(ctx.limits, 'warningByRecipient', account.email ?? account.phone ?? ''))) return;
  await ctx.transaction((tx) => sendWarning(ctx, tx, account));
};

/** Opens an account with an empty profile. Errors: invalid (a common password), rate-limited. */
export const register = async (
  ctx: Context,
  input: Identifier & { password: string; name?: string | undefined; agreed?: readonly Agreed[] | undefined },
  { sendCode }: { sendCode: boolean },
) => {
  const { email, phone, password, name, agreed = [] } = input;
  const identifier = { email, phone };
  await ctx.limits.consume('registerByAddress', ctx.request.ip);
  refuseCommon(password, 'password');
  if (sendCode) await codes.countSending(ctx, 'verify', identifier);
  // Also for an existing account, since the cookie would otherwise reveal it.
  const registeredBy = nameBrowser(ctx);
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
    await ctx.profiles.open(tx, { id: memberId, name: name || nameFrom(identifier, language), language });
    await recordAtRegistration(ctx, tx, { memberId, agreed, effects: consentEffects });
    if (sendCode) await codes.send(ctx, tx, 'verify', identifier, { delivered: true, language });
    return undefined;
  });
  if (existing) await warnOwner(ctx, existing);
  return codes.codeSent;
};

/**
 * Verifies an account for the owner of a valid code. When another browser registered it, that person may be somebody
 * else: the password and its sessions end, and a token for setting a new one is returned, else null
 * (docs/decisions/0069).
 */
const verifyOwner = async (ctx: Context, tx: Transaction, found: queries.Account) => {
  const account = (await queries.holdAccount(tx, found.id, 'update')) ?? codes.refuseCode();
  const isOwn = account.verifiedAt !== null || isRegistrant(ctx, account);
  await queries.updateAccount(tx, account.id, {
    verifiedAt: account.verifiedAt ?? ctx.clock.now(),
    registeredBy: null,
  });
  if (isOwn) return { account, passwordToken: null };
  await endEarlierAccess(ctx, tx, account);
  return {
    account: { ...account, passwordHash: null },
    passwordToken: await codes.issueResetToken(ctx, tx, account.id),
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
    await ctx.transaction((tx) => codes.send(ctx, tx, 'verify', identifier, { delivered, language: languageOf(ctx) }));
    return { verified: false, ...codes.codeSent, passwordToken: null };
  }
  const { account, passwordToken } = await codes.redeem(
    ctx,
    { purpose: 'verify', from: identifier, code: otp },
    async (tx) => verifyOwner(ctx, tx, (await queries.findAccount(tx, identifier)) ?? codes.refuseCode()),
  );
  await letIn(ctx, account);
  return { verified: true, ...codes.codeSent, passwordToken };
};

/**
 * Signs in, and runs `within` in the same transaction. Errors: wrong-credentials, also for an unknown account; invalid
 * (field `challenge`: work is required), account-locked, account-leaving, rate-limited, and those of `within`.
 */
export const login = async (
  ctx: Context,
  input: PasswordTry,
  within?: (tx: Transaction, memberId: string) => Promise<void>,
): Promise<Session> => {
  const account = (await tryPassword(ctx, input)) ?? fail('wrong-credentials');
  return ctx.transaction(async (tx) => {
    // If the password changed during the comparison, the old one must not open a session.
    const current = await queries.holdAccount(tx, account.id);
    if (current?.passwordHash !== account.passwordHash) return fail('wrong-credentials');
    // Only callers with the password learn about the scheduled deletion, and can cancel it.
    if (current.leavingAt) return fail('account-leaving');
    // A member deleted by staff appears to have no account.
    const facts = (await ctx.profiles.sessionFacts(tx, current.memberId)) ?? fail('wrong-credentials');
    if (!within) return sessions.open(ctx, tx, current, facts);
    await within(tx, current.memberId);
    return sessions.open(ctx, tx, current);
  });
};

/** The signed-in account (docs/rules/auth.md#accounts). */
export const profile = async (ctx: Context, actor: MemberActor): Promise<AccountProfile> => {
  const account = (await queries.findAccountById(ctx.db, actor.accountId)) ?? fail('session-ended');
  const facts = (await ctx.profiles.sessionFacts(ctx.db, actor.memberId)) ?? fail('session-ended');
  return {
    memberId: actor.memberId,
    name: facts.userName,
    language: facts.language,
    email: account.email,
    phone: account.phone,
    verified: account.verifiedAt !== null,
    staff: account.staff,
    hasPassword: account.passwordHash !== null,
    urlMinify: facts.urlMinify,
    counted: account.counted,
    termsDue: account.termsVersion !== currentVersion('terms'),
  };
};

/** Slides of the sign-in screen in the reader's language. */
export const slides = async (ctx: Context): Promise<LoginSlide[]> => {
  const rows = await queries.listSlides(ctx.db);
  return rows.map((row) => ({
    _id: row.id,
    image: row.image,
    title: ctx.locale === 'en' ? row.titleEn : row.titleVi,
    line: ctx.locale === 'en' ? row.lineEn : row.lineVi,
  }));
};
