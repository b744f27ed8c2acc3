import type { Term } from '@m4u/contract/profile/member/terms';
import type { Context } from '../../platform/context.ts';
import * as queries from './choices.queries.ts';

type Terms = Term[];

const inLanguage = (ctx: Context, rows: readonly { id: string; nameVi: string; nameEn: string }[]): Terms =>
  rows.map(({ id, nameVi, nameEn }) => ({ _id: id, name: ctx.locale === 'en' ? nameEn : nameVi }));

/** Lists lines of business, in the reader's language. */
export const careers = async (ctx: Context): Promise<Terms> =>
  inLanguage(ctx, await queries.listTerms(ctx.db, 'career'));

/** Lists the occupations within a line of business, named in either language; without a name all occupations. */
export const childCareers = async (ctx: Context, name: string | undefined): Promise<Terms> =>
  inLanguage(ctx, await (name ? queries.listWithin(ctx.db, name) : queries.listTerms(ctx.db, 'childCareer')));

/** Lists interests, in the reader's language. */
export const interests = async (ctx: Context): Promise<Terms> =>
  inLanguage(ctx, await queries.listTerms(ctx.db, 'interest'));
