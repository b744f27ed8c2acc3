import { type SQL, sql, type SQLWrapper } from '../../platform/database/orm.ts';
import type { RenamedPlace } from '../place/update.service.ts';

const keysOf = ({ level }: RenamedPlace): { code: string; name: string } =>
  level === 'ward' ? { code: 'wardCode', name: 'ward' } : { code: 'provinceCode', name: 'province' };

/** Whether any contact is an address in a place. */
export const namesPlace = (contacts: SQLWrapper, renamed: RenamedPlace): SQL =>
  sql`${contacts} @> ${JSON.stringify([{ place: { [keysOf(renamed).code]: renamed.code } }])}::jsonb`;

/** The contacts, with the new name in addresses of a renamed place. */
export const withNewName = (contacts: SQLWrapper, renamed: RenamedPlace): SQL => {
  const { code, name } = keysOf(renamed);
  return sql`(select jsonb_agg(case when line #>> array['place', ${code}] = ${renamed.code}
      then jsonb_set(line, array['place', ${name}], to_jsonb(${renamed.fullName}::text)) else line end order by position)
    from jsonb_array_elements(${contacts}) with ordinality as lines (line, position))`;
};
