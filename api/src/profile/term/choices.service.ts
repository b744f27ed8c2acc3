import type { Occupation, Term } from '@m4u/contract/profile/member/terms';
import type { Context } from '../../platform/context.ts';
import * as queries from './choices.queries.ts';

interface Row {
  readonly id: string;
  readonly nameVi: string;
  readonly nameEn: string;
}

const toTerm = (ctx: Context, { id, nameVi, nameEn }: Row): Term => ({
  _id: id,
  name: ctx.locale === 'en' ? nameEn : nameVi,
});

const toTerms = (ctx: Context, rows: readonly Row[]): Term[] => rows.map((row) => toTerm(ctx, row));

/** Lists lines of business, in the reader's language. */
export const listCareers = async (ctx: Context): Promise<Term[]> =>
  toTerms(ctx, await queries.listTerms(ctx.db, 'career'));

/** Lists the occupations within a line of business, named in either language; without a name all occupations. */
export const listOccupations = async (ctx: Context, name: string | undefined): Promise<Occupation[]> => {
  const rows = await queries.listOccupations(ctx.db, name || undefined);
  return rows.map((row) => ({ ...toTerm(ctx, row), parentId: row.parentId }));
};

/** Lists interests, in the reader's language. */
export const listInterests = async (ctx: Context): Promise<Term[]> =>
  toTerms(ctx, await queries.listTerms(ctx.db, 'interest'));
