import type { FileAnswer } from '@m4u/contract/http/endpoint';
import { layoutOf, showsPhoto } from '@m4u/contract/content/cv/templates';
import { cvWords } from '@m4u/contract/content/cv/words';
import { isSelf, requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import { disposition } from '../../platform/http/message/disposition.ts';
import { networkOf } from '../../platform/limits/address.ts';
import { type DocumentOrder, printDocument } from '../../platform/print/document.ts';
import { getCardPhoto } from '../../profile/upload/service.ts';
import { type CvFile, type CvPiece, toFile } from './rules.ts';
import { findOwnFile, findShown } from './service.ts';

const print = async (ctx: Context, { title, document: cv }: CvFile, order: DocumentOrder): Promise<FileAnswer> => {
  const photo = showsPhoto(cv.template) ? await getCardPhoto(ctx, cv.photo) : undefined;
  // A photo whose file is missing is left out of the layout.
  const layout = layoutOf(photo ? cv : { ...cv, photo: null });
  const language = cv.language === 'VN' ? 'vi' : 'en';
  const pageWord = cvWords(cv.language).page;
  const body = await printDocument({ title, author: cv.fullName, language, pageWord, layout, photo }, order);
  return {
    body,
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': disposition(title, 'pdf'),
      'cache-control': 'no-store',
    },
  };
};

/** Rate limit of own PDFs. Unverified members are limited by network, since new accounts cost nothing. */
const ownOrder = (
  { request }: Context,
  { memberId, verified }: { memberId: string; verified: boolean },
): DocumentOrder => ({
  class: 'own',
  by: verified ? memberId : networkOf(request.ip),
  count: () => Promise.resolve(),
});

/** Visitors share one limit for rendering; cached PDFs do not count. */
const visitorOrder = ({ limits, request }: Context): DocumentOrder => ({
  class: 'stranger',
  by: networkOf(request.ip),
  count: () => limits.consume('cvPdfsOfStrangers', 'all'),
});

/**
 * PDF of one of the caller's CVs, or of its letter, with all contacts. Errors: not-found, rate-limited, unavailable,
 * print-too-long.
 */
export const printOwn = async (ctx: Context, id: string, piece: CvPiece): Promise<FileAnswer> => {
  const file = await findOwnFile(ctx, id, piece);
  const caller = requireSignedIn(ctx);
  await ctx.limits.consume('pdfsByMember', caller.memberId);
  return print(ctx, file, ownOrder(ctx, caller));
};

/**
 * PDF of a CV or letter of `memberId`, for its owner or another reader; undefined where there is no letter. Errors:
 * not-found, rate-limited, unavailable, print-too-long.
 */
export const printForVisitor = async (
  ctx: Context,
  file: CvFile | undefined,
  memberId: string,
): Promise<FileAnswer> => {
  if (!file) return fail('not-found');
  await ctx.limits.consume('cvPdfsByAddress', ctx.request.ip);
  return print(ctx, file, isSelf(ctx.actor, memberId) ? ownOrder(ctx, ctx.actor) : visitorOrder(ctx));
};

/**
 * PDF of the CV that a member shows, without hidden contacts. Errors: not-found, rate-limited, unavailable,
 * print-too-long.
 */
export const printShown = async (ctx: Context, idOrLink: string): Promise<FileAnswer> => {
  const { page, found } = await findShown(ctx, idOrLink);
  return printForVisitor(ctx, toFile('cv', found, page.portrait, found.row.shown), page._id);
};
