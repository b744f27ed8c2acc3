import type { Document } from '@m4u/contract/profile/upload/document';
import { sql, type SQL, type SQLWrapper } from '../../../platform/database/orm.ts';
import { documents } from '../tables.ts';

/** The document of an id as the contract's JSON, as a value within a larger query; null for none. */
export const documentOf = (id: SQLWrapper): SQL<Document | null> => {
  const value = sql`select json_build_object('_id', ${documents.id},
      'src', '/api/media/' || ${documents.id} || '/document.pdf', 'name', ${documents.name},
      'bytes', ${documents.bytes}, 'pages', ${documents.pages})
    from ${documents} where ${documents.id} = ${id}`;
  return sql<Document | null>`(${value})`;
};
