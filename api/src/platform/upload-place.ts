import type { Placeholder, SQL, SQLWrapper } from './database/orm.ts';

/** The reader of an upload, for queries; a prepared statement has a placeholder for the member's id. */
export type UploadReader =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'member'; readonly memberId: string | Placeholder; readonly isStaff: boolean };

/** A kind of row that shows uploads, under the name by which `upload_uses` knows it. */
export interface UploadPlace {
  readonly place: string;
  /** Whether the reader may see the row of an id, as a value within a larger query. */
  readonly isSeen: (reader: UploadReader, row: SQLWrapper) => SQL;
}
