import { DAY } from '@m4u/contract/durations';
import type { Leaving } from '@m4u/contract/insight/privacy/leaving';
import { erasedOn, LEAVING_DAYS, REMINDER_DAYS } from '@m4u/contract/insight/privacy/leaving.rules';
import type { Language } from '@m4u/contract/common';
import * as auth from '../../../identity/auth/deletion/service.ts';
import { listToRemind } from '../../../identity/auth/deletion/reads.ts';
import { requireSignedIn } from '../../../platform/actor.ts';
import type { Context, Platform } from '../../../platform/context.ts';
import { inTransaction, type Transaction } from '../../../platform/events/transaction.ts';
import { leavingSoon, leavingStarted, type LeavingWords } from '../../../platform/mail/leaving.templates.ts';
import type { Letter } from '../../../platform/mail/letter.ts';
import { leavingText } from '../../../platform/sms/texts.ts';
import { closePage, listOnlyAdminOf, reopenPage } from '../../../profile/member/account/deletion.service.ts';
import { standingOf } from '../../../profile/member/account/deletion.reads.ts';
import { writtenDay } from '../rules.ts';

/** Facts about deleting the caller's account: the confirmation it needs, and groups without another admin. */
export const get = async (ctx: Context): Promise<Leaving> => {
  const actor = requireSignedIn(ctx);
  const confirmation = await auth.confirmationOf(ctx, actor);
  const leads = await ctx.transaction((tx) => listOnlyAdminOf(tx, actor.memberId));
  return { ...confirmation, days: LEAVING_DAYS, leads };
};

/** Sends a code that replaces the password. Errors: wrong-state for an account with a password, rate-limited. */
export const sendCode = (ctx: Context) => auth.sendLeaveCode(ctx, requireSignedIn(ctx));

/** Recipient of a message about the deletion of their account. */
interface Addressee {
  readonly email: string | null;
  readonly phone: string | null;
  readonly language: Language;
  readonly askedAt: Date;
}

/**
 * Sends the owner the date of the erasure and the way to keep the account, by e-mail if there is an address, else by
 * SMS.
 */
const tell = async (
  { mail, sms, config }: Pick<Platform, 'mail' | 'sms' | 'config'>,
  tx: Transaction,
  { email, phone, language, askedAt }: Addressee,
  letter: (language: Language, words: LeavingWords) => Letter,
): Promise<void> => {
  const day = writtenDay(erasedOn(askedAt));
  const keepLink = `${config.publicUrl}/keep-account`;
  if (email !== null) await mail.send(tx, { to: { address: email }, ...letter(language, { day, keepLink }) });
  else if (phone !== null) await sms.send(tx, { to: phone, text: leavingText(language, day) });
};

/**
 * Deletes the caller's account: the page and all sessions end at once, the other data is erased after thirty days.
 * Until then the member can keep the account. Errors: forbidden for staff, incorrect-password, code-invalid,
 * last-admin, rate-limited.
 */
export const ask = async (ctx: Context, proof: auth.Proof): Promise<{ erasedOn: string }> => {
  const actor = requireSignedIn(ctx);
  const askedAt = ctx.clock.now();
  await auth.confirmAsOwner(ctx, actor, proof, async (tx) => {
    // Locks the page before the account, in the same order as staff's deletion, to avoid deadlocks.
    const standing = await standingOf(tx, actor.memberId);
    await closePage(ctx, tx, actor.memberId, 'confirm');
    const { email, phone } = await auth.startDeletion(ctx, tx, actor.accountId);
    await tell(ctx, tx, { email, phone, language: standing?.language ?? 'VN', askedAt }, leavingStarted);
  });
  return { erasedOn: erasedOn(askedAt).toISOString() };
};

/**
 * Keeps an account whose deletion is pending; without password and code, sends a code. Errors: wrong-credentials,
 * code-invalid, invalid (field `challenge`), rate-limited.
 */
export const keep = async (
  ctx: Context,
  {
    password,
    otp,
    challenge,
    ...identifier
  }: auth.LeaverProof & { email?: string | undefined; phone?: string | undefined },
) => {
  if (password === undefined && otp === undefined)
    return { kept: false, ...(await auth.sendKeepCode(ctx, identifier)) };
  await auth.confirmAsDeleting(ctx, identifier, { password, otp, challenge }, async (tx, memberId) => {
    await reopenPage(ctx, tx, memberId);
    await auth.cancelDeletion(tx, memberId);
  });
  return { kept: true, resendAfterSeconds: 0, validMinutes: 0 };
};

/** Reminds members whose account is erased soon. */
export const remind = async (platform: Pick<Platform, 'db' | 'clock' | 'mail' | 'sms' | 'config'>): Promise<void> => {
  const now = platform.clock.now();
  const askedBefore = new Date(now.getTime() - (LEAVING_DAYS - REMINDER_DAYS) * DAY);
  await inTransaction(platform.db, async (tx) => {
    for (const { id, memberId, email, phone, leavingAt } of await listToRemind(tx, askedBefore)) {
      const standing = await standingOf(tx, memberId);
      const language = standing?.language ?? 'VN';
      if (leavingAt) await tell(platform, tx, { email, phone, language, askedAt: leavingAt }, leavingSoon);
      await auth.markReminded(tx, id, now);
    }
  });
};
