import { and, asc, eq, inArray, isNull } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { currentLink } from '../shortLink/reads.ts';
import { pictureOf } from '../upload/reads.ts';
import { agencies } from './tables.ts';

/** Reads the public fields of an agency with all its contacts, private ones too; undefined when it does not exist. */
export const findSummary = async (db: Executor, id: string) => {
  const [row] = await db
    .select({
      _id: agencies.id,
      name: agencies.name,
      headline: agencies.headline,
      note: agencies.note,
      logo: pictureOf(agencies.logoId),
      background: pictureOf(agencies.backgroundId),
      urlMinify: currentLink('agency', agencies.id),
      contacts: agencies.contacts,
    })
    .from(agencies)
    .where(and(eq(agencies.id, id), isNull(agencies.deletedAt)));
  return row;
};

/** Reads the fields by which results of a search show agencies. */
export const listLabels = (db: Executor, ids: readonly string[]) =>
  db
    .select({
      _id: agencies.id,
      name: agencies.name,
      line: agencies.headline,
      picture: pictureOf(agencies.logoId),
      urlMinify: currentLink('agency', agencies.id),
    })
    .from(agencies)
    .where(and(inArray(agencies.id, [...ids]), isNull(agencies.deletedAt)));

/** Reads the names of agencies by their ids. */
export const listNames = (db: Executor, ids: readonly string[]) =>
  db
    .select({ _id: agencies.id, name: agencies.name })
    .from(agencies)
    .where(and(inArray(agencies.id, [...ids]), isNull(agencies.deletedAt)))
    .orderBy(asc(agencies.name), asc(agencies.id));
