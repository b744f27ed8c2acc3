import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import { campaignUploads } from '../../commerce/affiliate/uploads.reads.ts';
import { perkUploads } from '../../commerce/perk/uploads.reads.ts';
import { cvUploads } from '../../content/cv/uploads.reads.ts';
import { contentUploads } from '../../content/item/uploads.reads.ts';
import { reportUploads } from '../../event/associationReport/uploads.reads.ts';
import { weddingPhotoUploads, weddingUploads } from '../../event/wedding/uploads.reads.ts';
import { slideUploads } from '../../identity/auth/slide/uploads.reads.ts';
import type { MemberActor } from '../../platform/caller.ts';
import type { Executor } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/orm.ts';
import { prepareOnce } from '../../platform/database/prepared.ts';
import type { UploadPlace } from '../../platform/upload-place.ts';
import { agencyUploads } from '../../profile/agency/uploads.reads.ts';
import { groupUploads } from '../../profile/group/uploads.reads.ts';
import { memberUploads } from '../../profile/member/uploads.reads.ts';
import { isSentBy, isShownTo } from '../../profile/upload/visibility/reads.ts';
import { messageUploads } from '../../social/message/uploads.reads.ts';
import { exploreUploads } from '../explore/uploads.reads.ts';

/** All kinds of rows that show uploads; a trigger on each records the shown uploads (`upload_uses`). */
const placeConditions: readonly UploadPlace[] = [
  memberUploads,
  groupUploads,
  agencyUploads,
  contentUploads,
  cvUploads,
  weddingUploads,
  weddingPhotoUploads,
  messageUploads,
  campaignUploads,
  perkUploads,
  reportUploads,
  exploreUploads,
  slideUploads,
];

const upload = sql`${sql.placeholder('upload')}::uuid`;

type Variant = 'visitor' | 'member' | 'staff';

const preparedAudience = prepareOnce((db, variant: Variant) => {
  const memberId = sql.placeholder('reader');
  const reader = { kind: 'member', memberId, isStaff: variant === 'staff' } as const;
  const caller =
    variant === 'visitor'
      ? sql<boolean>`false`
      : sql<boolean>`(${isSentBy(upload, sql`${memberId}::uuid`)} or ${isShownTo(upload, reader, placeConditions)})`;
  return db
    .select({ everybody: isShownTo(upload, { kind: 'visitor' }, placeConditions), caller })
    .from(sql`(select) as one`)
    .prepare(`audience of an upload, ${variant}`);
});

/**
 * Whether everybody may see an upload, and whether the reader may. Runs as the system, to read all places that show it.
 */
export const findAudience = byProgram(
  async (
    db: Executor,
    id: string,
    reader: Pick<MemberActor, 'memberId' | 'staff'> | undefined,
  ): Promise<{ readonly everybody: boolean; readonly caller: boolean }> => {
    const variant = reader?.staff ? 'staff' : reader ? 'member' : 'visitor';
    const values = { upload: id, ...(reader && { reader: reader.memberId }) };
    const [found] = await preparedAudience(db, variant).execute(values);
    return found ?? { everybody: false, caller: false };
  },
);
