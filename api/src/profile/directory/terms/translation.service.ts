import type { Context } from '../../../platform/context.ts';
import { listNames } from './names.reads.ts';

/** Fields of a profile that hold names of terms, in the language in which they were chosen. */
interface WithTerms {
  readonly career?: string | null;
  readonly childCareer?: string | null;
  readonly interests?: readonly string[];
}

const namesOf = ({ career, childCareer, interests = [] }: WithTerms): string[] =>
  [career, childCareer, ...interests].filter((name) => name != null && name !== '') as string[];

/**
 * Puts the names of terms into the reader's language, each interest once. Texts that are no term stay as they are. One
 * query for all rows.
 */
export const translateTerms = async <T extends WithTerms>(ctx: Context, rows: readonly T[]): Promise<T[]> => {
  const names = [...new Set(rows.flatMap(namesOf))];
  if (names.length === 0) return [...rows];
  const found = new Map<string, string>();
  for (const { kind, vi, en } of await listNames(ctx.db, names)) {
    const name = ctx.locale === 'en' ? en : vi;
    for (const each of [vi, en]) found.set(`${kind} ${each}`, name || each);
  }
  const translate = <N extends string | null | undefined>(kind: string, name: N): N | string =>
    name == null ? name : (found.get(`${kind} ${name}`) ?? name);
  return rows.map((row) => ({
    ...row,
    ...(row.career !== undefined && { career: translate('career', row.career) }),
    ...(row.childCareer !== undefined && { childCareer: translate('childCareer', row.childCareer) }),
    ...(row.interests !== undefined && {
      interests: [...new Set(row.interests.map((name) => translate('interest', name)))],
    }),
  }));
};

/** Puts the names of terms of one profile into the reader's language. */
export const translateTermsOf = async <T extends WithTerms>(ctx: Context, row: T): Promise<T> => {
  const [translated = row] = await translateTerms(ctx, [row]);
  return translated;
};
