import type { Picture } from '@m4u/contract/common';
import { sql, type SQL, type SQLWrapper } from '../../platform/database/orm.ts';
import { uploads } from './tables.ts';

/** The picture of an id as the contract's JSON, as a value within a larger query; null for none. */
export const pictureOf = (id: SQLWrapper): SQL<Picture | null> => {
  const value = sql`select json_build_object('_id', ${uploads.id},
      'src', '/api/media/' || ${uploads.id} || '/' || ${uploads.width} || '.webp', 'widths', ${uploads.widths},
      'width', ${uploads.width}, 'height', ${uploads.height}, 'placeholder', ${uploads.placeholder})
    from ${uploads} where ${uploads.id} = ${id}`;
  return sql<Picture | null>`(${value})`;
};
