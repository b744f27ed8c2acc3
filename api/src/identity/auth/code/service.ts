import type { Language } from '@m4u/contract/common';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { isSame, keyedHash } from '../../../platform/keys/crypto.ts';
import { keepCode, leaveCode, resetCode, unlockCode, verifyCode } from '../../../platform/mail/code.templates.ts';
import {
  claimCodeText,
  keepCodeText,
  leaveCodeText,
  resetCodeText,
  unlockCodeText,
  verifyCodeText,
} from '../../../platform/sms/texts.ts';
import { bySender, bySite } from '../../../platform/limits/address.ts';
import { limitTable } from '../../../platform/limits/table.ts';
import { tryConsume } from '../../../platform/limits/within.ts';
import { browserOf, isRegistrant, knownDevice, nameBrowser } from '../guessing/device.service.ts';
import { CODE_ATTEMPTS, CODE_ATTEMPTS_UNDER_ATTACK, CODE_LIFE, CODE_RESEND, RESET_LIFE, tokenHash } from '../rules.ts';
import * as queries from './queries.ts';
import { findAccount, type Identifier } from '../queries.ts';

/** What every call that sends a code answers, whether or not the account exists. */
export const codeSent = { resendAfterSeconds: CODE_RESEND / 1_000, validMinutes: CODE_LIFE / 60_000 };

const recipientOf = ({ email, phone }: Identifier): string => email ?? phone ?? '';

const target = (ctx: Context, purpose: queries.Purpose, recipient: string) => ({
  purpose,
  recipientHash: keyedHash(ctx.secrets.codeKey, 'recipient', recipient),
});

const codeHash = (ctx: Context, purpose: queries.Purpose, recipient: string, code: string) =>
  keyedHash(ctx.secrets.codeKey, 'code', purpose, recipient, code);

const messages = {
  verify: { letter: verifyCode, text: verifyCodeText },
  reset: { letter: resetCode, text: resetCodeText },
  unlock: { letter: unlockCode, text: unlockCodeText },
  // What is claimed by it was written down under a number.
  claim: { letter: undefined, text: claimCodeText },
  leave: { letter: leaveCode, text: leaveCodeText },
  keep: { letter: keepCode, text: keepCodeText },
} as const satisfies Record<queries.Purpose, unknown>;

const deliver = (
  ctx: Context,
  tx: Transaction,
  purpose: queries.Purpose,
  to: Identifier,
  { language, code, decoy }: { readonly language: Language; readonly code: string; readonly decoy: boolean },
) => {
  const words = { code, minutes: codeSent.validMinutes };
  const { letter, text } = messages[purpose];
  if (to.email !== undefined && letter)
    return ctx.mail.send(tx, { to: { address: to.email }, ...letter(language, words), decoy });
  return ctx.sms.send(tx, { to: recipientOf(to), text: text(language, words), decoy });
};

/** Counts a sending by a stranger against what the recipient is sent, of which one site has a part. */
const countStranger = async (ctx: Context, subject: string): Promise<void> => {
  const site = bySite(ctx.request.ip, subject);
  // The site first: a request over its limit must not count against the recipient.
  await ctx.limits.consume('codeSendingBySite', site);
  try {
    await ctx.limits.consume('codeSendingByRecipient', subject);
  } catch (error) {
    await ctx.limits.restore('codeSendingBySite', site);
    throw error;
  }
};

/**
 * Counts a sending against the sender's limit, and against the recipient's limit of this purpose, also for an unknown
 * recipient (docs/rules/auth.md#codes). A browser that a verified account knows, or the one that registered, counts
 * against the owner's limit instead, which strangers cannot use up. Other browsers of an unverified account do not:
 * somebody who registered a stranger's address could fill that inbox by signing in repeatedly. Errors: rate-limited.
 */
export const countSending = async (ctx: Context, purpose: queries.Purpose, to: Identifier): Promise<void> => {
  const account = await findAccount(ctx.db, to);
  const isOwners =
    account && (account.verifiedAt ? knownDevice(ctx, account) !== undefined : isRegistrant(ctx, account));
  if (isOwners) await ctx.limits.consume('codeSendingByOwner', `${purpose} ${account.id}`);
  else await countStranger(ctx, `${purpose} ${recipientOf(to)}`);
  await ctx.limits.consume('codeSendingByAddress', ctx.request.ip);
};

/** Keyed hash of who calls: of their session where they are signed in, else of their browser; undefined of neither. */
const callerOf = (ctx: Context): string | undefined =>
  ctx.actor.kind === 'member' ? keyedHash(ctx.secrets.codeKey, 'session', ctx.actor.sessionId) : browserOf(ctx);

/**
 * Makes the live code of a purpose. Only `delivered` ones leave the house. The others are stored alike and queued as
 * decoys, so that an unknown recipient cannot be told from a known one by what follows, nor by how long it takes.
 */
export const send = async (
  ctx: Context,
  tx: Transaction,
  purpose: queries.Purpose,
  to: Identifier,
  { delivered, language }: { delivered: boolean; language: Language },
): Promise<void> => {
  const recipient = recipientOf(to);
  const code = ctx.random.digits(6);
  await queries.replaceCode(tx, target(ctx, purpose, recipient), {
    codeHash: codeHash(ctx, purpose, recipient, code),
    askerHash: callerOf(ctx) ?? nameBrowser(ctx),
    expiresAt: new Date(ctx.clock.now().getTime() + CODE_LIFE),
  });
  await deliver(ctx, tx, purpose, to, { language, code, decoy: !delivered });
};

/** Makes a one-time token by which the password of an account is set, good for `life` milliseconds. */
export const issueResetToken = async (
  ctx: Context,
  tx: Transaction,
  accountId: string,
  life: number = RESET_LIFE,
): Promise<string> => {
  const token = ctx.random.bytes(32).toString('base64url');
  const expiresAt = new Date(ctx.clock.now().getTime() + life);
  await queries.insertResetToken(tx, { tokenHash: tokenHash(token), accountId, expiresAt });
  return token;
};

/** Refuses a code, alike for one that is wrong, too old or nobody's. Errors: code-invalid. */
export const refuseCode = (): never => fail('code-invalid', { fields: [{ field: 'otp', code: 'code-wrong' }] });

/** A try that is compared with a live code. */
interface Try {
  readonly codeHash: string;
  /** Takes the try out of the sums of wrong codes. */
  readonly giveBack: () => Promise<void>;
}

/**
 * Counts a try of a live code as wrong, until it is given back, and returns how many tries a code allows the caller now.
 * The sum over all accounts is bounded, since a guess at each of many accounts from many networks would hit one of them.
 * A site adds a share at most, so that few sites cannot take everybody's tries; past it, its own tries are bounded.
 */
const countWrong = async (ctx: Context, purpose: queries.Purpose) => {
  const site = bySite(ctx.request.ip, purpose);
  const isShare = await tryConsume(ctx.limits, 'wrongCodesBySite', site);
  const isCalm = isShare && (await ctx.limits.tally('wrongCodes', purpose)) <= limitTable.wrongCodes.windows[0].points;
  return {
    allowed: isCalm ? CODE_ATTEMPTS : CODE_ATTEMPTS_UNDER_ATTACK,
    giveBack: async () => {
      await ctx.limits.restore('wrongCodesBySite', site);
      // Only an added count is taken away: else right codes would make up for wrong ones.
      if (isShare) await ctx.limits.restore('wrongCodes', purpose);
    },
  };
};

/**
 * Counts a try of a code, and returns the hash of the right one. Tries of the browser that asked for the code count
 * apart from those of all others, so nobody uses up another's code, and a right code is taken from wherever it is
 * entered. Undefined where no code is live or no try is left. Such tries and refused ones are left out of the sums: they
 * guess at nothing, and anybody can send them by the thousand. Errors: rate-limited.
 */
const countTry = async (ctx: Context, of: ReturnType<typeof target>, recipient: string): Promise<Try | undefined> => {
  const caller = callerOf(ctx);
  const isAsker = caller !== undefined && (await queries.isAsker(ctx.db, of, caller));
  if (!isAsker) {
    await ctx.limits.consume('codeCheckingByAddress', ctx.request.ip);
    await ctx.limits.consume('codeGuessesBySender', bySender(ctx.request.ip, `${of.purpose} ${recipient}`));
  }
  const by = isAsker ? { asker: caller } : 'others';
  const counted = await queries.countAttempt(ctx.db, of, by, CODE_ATTEMPTS, ctx.clock.now());
  if (!counted) return undefined;
  const { allowed, giveBack } = await countWrong(ctx, of.purpose);
  if (counted.attempts <= allowed) return { codeHash: counted.codeHash, giveBack };
  await giveBack();
  return undefined;
};

/**
 * Does what a code allows, and uses it up in the same transaction: what fails leaves it to be entered again. Each try
 * counts before it is compared, outside any transaction, so that tries in parallel or tries that fail are counted all
 * the same. Errors: code-invalid, rate-limited, those of the work.
 */
export const redeem = async <T>(
  ctx: Context,
  { purpose, from, code }: { readonly purpose: queries.Purpose; readonly from: Identifier; readonly code: string },
  work: (tx: Transaction) => Promise<T>,
): Promise<T> => {
  const recipient = recipientOf(from);
  const of = target(ctx, purpose, recipient);
  const counted = await countTry(ctx, of, recipient);
  const given = codeHash(ctx, purpose, recipient, code);
  if (!counted || !isSame(given, counted.codeHash)) return refuseCode();
  await counted.giveBack();
  return ctx.transaction(async (tx) => {
    // Of two who enter it at once the second waits here for what becomes of the first.
    if (!(await queries.useCode(tx, of, given, ctx.clock.now()))) return refuseCode();
    return work(tx);
  });
};
