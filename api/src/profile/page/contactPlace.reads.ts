import { type SQL, sql, type SQLWrapper } from '../../platform/database/orm.ts';
import type { RenamedPlace } from '../place/update.service.ts';

const keysOf = ({ level }: RenamedPlace): { code: string; name: string } =>
  level === 'ward' ? { code: 'wardCode', name: 'ward' } : { code: 'provinceCode', name: 'province' };

/** Whether a line of contact is in a place. */
export const namesPlace = (contacts: SQLWrapper, renamed: RenamedPlace): SQL =>
  sql`${contacts} @> ${JSON.stringify([{ place: { [keysOf(renamed).code]: renamed.code } }])}::jsonb`;

/** The lines of contact, those that are in a place with its new name. */
export const withNewName = (contacts: SQLWrapper, renamed: RenamedPlace): SQL => {
  const { code, name } = keysOf(renamed);
  return sql`(select jsonb_agg(case when line #>> array['place', ${code}] = ${renamed.code}
      then jsonb_set(line, array['place', ${name}], to_jsonb(${renamed.fullName}::text)) else line end order by position)
    from jsonb_array_elements(${contacts}) with ordinality as lines (line, position))`;
};
