import { sql } from '../../platform/database/orm.ts';
import type { UploadPlace } from '../../platform/shown.ts';

/** Photos of CVs; whoever has the address of one that is shown sees it. */
export const cvUploads: UploadPlace = {
  place: 'cv',
  isSeen: (_reader, row) => sql`m4u_shows_cv(${row})`,
};
