import { DAY } from '@m4u/contract/durations';
import type { Leaving } from '@m4u/contract/insight/privacy/leaving';
import { erasedOn, DELETION_DAYS, REMINDER_DAYS } from '@m4u/contract/insight/privacy/leaving.rules';
import type { Language } from '@m4u/contract/common';
import * as auth from '../../../identity/auth/deletion/service.ts';
import { findConfirmation, type OwnershipProof, sendProofCode } from '../../../identity/auth/proof/service.ts';
import { listAccountsToRemind } from '../../../identity/auth/deletion/reads.ts';
import { requireSignedIn } from '../../../platform/actor.ts';
import type { Context, Platform } from '../../../platform/context.ts';
import { inTransaction, type Transaction } from '../../../platform/events/transaction.ts';
import {
  deletionSoonLetter,
  deletionStartedLetter,
  type DeletionWords,
} from '../../../platform/mail/leaving.templates.ts';
import type { Letter } from '../../../platform/mail/letter.ts';
import { leavingText } from '../../../platform/sms/texts.ts';
import { closePage, listOnlyAdminOf, reopenPage } from '../../../profile/member/account/deletion.service.ts';
import { findDeletionState } from '../../../profile/member/account/deletion.reads.ts';
import { formatDay } from '../rules.ts';

/** Facts about deleting the caller's account: the confirmation it needs, and groups without another admin. */
export const get = async (ctx: Context): Promise<Leaving> => {
  const actor = requireSignedIn(ctx);
  const confirmation = await findConfirmation(ctx, actor);
  const leads = await ctx.transaction((tx) => listOnlyAdminOf(tx, actor.memberId));
  return { ...confirmation, days: DELETION_DAYS, leads };
};

/** Sends a code that replaces the password. Errors: those of the code of a proof. */
export const sendCode = (ctx: Context) => sendProofCode(ctx, requireSignedIn(ctx), 'leave');

/** Recipient of a message about the deletion of their account. */
interface Recipient {
  readonly email: string | null;
  readonly phone: string | null;
  readonly language: Language;
  readonly askedAt: Date;
}

/**
 * Sends the owner the date of the erasure and the way to keep the account, by e-mail if there is an address, else by
 * SMS.
 */
const notifyOwner = async (
  { mail, sms, config }: Pick<Platform, 'mail' | 'sms' | 'config'>,
  tx: Transaction,
  { email, phone, language, askedAt }: Recipient,
  letter: (language: Language, values: DeletionWords) => Letter,
): Promise<void> => {
  const day = formatDay(erasedOn(askedAt));
  const keepLink = `${config.publicUrl}/keep-account`;
  if (email !== null) await mail.send(tx, { to: { address: email }, ...letter(language, { day, keepLink }) });
  else if (phone !== null) await sms.send(tx, { to: phone, text: leavingText(language, day) });
};

/**
 * Deletes the caller's account: the page and all sessions end at once, the other data is erased after thirty days.
 * Until then the member can keep the account. Errors: forbidden for staff, last-admin, and those of the
 * owner's proof.
 */
export const requestDeletion = async (ctx: Context, proof: OwnershipProof): Promise<{ erasedOn: string }> => {
  const actor = requireSignedIn(ctx);
  const askedAt = ctx.clock.now();
  await auth.confirmAsOwner(ctx, actor, proof, async (tx) => {
    // Locks the page before the account, in the same order as staff's deletion, to avoid deadlocks.
    const member = await findDeletionState(tx, actor.memberId);
    await closePage(ctx, tx, actor.memberId, 'confirm');
    const { email, phone } = await auth.startDeletion(ctx, tx, actor.accountId);
    await notifyOwner(ctx, tx, { email, phone, language: member?.language ?? 'VN', askedAt }, deletionStartedLetter);
  });
  return { erasedOn: erasedOn(askedAt).toISOString() };
};

/**
 * Keeps an account whose deletion is pending; without password and code, sends a code. Errors: wrong-credentials,
 * code-invalid, invalid (field `challenge`), rate-limited.
 */
export const keepAccount = async (
  ctx: Context,
  {
    password,
    otp,
    challenge,
    ...identifier
  }: auth.ProofWithoutSession & { email?: string | undefined; phone?: string | undefined },
) => {
  if (password === undefined && otp === undefined)
    return { kept: false, ...(await auth.sendCancellationCode(ctx, identifier)) };
  await auth.confirmAsDeleting(ctx, identifier, { password, otp, challenge }, async (tx, memberId) => {
    await reopenPage(ctx, tx, memberId);
    await auth.cancelDeletion(tx, memberId);
  });
  return { kept: true, resendAfterSeconds: 0, validMinutes: 0 };
};

/** Reminds members whose account is erased soon. */
export const sendReminders = async (
  platform: Pick<Platform, 'db' | 'clock' | 'mail' | 'sms' | 'config'>,
): Promise<void> => {
  const now = platform.clock.now();
  const askedBefore = new Date(now.getTime() - (DELETION_DAYS - REMINDER_DAYS) * DAY);
  await inTransaction(platform.db, async (tx) => {
    for (const { id, memberId, email, phone, leavingAt } of await listAccountsToRemind(tx, askedBefore)) {
      const member = await findDeletionState(tx, memberId);
      const language = member?.language ?? 'VN';
      if (leavingAt)
        await notifyOwner(platform, tx, { email, phone, language, askedAt: leavingAt }, deletionSoonLetter);
      await auth.markReminded(tx, id, now);
    }
  });
};
