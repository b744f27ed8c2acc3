import { sql } from '../../platform/database/orm.ts';
import type { UploadPlace } from '../../platform/upload-place.ts';
import { memberIsOpen } from '../../profile/directory/members/availability.reads.ts';
import { weddings } from './tables.ts';

/** Visibility of pictures in invitations: everybody sees those of published ones, as in `findPublished`. */
export const weddingUploads: UploadPlace = {
  rowKind: 'wedding',
  canSee: (_reader, rowId) => sql`exists (select from ${weddings} where ${weddings.id} = ${rowId}
    and ${weddings.deletedAt} is null and ${weddings.status} = 'ACTIVE' and ${memberIsOpen(weddings.memberId)})`,
};
