import type { ListedAgency } from '@m4u/contract/insight/explore';
import { and, eq, inArray, isNull, type SQL } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { containsEachWord } from '../../platform/database/folding.ts';
import type { Slice } from '../../platform/database/slice.ts';
import { openGroupCountOf } from '../directory/groups/membership.reads.ts';
import { currentLink } from '../shortLink/reads.ts';
import { pictureOf } from '../upload/reads.ts';
import { agencies } from './tables.ts';

/** Filter of the public list of agencies; omitted fields do not filter. */
export interface AgencyFilter {
  /** Words of the name, without diacritics. */
  readonly name?: string | undefined;
  /** Names of one line of business, in every language that agencies may have stored. */
  readonly careers?: readonly string[] | undefined;
  readonly provinceCode?: string | undefined;
}

const fits = ({ name, careers, provinceCode }: AgencyFilter): SQL | undefined =>
  and(
    isNull(agencies.deletedAt),
    name === undefined ? undefined : containsEachWord(agencies.nameWords, name),
    careers && inArray(agencies.career, [...careers]),
    provinceCode === undefined ? undefined : eq(agencies.provinceCode, provinceCode),
  );

/** Lists agencies by name. */
export const list = (db: Executor, filter: AgencyFilter, { limit, offset }: Slice): Promise<ListedAgency[]> =>
  db
    .select({
      _id: agencies.id,
      name: agencies.name,
      headline: agencies.headline,
      logo: pictureOf(agencies.logoId),
      urlMinify: currentLink('agency', agencies.id),
      career: agencies.career,
      provinceCode: agencies.provinceCode,
      groupTotal: openGroupCountOf(agencies.id),
    })
    .from(agencies)
    .where(fits(filter))
    .orderBy(agencies.nameWords, agencies.id)
    .limit(limit)
    .offset(offset);

/** Counts the agencies of a filter. */
export const count = (db: Executor, filter: AgencyFilter): Promise<number> => db.$count(agencies, fits(filter));
