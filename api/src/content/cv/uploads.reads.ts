import { sql } from '../../platform/database/orm.ts';
import type { UploadPlace } from '../../platform/upload-place.ts';
import { memberIsOpen } from '../../profile/directory/members/availability.reads.ts';
import { cvs } from './tables.ts';

/** Photos of CVs; anybody with the link of a shown CV sees its photo. */
export const cvUploads: UploadPlace = {
  rowKind: 'cv',
  canSee: (_reader, rowId) => sql`exists (select from ${cvs} where ${cvs.id} = ${rowId} and ${cvs.deletedAt} is null
    and ${cvs.visibility} <> 'private' and ${memberIsOpen(cvs.memberId)})`,
};
