import { CV_LIMITS } from '@m4u/contract/content/cv/rules';
import type { ReadResume } from '@m4u/contract/content/cv/schema';
import type { FileAnswer, UploadedFile } from '@m4u/contract/http/endpoint';
import { requireSignedIn } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import { disposition } from '../../../platform/http/message/disposition.ts';
import { readArchive } from './linkedIn.rules.ts';
import { readResume } from './import.rules.ts';
import { toResume } from './export.rules.ts';
import { get, findOwnPortrait } from '../service.ts';

/** One of the caller's CVs as a JSON Resume file, including hidden contacts. Errors: not-found. */
export const exportResume = async (ctx: Context, id: string): Promise<FileAnswer> => {
  const cv = await get(ctx, id);
  const image = cv.photo ? `${ctx.config.publicUrl}${cv.photo.src}` : null;
  return {
    body: `${JSON.stringify(toResume(cv, image), null, 2)}\n`,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': disposition(`CV ${cv.fullName}`, 'json'),
      'cache-control': 'no-store',
    },
  };
};

const readJson = (bytes: Uint8Array): unknown => {
  if (bytes.length > CV_LIMITS.resume) fail('too-large');
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
};

const isZip = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 4)) === 'PK\u0003\u0004';

/**
 * Converts a JSON Resume, or the data archive of LinkedIn, to an unsaved CV, and lists its dropped fields; the photo is
 * that of the profile. Errors: too-large, resume-unreadable, rate-limited.
 */
export const importResume = async (ctx: Context, { bytes }: UploadedFile): Promise<ReadResume> => {
  await ctx.limits.consume('contentByMember', requireSignedIn(ctx).memberId);
  const document = isZip(bytes) ? await readArchive(bytes) : readJson(bytes);
  if (typeof document !== 'object' || document === null || Array.isArray(document)) fail('resume-unreadable');
  const result = readResume(document, ctx.locale === 'vi' ? 'VN' : 'EN');
  return { ...result, cv: { ...result.cv, photo: await findOwnPortrait(ctx) } };
};
