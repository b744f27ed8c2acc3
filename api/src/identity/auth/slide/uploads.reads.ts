import { sql } from '../../../platform/database/orm.ts';
import type { UploadPlace } from '../../../platform/upload-place.ts';
import { loginSlides } from '../tables.ts';

/** Pictures of the sign-in screen; staff see those of slides that are off as well. */
export const slideUploads: UploadPlace = {
  place: 'slide',
  isSeen: (reader, row) => {
    const isStaff = reader.kind === 'member' && reader.isStaff ? sql`true` : sql`false`;
    return sql`exists (select from ${loginSlides} where ${loginSlides.id} = ${row} and (${loginSlides.enabled} or ${isStaff}))`;
  },
};
