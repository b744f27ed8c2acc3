import { sql, type SQL } from '../../../platform/database/orm.ts';
import { foldedWords } from '../../../platform/database/folding.ts';
import { members } from '../../member/tables.ts';

// Normalises phone numbers like the contract's `keptPhone`, so that one number always has the same text.
const keptPhone = sql`regexp_replace(regexp_replace(regexp_replace(value, '[^0-9+]', '', 'g'), '^00', '+'), '^(0|84)(?=[0-9]{9,10}$)', '+84')`;

/** The values of one kind of contact, in the owner's order. */
const contactValues = (kind: string, value: SQL): SQL =>
  sql`coalesce(array_agg(${value} order by position) filter (where kind = ${sql.raw(`'${kind}'`)}), '{}')`;

const firstContactValue = (kind: string, value = sql`value`): SQL =>
  sql`coalesce((${contactValues(kind, value)})[1], '')`;

/** Formats an address in one line, like the contract's `addressLine`. */
const addressLine = sql`concat_ws(', ', nullif(value, ''), place ->> 'ward', place ->> 'province')`;

/**
 * Contact cards of members as a reader may see them, as rows of a larger query. Columns: `id`, `friend`, `name`,
 * `folded` (sort key), `searched` (normalised name and organization), `headline`, `phones`, `emails`, `organization`,
 * `website`, `address`. `contactIds` selects `id` and whether the reader is their `friend`, which decides the visible
 * contacts (docs/rules/visibility.md#audiences). Closed pages are omitted.
 */
export const visibleContactCards = (contactIds: SQL): SQL => sql`
  select ${members.id} as id, known.friend, ${members.name} as name, ${foldedWords(members.name)} as folded,
    ${foldedWords(sql`${members.name} || ' ' || lines.organization`)} as searched, ${members.headline} as headline, lines.*
  from (${contactIds}) as known
  join ${members} on ${members.id} = known.id
  cross join lateral (
    select ${contactValues('phone', keptPhone)} as phones, ${contactValues('email', sql`lower(value)`)} as emails,
      ${firstContactValue('company')} as organization, ${firstContactValue('website')} as website, ${firstContactValue('address', addressLine)} as address
    from rows from (jsonb_to_recordset(${members.contacts}) as (kind text, value text, policy text, place jsonb))
      with ordinality as line (kind, value, policy, place, position)
    where policy = 'public' or (policy = 'friends' and known.friend)
  ) as lines
  where ${members.deletedAt} is null and ${members.lockedAt} is null`;
