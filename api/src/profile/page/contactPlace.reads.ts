import { type SQL, sql, type SQLWrapper } from '../../platform/database/orm.ts';
import type { RenamedPlace } from '../place/renaming.service.ts';

const renamedKeys = ({ level }: RenamedPlace): { code: string; name: string } =>
  level === 'ward' ? { code: 'wardCode', name: 'ward' } : { code: 'provinceCode', name: 'province' };

/** Whether any contact is an address in a place. */
export const containsPlace = (contacts: SQLWrapper, renamed: RenamedPlace): SQL =>
  sql`${contacts} @> ${JSON.stringify([{ place: { [renamedKeys(renamed).code]: renamed.code } }])}::jsonb`;

/** The contacts, with the new name in addresses of a renamed place. */
export const renamePlaceInContacts = (contacts: SQLWrapper, renamed: RenamedPlace): SQL => {
  const { code, name } = renamedKeys(renamed);
  return sql`(select jsonb_agg(case when line #>> array['place', ${code}] = ${renamed.code}
      then jsonb_set(line, array['place', ${name}], to_jsonb(${renamed.fullName}::text)) else line end order by position)
    from jsonb_array_elements(${contacts}) with ordinality as lines (line, position))`;
};
