import { dayInVietnam } from '../../platform/database/days.ts';
import { sql } from '../../platform/database/orm.ts';
import type { UploadPlace } from '../../platform/upload-place.ts';
import { memberIsOpen } from '../../profile/directory/members/availability.reads.ts';
import { cvLinks, cvs } from './tables.ts';

/** Photos of CVs: of those that are shown or have an open link, to whoever knows the photo’s address. */
export const cvUploads: UploadPlace = {
  rowKind: 'cv',
  canSee: (_reader, rowId) => sql`exists (select from ${cvs} where ${cvs.id} = ${rowId} and ${cvs.deletedAt} is null
    and (${cvs.visibility} <> 'private' or exists (select from ${cvLinks}
      where ${cvLinks.cvId} = ${cvs.id} and (${cvLinks.endsOn} is null or ${cvLinks.endsOn} >= ${dayInVietnam(sql`now()`)}::date)))
    and ${memberIsOpen(cvs.memberId)})`,
};
