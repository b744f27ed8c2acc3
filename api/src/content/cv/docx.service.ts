import { showsPhoto } from '@m4u/contract/content/cv/templates';
import type { FileAnswer } from '@m4u/contract/http/endpoint';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import { disposition } from '../../platform/http/message/disposition.ts';
import { getCardPhoto } from '../../profile/upload/service.ts';
import { toDocument } from './rules.ts';
import { findOwn, findOwnPortrait } from './service.ts';

/** One of the caller's CVs as DOCX, with all contacts. Errors: not-found, rate-limited, document-too-long. */
export const exportDocx = async (ctx: Context, id: string): Promise<FileAnswer> => {
  const found = await findOwn(ctx, id);
  await ctx.limits.consume('cvPdfsByMember', requireSignedIn(ctx).memberId);
  const cv = toDocument(found, await findOwnPortrait(ctx), 'owner');
  const photo = showsPhoto(cv.template) ? await getCardPhoto(ctx, cv.photo) : undefined;
  // The package is large and few ask for it.
  const { writeDocx } = await import('./docx.rules.ts');
  const body = (await writeDocx(cv, photo)) ?? fail('document-too-long');
  return {
    body,
    headers: {
      'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'content-disposition': disposition(`CV ${cv.fullName}`, 'docx'),
      'cache-control': 'no-store',
    },
  };
};
