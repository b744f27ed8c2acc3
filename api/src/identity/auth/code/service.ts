import type { Language } from '@m4u/contract/common';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { isSame, keyedHash } from '../../../platform/keys/crypto.ts';
import { senderKey, siteKey } from '../../../platform/limits/address.ts';
import { limitTable } from '../../../platform/limits/table.ts';
import { tryConsume } from '../../../platform/limits/within.ts';
import { findBrowserHash, isRegistrant, knownDeviceKey, ensureBrowserHash } from '../guessing/device.service.ts';
import { CODE_ATTEMPTS, CODE_ATTEMPTS_UNDER_ATTACK, CODE_LIFE, CODE_RESEND, RESET_LIFE, hashToken } from '../rules.ts';
import { deliver } from './delivery.service.ts';
import * as queries from './queries.ts';
import { type Account, findAccount, type Identifier } from '../queries.ts';

/** Answer of every call that sends a code, whether or not the account exists. */
export const codeSent = { resendAfterSeconds: CODE_RESEND / 1_000, validMinutes: CODE_LIFE / 60_000 };

const recipientOf = ({ email, phone }: Identifier): string => email ?? phone ?? '';

/** Names whom a code is for: a recipient, or a recipient for one account, whose code is good for no other account. */
const subjectOf = (to: Identifier, accountId?: string): string =>
  accountId === undefined ? recipientOf(to) : `${accountId} ${recipientOf(to)}`;

const codeTarget = (ctx: Context, purpose: queries.CodePurpose, recipient: string) => ({
  purpose,
  recipientHash: keyedHash(ctx.secrets.codeKey, 'recipient', recipient),
});

const hashCode = (ctx: Context, purpose: queries.CodePurpose, recipient: string, code: string) =>
  keyedHash(ctx.secrets.codeKey, 'code', purpose, recipient, code);

type SendingLimit = 'codeSendingBySite' | 'codeSendingByOwner' | 'codeSendingByRecipient';

/** Counts against a sender's limit and then a recipient's; a request over either of them counts against neither. */
const countBoth = async (
  ctx: Context,
  sender: readonly [SendingLimit, key: string],
  recipient: readonly [SendingLimit, key: string],
): Promise<void> => {
  await ctx.limits.consume(...sender);
  try {
    await ctx.limits.consume(...recipient);
  } catch (error) {
    await ctx.limits.restore(...sender);
    throw error;
  }
};

/**
 * Counts a code requested from an unknown browser against the recipient's limit, and against the site's share of it.
 */
const countUnknownBrowser = (ctx: Context, subject: string): Promise<void> =>
  countBoth(ctx, ['codeSendingBySite', siteKey(ctx.request.ip, subject)], ['codeSendingByRecipient', subject]);

/**
 * Counts a code requested from an account's own browser. Unverified accounts can move from one address to the next, so
 * all that stand at an address in turn share a limit of its recipient, which strangers cannot use up either.
 */
const countOwnBrowser = (ctx: Context, purpose: queries.CodePurpose, account: Account, to: Identifier) => {
  const own = ['codeSendingByOwner', `${purpose} ${account.id}`] as const;
  return account.verifiedAt
    ? ctx.limits.consume(...own)
    : countBoth(ctx, own, ['codeSendingByOwner', `${purpose} ${recipientOf(to)}`]);
};

/**
 * Counts a code against the sender's limit, and against the recipient's limit for this purpose, also for unknown
 * recipients (docs/rules/auth.md#codes). A browser known to a verified account, or the one that registered an
 * unverified account, counts against the owner's limit instead, which others cannot use up. Other browsers of an
 * unverified account do not: a person who registered a foreign address could flood its inbox by repeated sign-ins.
 * Errors: rate-limited.
 */
export const countSending = async (ctx: Context, purpose: queries.CodePurpose, to: Identifier): Promise<void> => {
  const account = await findAccount(ctx.db, to);
  const isOwners =
    account && (account.verifiedAt ? knownDeviceKey(ctx, account) !== undefined : isRegistrant(ctx, account));
  if (isOwners) await countOwnBrowser(ctx, purpose, account, to);
  else await countUnknownBrowser(ctx, `${purpose} ${recipientOf(to)}`);
  await ctx.limits.consume('codeSendingByAddress', senderKey(ctx.request.ip, purpose));
};

/** Keyed hash of the caller's session when signed in, else of the browser; undefined without either. */
const hashCaller = (ctx: Context): string | undefined =>
  ctx.actor.kind === 'member' ? keyedHash(ctx.secrets.codeKey, 'session', ctx.actor.sessionId) : findBrowserHash(ctx);

/**
 * Creates the live code of a purpose, and sends it when `delivered`. Otherwise it is stored alike and queued as a
 * decoy, so that neither later answers nor timing reveal unknown recipients. With `accountId` the code is good for that
 * account alone.
 */
export const sendCode = async (
  ctx: Context,
  tx: Transaction,
  purpose: queries.CodePurpose,
  to: Identifier,
  {
    delivered,
    language,
    accountId,
    account,
  }: {
    delivered: boolean;
    language: Language;
    accountId?: string;
    /** The account that the recipient belongs to, whose verified mail address may take the code. */
    account?: Pick<Account, 'email' | 'verifiedAt'> | undefined;
  },
): Promise<void> => {
  const recipient = subjectOf(to, accountId);
  const code = ctx.random.digits(6);
  const expiresAt = new Date(ctx.clock.now().getTime() + CODE_LIFE);
  await queries.replaceCode(tx, codeTarget(ctx, purpose, recipient), {
    codeHash: hashCode(ctx, purpose, recipient, code),
    askerHash: hashCaller(ctx) ?? ensureBrowserHash(ctx),
    expiresAt,
  });
  await deliver(ctx, tx, purpose, to, { language, code, expiresAt, decoy: !delivered, account });
};

/**
 * Creates a one-time token for setting an account's password, valid for `life` milliseconds. The caller has locked the
 * account by the address that the token goes to, so that each valid token belongs to its account's present address.
 */
export const issueResetToken = async (
  ctx: Context,
  tx: Transaction,
  accountId: string,
  life: number = RESET_LIFE,
): Promise<string> => {
  const token = ctx.random.bytes(32).toString('base64url');
  const expiresAt = new Date(ctx.clock.now().getTime() + life);
  await queries.insertResetToken(tx, { tokenHash: hashToken(token), accountId, expiresAt });
  return token;
};

/** Refuses a code; the same for a wrong, expired or unknown one. Errors: code-invalid. */
export const refuseCode = (): never => fail('code-invalid', { fields: [{ field: 'otp', code: 'code-wrong' }] });

/** An attempt to compare with a live code. */
interface CodeAttempt {
  readonly codeHash: string;
  /** Removes the attempt from the counts of wrong codes. */
  readonly giveBack: () => Promise<void>;
}

/**
 * Counts an attempt on a live code as wrong, until it is given back, and returns how many attempts a code now allows
 * the caller. The total over all accounts is bounded, since guesses at many accounts from many networks would hit one
 * of them. Each site adds only a share to it, so that a few sites cannot use up everybody's attempts; beyond its share
 * only the site itself is bounded.
 */
const countAsWrong = async (ctx: Context, purpose: queries.CodePurpose) => {
  const site = siteKey(ctx.request.ip, purpose);
  const isShare = await tryConsume(ctx.limits, 'wrongCodesBySite', site);
  const isCalm = isShare && (await ctx.limits.tally('wrongCodes', purpose)) <= limitTable.wrongCodes.windows[0].points;
  return {
    allowed: isCalm ? CODE_ATTEMPTS : CODE_ATTEMPTS_UNDER_ATTACK,
    giveBack: async () => {
      await ctx.limits.restore('wrongCodesBySite', site);
      // Subtract only a count that was added: otherwise right codes would offset wrong ones.
      if (isShare) await ctx.limits.restore('wrongCodes', purpose);
    },
  };
};

/**
 * Counts an attempt and returns the hash of the live code. Attempts from the requesting browser count apart from all
 * others, so nobody can use up another's code, and a right code is accepted from any browser. Returns undefined when no
 * code is live or no attempt is left: such attempts do not count as wrong codes, since they guess nothing and anyone
 * can send thousands. Errors: rate-limited.
 */
const startAttempt = async (
  ctx: Context,
  target: ReturnType<typeof codeTarget>,
  recipient: string,
): Promise<CodeAttempt | undefined> => {
  const caller = hashCaller(ctx);
  const isRequester = caller !== undefined && (await queries.isRequester(ctx.db, target, caller));
  if (!isRequester) {
    await ctx.limits.consume('codeCheckingByAddress', ctx.request.ip);
    await ctx.limits.consume('codeGuessesBySender', senderKey(ctx.request.ip, `${target.purpose} ${recipient}`));
  }
  const counter = isRequester ? { asker: caller } : 'others';
  const attempt = await queries.countAttempt(ctx.db, target, counter, CODE_ATTEMPTS, ctx.clock.now());
  if (!attempt) return undefined;
  const { allowed, giveBack } = await countAsWrong(ctx, target.purpose);
  if (attempt.attempts <= allowed) return { codeHash: attempt.codeHash, giveBack };
  await giveBack();
  return undefined;
};

/**
 * Runs `work` for a valid code, and marks the code as used in the same transaction: after a failure it can be entered
 * again. Each attempt counts before the comparison and outside the transaction, so parallel and failing attempts count
 * too. Errors: code-invalid, rate-limited, those of the work.
 */
export const redeemCode = async <T>(
  ctx: Context,
  {
    purpose,
    from,
    code,
    accountId,
  }: {
    readonly purpose: queries.CodePurpose;
    readonly from: Identifier;
    readonly code: string;
    /** The account that the code was sent for. */
    readonly accountId?: string;
  },
  work: (tx: Transaction) => Promise<T>,
): Promise<T> => {
  const recipient = subjectOf(from, accountId);
  const target = codeTarget(ctx, purpose, recipient);
  const attempt = await startAttempt(ctx, target, recipient);
  const codeHash = hashCode(ctx, purpose, recipient, code);
  if (!attempt || !isSame(codeHash, attempt.codeHash)) return refuseCode();
  await attempt.giveBack();
  return ctx.transaction(async (tx) => {
    // A concurrent second use waits here for the result of the first.
    if (!(await queries.useCode(tx, target, codeHash, ctx.clock.now()))) return refuseCode();
    return work(tx);
  });
};
