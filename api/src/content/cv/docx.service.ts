import { showsPhoto } from '@m4u/contract/content/cv/templates';
import type { FileAnswer } from '@m4u/contract/http/endpoint';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import { disposition } from '../../platform/http/message/disposition.ts';
import { getCardPhoto } from '../../profile/upload/service.ts';
import type { CvPiece } from './rules.ts';
import { findOwnFile } from './service.ts';

/** One of the caller's CVs, or its letter, as DOCX. Errors: not-found, rate-limited, document-too-long. */
export const exportDocx = async (ctx: Context, id: string, piece: CvPiece): Promise<FileAnswer> => {
  const { title, document } = await findOwnFile(ctx, id, piece);
  await ctx.limits.consume('pdfsByMember', requireSignedIn(ctx).memberId);
  const photo = showsPhoto(document.template) ? await getCardPhoto(ctx, document.photo) : undefined;
  // The package is large and few ask for it.
  const { writeDocx } = await import('./docx.rules.ts');
  const body = (await writeDocx(document, title, photo)) ?? fail('document-too-long');
  return {
    body,
    headers: {
      'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'content-disposition': disposition(title, 'docx'),
      'cache-control': 'no-store',
    },
  };
};
