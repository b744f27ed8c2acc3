import { DAY } from '@m4u/contract/durations';
import { DELETION_DAYS } from '@m4u/contract/insight/privacy/leaving.rules';
import { findSubject } from '../../../identity/auth/deletion/service.ts';
import type { Platform } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/events/transaction.ts';
import { eraseAnswers } from '../../../platform/idempotency/erase.ts';
import { erase, listTraces } from '../../../platform/personal/personal.ts';
import { listDeletedBefore, lockDeletedMember } from '../../../profile/member/account/deletion.reads.ts';
import { sharePictureKey } from '../../../profile/page/share/service.ts';
import { deleteFilesAfterCommit } from '../../../profile/upload/remove.service.ts';
import { eraseNames } from '../../audit/record.service.ts';
import { resealErased } from '../../seal/sealing.service.ts';
import { allowErasing } from './erasure.queries.ts';
import { listExportKeys } from '../export/service.ts';
import { registry } from '../declarations.service.ts';

/** Parts of the platform that an erasure needs. */
export type ErasurePlatform = Pick<Platform, 'db' | 'clock' | 'jobs' | 'log' | 'secrets'>;

/** Most members erased in one night; the rest follows the next night. */
const MOST_A_NIGHT = 500;

/**
 * Erases a member who was deleted thirty days ago, by themselves or by staff. One transaction does all of it, so a
 * failed erasure is repeated the next night. Files are deleted after the commit. Does nothing for a restored member.
 */
const eraseMember = (platform: ErasurePlatform, memberId: string, deletedBefore: Date): Promise<void> =>
  inTransaction(platform.db, async (tx) => {
    const subject = (await lockDeletedMember(tx, memberId, deletedBefore))
      ? await findSubject(tx, memberId)
      : undefined;
    if (!subject) return;
    await allowErasing(tx);
    const traces = await listTraces(tx, subject, registry);
    await eraseAnswers(tx, traces);
    await resealErased(platform, tx, await eraseNames(tx, traces));
    const keys = [sharePictureKey(memberId), ...(await listExportKeys(tx, memberId))];
    await erase(tx, subject, registry);
    await deleteFilesAfterCommit(platform, tx, keys);
  });

/**
 * Erases all members whose thirty days are over. A failed erasure is logged and does not stop the others; at the end
 * the job fails.
 */
export const eraseDueMembers = async (platform: ErasurePlatform): Promise<void> => {
  const deletedBefore = new Date(platform.clock.now().getTime() - DELETION_DAYS * DAY);
  const failed: string[] = [];
  for (const memberId of await listDeletedBefore(platform.db, deletedBefore, MOST_A_NIGHT))
    await eraseMember(platform, memberId, deletedBefore).catch((error: unknown) => {
      platform.log.error({ err: error, memberId }, 'a member could not be erased');
      failed.push(memberId);
    });
  if (failed.length > 0) throw new Error(`${failed.length} members could not be erased`);
};
