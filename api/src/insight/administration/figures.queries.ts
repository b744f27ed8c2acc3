import { DAY } from '@m4u/contract/durations';
import { registrationSpells } from '../../profile/registration/reads.ts';
import { supportSpells } from '../../social/contact/support.reads.ts';
import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import { sql } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { reportSpells } from '../privacy/reports/reads.ts';
import { requestSpells } from '../privacy/requests/reads.ts';

/** How many items had waited longer than a day for a first answer, at `now` and so many days before it, oldest first. */
export const countLate = byProgram(async (db: Executor, now: Date, days: number): Promise<number[]> => {
  const from = new Date(now.getTime() - days * DAY);
  const spells = [reportSpells(from), supportSpells(from), requestSpells(from), registrationSpells(from)];
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(spells.since)::int as count
    from generate_series(${days - 1}, 0, -1) as ago
    left join (${sql.join(spells, sql` union all `)}) as spells
      on spells.since <= ${now}::timestamptz - make_interval(days => ago + 1)
      and (spells.until is null or spells.until > ${now}::timestamptz - make_interval(days => ago))
    group by ago order by ago desc`);
  return rows.map(({ count }) => count);
});
