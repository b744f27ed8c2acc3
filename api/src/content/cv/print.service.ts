import type { FileAnswer } from '@m4u/contract/endpoint';
import type { CvDocument } from '@m4u/contract/content/cv.rules';
import { layoutOf, showsPhoto } from '@m4u/contract/content/cv.templates';
import { cvWords } from '@m4u/contract/content/cv.words';
import { signedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { disposition } from '../../platform/http/disposition.ts';
import { printDocument } from '../../platform/print/document.ts';
import { cardPhoto } from '../../profile/upload/service.ts';
import { documentOf } from './rules.ts';
import { findOwn, findShown, ownPortrait } from './service.ts';

const print = async (ctx: Context, cv: CvDocument): Promise<FileAnswer> => {
  const title = `CV ${cv.fullName}`;
  const photo = showsPhoto(cv.template) ? await cardPhoto(ctx, cv.photo) : undefined;
  // A photo whose file is gone leaves no hole.
  const layout = layoutOf(photo ? cv : { ...cv, photo: null });
  const body = await printDocument({
    title,
    author: cv.fullName,
    language: cv.language === 'VN' ? 'vi' : 'en',
    pageWord: cvWords(cv.language).page,
    layout,
    photo,
  });
  return {
    body,
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': disposition(title, 'pdf'),
      'cache-control': 'no-store',
    },
  };
};

/** One of the caller's CVs with all its contacts. Errors: not-found, rate-limited, unavailable. */
export const ownPdf = async (ctx: Context, id: string): Promise<FileAnswer> => {
  const found = await findOwn(ctx, id);
  await ctx.limits.consume('cvPdfsByMember', signedIn(ctx).memberId);
  return print(ctx, documentOf(found, await ownPortrait(ctx), 'owner'));
};

/** The CV that a member shows, as others see it. Errors: not-found, rate-limited, unavailable. */
export const shownPdf = async (ctx: Context, idOrLink: string): Promise<FileAnswer> => {
  const { page, found } = await findShown(ctx, idOrLink);
  await ctx.limits.consume('cvPdfsByAddress', ctx.request.ip);
  return print(ctx, documentOf(found, page.portrait, 'others'));
};
