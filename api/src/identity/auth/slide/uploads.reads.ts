import { sql } from '../../../platform/database/orm.ts';
import type { UploadPlace } from '../../../platform/upload-place.ts';
import { loginSlides } from '../tables.ts';

/** Visibility of the sign-in screen's pictures; staff also see those of disabled slides. */
export const slideUploads: UploadPlace = {
  rowKind: 'slide',
  canSee: (reader, rowId) => {
    const isStaff = reader.kind === 'member' && reader.isStaff ? sql`true` : sql`false`;
    return sql`exists (select from ${loginSlides} where ${loginSlides.id} = ${rowId} and (${loginSlides.enabled} or ${isStaff}))`;
  },
};
