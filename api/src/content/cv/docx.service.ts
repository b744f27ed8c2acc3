import type { CvDocument } from '@m4u/contract/content/cv/rules';
import { showsPhoto } from '@m4u/contract/content/cv/templates';
import type { FileAnswer } from '@m4u/contract/http/endpoint';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import { disposition } from '../../platform/http/message/disposition.ts';
import { getCardPhoto } from '../../profile/upload/service.ts';
import { findOwnDocument, findOwnLetter } from './document.service.ts';
import { cvTitle, letterTitle } from './rules.ts';

const write = async (ctx: Context, cv: CvDocument, title: string): Promise<FileAnswer> => {
  await ctx.limits.consume('cvPdfsByMember', requireSignedIn(ctx).memberId);
  const photo = showsPhoto(cv.template) ? await getCardPhoto(ctx, cv.photo) : undefined;
  // The package is large and few ask for it.
  const { writeDocx } = await import('./docx.rules.ts');
  const body = (await writeDocx(cv, title, photo)) ?? fail('document-too-long');
  return {
    body,
    headers: {
      'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'content-disposition': disposition(title, 'docx'),
      'cache-control': 'no-store',
    },
  };
};

/** One of the caller's CVs as DOCX, with all contacts. Errors: not-found, rate-limited, document-too-long. */
export const exportDocx = async (ctx: Context, id: string): Promise<FileAnswer> => {
  const cv = await findOwnDocument(ctx, id);
  return write(ctx, cv, cvTitle(cv));
};

/** The letter of one of the caller's CVs as DOCX. Errors: those of {@link exportDocx}. */
export const exportLetterDocx = async (ctx: Context, id: string): Promise<FileAnswer> => {
  const letter = await findOwnLetter(ctx, id);
  return write(ctx, letter, letterTitle(letter));
};
