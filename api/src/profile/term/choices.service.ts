import type { Term } from '@m4u/contract/profile/member/terms';
import type { Context } from '../../platform/context.ts';
import * as queries from './choices.queries.ts';

type Terms = Term[];

const toTerms = (ctx: Context, rows: readonly { id: string; nameVi: string; nameEn: string }[]): Terms =>
  rows.map(({ id, nameVi, nameEn }) => ({ _id: id, name: ctx.locale === 'en' ? nameEn : nameVi }));

/** Lists lines of business, in the reader's language. */
export const listCareers = async (ctx: Context): Promise<Terms> =>
  toTerms(ctx, await queries.listTerms(ctx.db, 'career'));

/** Lists the occupations within a line of business, named in either language; without a name all occupations. */
export const listOccupations = async (ctx: Context, name: string | undefined): Promise<Terms> =>
  toTerms(ctx, await (name ? queries.listOccupations(ctx.db, name) : queries.listTerms(ctx.db, 'childCareer')));

/** Lists interests, in the reader's language. */
export const listInterests = async (ctx: Context): Promise<Terms> =>
  toTerms(ctx, await queries.listTerms(ctx.db, 'interest'));
