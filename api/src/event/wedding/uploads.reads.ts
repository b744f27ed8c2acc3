import { sql, type SQLWrapper, type SQL } from '../../platform/database/orm.ts';
import type { UploadPlace } from '../../platform/upload-place.ts';
import { memberIsOpen } from '../../profile/directory/members/availability.reads.ts';
import { weddingPhotos, weddings } from './tables.ts';

/** As in `findPublished`. */
const isPublished = (id: SQLWrapper): SQL =>
  sql`exists (select from ${weddings} where ${weddings.id} = ${id}
    and ${weddings.deletedAt} is null and ${weddings.status} = 'ACTIVE' and ${memberIsOpen(weddings.memberId)})`;

/** Visibility of pictures in invitations: everybody sees those of published ones. */
export const weddingUploads: UploadPlace = {
  rowKind: 'wedding',
  canSee: (_reader, rowId) => isPublished(rowId),
};

/** Visibility of photos of guests: everybody sees those that the couple shows on a published invitation. */
export const weddingPhotoUploads: UploadPlace = {
  rowKind: 'weddingPhoto',
  canSee: (_reader, rowId) => sql`exists (select from ${weddingPhotos} where ${weddingPhotos.id} = ${rowId}
    and ${weddingPhotos.state} = 'shown' and ${isPublished(weddingPhotos.weddingId)})`,
};
