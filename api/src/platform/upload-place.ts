import type { Placeholder, SQL, SQLWrapper } from './database/orm.ts';

/** The reader of an upload in queries; prepared statements use a placeholder for the member's id. */
export type UploadReader =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'member'; readonly memberId: string | Placeholder; readonly isStaff: boolean };

/** A kind of row that shows uploads, named as in `upload_uses`. */
export interface UploadPlace {
  readonly rowKind: string;
  /** SQL condition: whether the reader may see the row with this id. */
  readonly canSee: (reader: UploadReader, rowId: SQLWrapper) => SQL;
}
