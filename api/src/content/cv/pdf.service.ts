import type { FileAnswer } from '@m4u/contract/http/endpoint';
import type { CvDocument } from '@m4u/contract/content/cv/rules';
import { layoutOf, showsPhoto } from '@m4u/contract/content/cv/templates';
import { cvWords } from '@m4u/contract/content/cv/words';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { disposition } from '../../platform/http/message/disposition.ts';
import { networkOf } from '../../platform/limits/address.ts';
import { type DocumentOrder, printDocument } from '../../platform/print/document.ts';
import { getCardPhoto } from '../../profile/upload/service.ts';
import { findOwnDocument, findOwnLetter } from './document.service.ts';
import { cvTitle, letterTitle, toDocument } from './rules.ts';
import { findShown } from './service.ts';

const print = async (ctx: Context, cv: CvDocument, title: string, order: DocumentOrder): Promise<FileAnswer> => {
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

const printForOwner = async (ctx: Context, cv: CvDocument, title: string): Promise<FileAnswer> => {
  const caller = requireSignedIn(ctx);
  await ctx.limits.consume('cvPdfsByMember', caller.memberId);
  return print(ctx, cv, title, ownOrder(ctx, caller));
};

/** PDF of one of the caller's CVs, with all contacts. Errors: not-found, rate-limited, unavailable, print-too-long. */
export const printOwn = async (ctx: Context, id: string): Promise<FileAnswer> => {
  const cv = await findOwnDocument(ctx, id);
  return printForOwner(ctx, cv, cvTitle(cv));
};

/** PDF of the letter of one of the caller's CVs. Errors: those of {@link printOwn}. */
export const printOwnLetter = async (ctx: Context, id: string): Promise<FileAnswer> => {
  const letter = await findOwnLetter(ctx, id);
  return printForOwner(ctx, letter, letterTitle(letter));
};

/**
 * PDF of a CV or letter of `memberId`, for its owner or another reader. Errors: rate-limited, unavailable,
 * print-too-long.
 */
export const printForVisitor = async (
  ctx: Context,
  cv: CvDocument,
  memberId: string,
  title: string = cvTitle(cv),
): Promise<FileAnswer> => {
  await ctx.limits.consume('cvPdfsByAddress', ctx.request.ip);
  const { actor } = ctx;
  const isOwn = actor.kind === 'member' && actor.memberId === memberId;
  return print(ctx, cv, title, isOwn ? ownOrder(ctx, actor) : visitorOrder(ctx));
};

/**
 * PDF of the CV that a member shows, without hidden contacts. Errors: not-found, rate-limited, unavailable,
 * print-too-long.
 */
export const printShown = async (ctx: Context, idOrLink: string): Promise<FileAnswer> => {
  const { page, found } = await findShown(ctx, idOrLink);
  return printForVisitor(ctx, toDocument(found, page.portrait, found.row.shown), page._id);
};
