import { sql, type SQL, type SQLWrapper } from '../../platform/database/orm.ts';
import { members } from './tables.ts';

/** The day of birth of a member (YYYY-MM-DD), as a value within a larger query; null when there is none. */
export const birthdayOf = (memberId: SQLWrapper): SQL<string | null> =>
  sql<
    string | null
  >`(select to_char(${members.birthday}, 'YYYY-MM-DD') from ${members} where ${members.id} = ${memberId})`;
