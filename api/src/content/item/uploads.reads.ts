import { sql } from '../../platform/database/orm.ts';
import type { UploadPlace } from '../../platform/upload-place.ts';
import { visibleTo } from '../../profile/friend/visibility.reads.ts';
import { contentItems as items } from './tables.ts';

/** Pictures and certificates of all content, including those in texts. */
export const contentUploads: UploadPlace = {
  rowKind: 'content',
  canSee: (reader, rowId) => sql`exists (select from ${items}
    where ${items.id} = ${rowId} and ${items.deletedAt} is null and ${visibleTo(reader, items)})`,
};
