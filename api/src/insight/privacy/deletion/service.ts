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

/** What deleting one's account comes to, before it is asked for. */
export const get = async (ctx: Context): Promise<Leaving> => {
  const actor = requireSignedIn(ctx);
  const confirmation = await auth.confirmationOf(ctx, actor);
  const leads = await ctx.transaction((tx) => listOnlyAdminOf(tx, actor.memberId));
  return { ...confirmation, days: LEAVING_DAYS, leads };
};

/** Sends the code that stands in for a password. Errors: wrong-state for who has one, rate-limited. */
export const sendCode = (ctx: Context) => auth.sendLeaveCode(ctx, requireSignedIn(ctx));

/** The recipient of a message about the deletion of their account. */
interface Addressee {
  readonly email: string | null;
  readonly phone: string | null;
  readonly language: Language;
  readonly askedAt: Date;
}

/** Tells the owner by the ways that the account has, when it goes and how to keep it. */
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
 * Deletes the caller's account: the page is gone and every session ends at once; the rest goes after thirty days, until
 * which they can keep it. Errors: forbidden for staff, incorrect-password, code-invalid, last-admin, rate-limited.
 */
export const ask = async (ctx: Context, proof: auth.Proof): Promise<{ erasedOn: string }> => {
  const actor = requireSignedIn(ctx);
  const askedAt = ctx.clock.now();
  await auth.confirmAsOwner(ctx, actor, proof, async (tx) => {
    // The page before the account, as staff do it: so nobody waits in a circle.
    const standing = await standingOf(tx, actor.memberId);
    await closePage(ctx, tx, actor.memberId, 'confirm');
    const { email, phone } = await auth.startDeletion(ctx, tx, actor.accountId);
    await tell(ctx, tx, { email, phone, language: standing?.language ?? 'VN', askedAt }, leavingStarted);
  });
  return { erasedOn: erasedOn(askedAt).toISOString() };
};

/**
 * Keeps an account that waits to be deleted; with neither password nor code, sends the code. Errors: wrong-credentials,
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

/** Tells those once more whose days to change their mind are nearly over. */
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
