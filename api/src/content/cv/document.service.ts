import { letterDocument } from '@m4u/contract/content/cv/letter.rules';
import type { CvDocument } from '@m4u/contract/content/cv/rules';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import { toDocument, toLetter } from './rules.ts';
import { findOwn, findOwnPortrait } from './service.ts';

/** One of the caller's CVs for drawing, with all contacts. Errors: not-found. */
export const findOwnDocument = async (ctx: Context, id: string): Promise<CvDocument> =>
  toDocument(await findOwn(ctx, id), await findOwnPortrait(ctx), 'all');

/** The letter of one of the caller's CVs for drawing. Errors: not-found, also without a letter. */
export const findOwnLetter = async (ctx: Context, id: string): Promise<CvDocument> => {
  const found = await findOwn(ctx, id);
  return letterDocument(toDocument(found, await findOwnPortrait(ctx), 'all'), toLetter(found.row) ?? fail('not-found'));
};
