import type { Language } from '@m4u/contract/common';
import { withoutAddresses } from '@m4u/contract/addresses';
import type { Agreed } from '@m4u/contract/identity/consent';
import { currentVersion } from '@m4u/contract/identity/consent.words';
import type { AccountProfile, LoginSlide, Session } from '@m4u/contract/identity/auth.result';
import type { MemberActor } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { isWithin } from '../../platform/limits/within.ts';
import { registerAttempt } from '../../platform/mail/templates.ts';
import { registerAttemptText } from '../../platform/sms/texts.ts';
import { agreedAtOpening } from '../consent/service.ts';
import * as codes from './code.service.ts';
import { hashPassword, passwordMatches, refuseCommon } from './password.service.ts';
import * as queries from './queries.ts';
import type { Identifier } from './queries.ts';
import * as sessions from './session.service.ts';

/** The language of a person we know nothing of yet: that of their browser. */
export const languageOf = (ctx: Context): Language => (ctx.locale === 'en' ? 'EN' : 'VN');

/** What somebody is called who has not said it yet. */
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
 * Tells the owner of an address that somebody tried to register with it, once an hour at most; the caller learns
 * nothing, not even that it was enough.
 */
const warnOwner = async (ctx: Context, account: queries.Account): Promise<void> => {
  if (!(await isWithin(ctx.limits, 'warningByRecipient', account.email ?? account.phone ?? ''))) return;
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
  if (sendCode) await codes.countSending(ctx, identifier);
  const passwordHash = await hashPassword(password);
  const language = languageOf(ctx);
  const existing = await ctx.transaction(async (tx) => {
    const memberId = uuidv7();
    const added = await queries.insertAccount(tx, { id: uuidv7(), memberId, email, phone, passwordHash });
    if (!added) return queries.findAccount(tx, identifier);
    await ctx.profiles.open(tx, { id: memberId, name: name || nameFrom(identifier, language), language });
    await agreedAtOpening(ctx, tx, memberId, agreed);
    if (sendCode) await codes.send(ctx, tx, 'verify', identifier, { delivered: true, language });
    return undefined;
  });
  if (existing) await warnOwner(ctx, existing);
  return codes.codeSent;
};

/** Sends a code to verify an account, or verifies it by one. Errors: code-invalid, rate-limited. */
export const verify = async (ctx: Context, identifier: Identifier, otp: string | undefined) => {
  if (otp === undefined) {
    await codes.countSending(ctx, identifier);
    const account = await queries.findAccount(ctx.db, identifier);
    const delivered = account !== undefined && account.verifiedAt === null;
    await ctx.transaction((tx) => codes.send(ctx, tx, 'verify', identifier, { delivered, language: languageOf(ctx) }));
    return { verified: false, ...codes.codeSent };
  }
  await codes.redeem(ctx, { purpose: 'verify', from: identifier, code: otp }, async (tx) => {
    const account = (await queries.findAccount(tx, identifier)) ?? codes.refuseCode();
    await queries.updateAccount(tx, account.id, { verifiedAt: account.verifiedAt ?? ctx.clock.now() });
  });
  return { verified: true, ...codes.codeSent };
};

/**
 * Signs in, and does what they came for in the same transaction. Errors: wrong-credentials alike for an unknown account,
 * account-locked, account-leaving, rate-limited, and those of `within`.
 */
export const login = async (
  ctx: Context,
  input: Identifier & { readonly password: string },
  within?: (tx: Transaction, memberId: string) => Promise<void>,
): Promise<Session> => {
  const identifier = input.email ?? input.phone ?? '';
  await ctx.limits.consume('loginByIdentifier', identifier);
  await ctx.limits.consume('loginByAddress', ctx.request.ip);
  const account = await queries.findAccount(ctx.db, input);
  if (!(await passwordMatches(account?.passwordHash, input.password)) || !account) return fail('wrong-credentials');
  await ctx.limits.reset('loginByIdentifier', identifier);
  await ctx.limits.restore('loginByAddress', ctx.request.ip);
  return ctx.transaction(async (tx) => {
    // A password that was changed while this one was compared must not leave a session of the old one behind.
    const current = await queries.holdAccount(tx, account.id);
    if (current?.passwordHash !== account.passwordHash) return fail('wrong-credentials');
    // Only who knows the password learns that its owner asked for it to be deleted, and can keep it.
    if (current.leavingAt) return fail('account-leaving');
    // A member whom staff deleted has no account that others could know of.
    if (!(await ctx.profiles.sessionFacts(tx, current.memberId))) return fail('wrong-credentials');
    await within?.(tx, current.memberId);
    return sessions.open(ctx, tx, current);
  });
};

/** The signed-in account (specification §3 "User profile"). */
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

/** The sign-in screen's carousel in the reader's language. */
export const slides = async (ctx: Context): Promise<LoginSlide[]> => {
  const rows = await queries.listSlides(ctx.db);
  return rows.map((row) => ({
    _id: row.id,
    image: row.image,
    title: ctx.locale === 'en' ? row.titleEn : row.titleVi,
    line: ctx.locale === 'en' ? row.lineEn : row.lineVi,
  }));
};
