import type { Placeholder, SQL, SQLWrapper } from './database/orm.ts';

/** Who asks for an upload, as queries need it; a member's id may be the place where it will stand. */
export type UploadReader =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'member'; readonly memberId: string | Placeholder; readonly isStaff: boolean };

/** A kind of row that shows uploads, under the name by which `upload_uses` knows it. */
export interface UploadPlace {
  readonly place: string;
  /** Whether the reader may see the row of an id, as a value within a larger query. */
  readonly isSeen: (reader: UploadReader, row: SQLWrapper) => SQL;
}
