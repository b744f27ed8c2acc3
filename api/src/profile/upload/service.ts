import type { Picture } from '@m4u/contract/common';
import type { FileAnswer, UploadedFile } from '@m4u/contract/http/endpoint';
import type { Upload } from '@m4u/contract/profile/upload/document';
import { PICTURE_WIDTHS } from '@m4u/contract/profile/upload/rules';
import type { MemberActor } from '../../platform/caller.ts';
import { shareWork } from '../../platform/concurrency/shared.ts';
import type { Context, Platform } from '../../platform/context.ts';
import type { Executor } from '../../platform/database/database.ts';
import { AppError, failField } from '../../platform/errors.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { networkOf } from '../../platform/limits/address.ts';
import { detectKind } from '../../platform/pictures/kind.ts';
import { processPicture, vcardPhoto } from '../../platform/pictures/process.ts';
import type { Uploader } from '../../platform/pictures/upload-queue.ts';
import { isRecording } from '../../platform/recordings/clean.ts';
import { serveUpload } from './answer.service.ts';
import { storeDocument } from './documents/service.ts';
import * as queries from './queries.ts';
import { requireQuota } from './quota.service.ts';
import { storeRecording } from './recordings/service.ts';

/** The storage key of one width of a picture. */
export const pictureKey = (id: string, width: number): string => `media/${id}/${width}.webp`;
const cardPhotoKey = (id: string): string => `cards/${id}.jpg`;

/** The storage keys of all files of a picture. */
export const pictureKeys = (id: string, widths: readonly number[]): string[] => [
  ...widths.map((width) => pictureKey(id, width)),
  cardPhotoKey(id),
];

/**
 * Re-encodes and stores a picture for a member, in the uploader's queue; without an uploader it is one of the product's own.
 * Errors: storage-full, rate-limited, unavailable, and those of the file (PictureError).
 */
export const storePicture = async (
  { db, storage, clock }: Pick<Platform, 'db' | 'storage' | 'clock'>,
  memberId: string,
  sentBytes: Uint8Array,
  uploader?: Uploader,
): Promise<Picture> => {
  const { width, height, files, placeholder } = await processPicture(sentBytes, uploader);
  const bytes = files.reduce((sum, each) => sum + each.bytes.length, 0);
  await requireQuota(db, memberId, bytes);
  const id = uuidv7();
  // The row is stored before its files. If this stops halfway, the cleanup deletes the row and its files as unused.
  // Files without a row would stay forever.
  const picture = await queries.insert(db, {
    id,
    memberId,
    width,
    height,
    widths: files.map((each) => each.width),
    placeholder,
    bytes,
    createdAt: clock.now(),
  });
  for (const each of files) await storage.put(pictureKey(id, each.width), each.bytes, 'image/webp');
  return picture;
};

/** Stores an uploaded picture, PDF or recording. Errors: rate-limited, unavailable, storage-full, and those of the file. */
export const insert = async (ctx: Context, actor: MemberActor, file: UploadedFile): Promise<Upload> => {
  await ctx.limits.consume('uploadsByMember', actor.memberId);
  // Also checked before the work, so that a full account costs nothing more.
  await requireQuota(ctx.db, actor.memberId, 1);
  const uploader = {
    memberId: actor.memberId,
    network: networkOf(ctx.request.ip),
    isVerified: actor.verified,
  };
  const kind = detectKind(file.bytes);
  if (isRecording(kind)) {
    await ctx.limits.consume('recordingsByMember', actor.memberId);
    return storeRecording(ctx, uploader, file.bytes);
  }
  if (kind !== 'pdf') return storePicture(ctx, actor.memberId, file.bytes, uploader);
  await ctx.limits.consume('documentsByMember', actor.memberId);
  return storeDocument(ctx, uploader, file);
};

/** Returns one file of a picture to readers who may see something that shows it. Errors: not-found. */
export const serveMedia = (ctx: Context, id: string, file: string): Promise<FileAnswer> =>
  serveUpload(ctx, id, `media/${id.toLowerCase()}/${file}`);

/** Requires that each chosen picture was sent by the member or is in its place already. Errors: invalid. */
export const requireOwnUploads = async (
  db: Executor,
  memberId: string,
  choices: Readonly<Record<string, { readonly chosen: string | null | undefined; readonly present: string | null }>>,
): Promise<void> => {
  const changed = Object.entries(choices).flatMap(([field, { chosen, present }]) =>
    chosen && chosen !== present ? [{ field, id: chosen }] : [],
  );
  if (changed.length === 0) return;
  const own = await queries.filterOwnPictures(
    db,
    memberId,
    changed.map(({ id }) => id),
  );
  for (const { field, id } of changed) if (!own.has(id)) failField(field, 'picture');
};

/** The file of a picture, to draw it at about `width` pixels. Undefined when there is none. */
export const readPicture = async (
  ctx: Context,
  picture: Picture | null,
  width: number,
): Promise<Uint8Array | undefined> => {
  if (!picture) return undefined;
  const own = picture.widths.find((each) => each >= width) ?? picture.width;
  return (await ctx.storage.get(pictureKey(picture._id, own)))?.bytes;
};

/** Photos of contact cards in progress by storage key; parallel requests share one. */
const drawOnce = shareWork<Uint8Array | undefined>();

const drawCardPhoto = async (ctx: Context, picture: Picture, key: string): Promise<Uint8Array | undefined> => {
  const bytes = await readPicture(ctx, picture, PICTURE_WIDTHS[1]);
  if (!bytes) return undefined;
  const photo = await vcardPhoto(bytes, networkOf(ctx.request.ip));
  await ctx.storage.put(key, photo, 'image/jpeg');
  return photo;
};

/** A contact card without its photo is better than an error. */
const ignoreFailure = (thrown: unknown): undefined => {
  if (!(thrown instanceof AppError)) throw thrown;
};

/**
 * The small JPEG of a picture for contact cards, made once. Undefined when there is no picture, or too many are in
 * progress.
 */
export const getCardPhoto = async (ctx: Context, picture: Picture | null): Promise<Uint8Array | undefined> => {
  if (!picture) return undefined;
  const key = cardPhotoKey(picture._id);
  const stored = await ctx.storage.get(key);
  return stored?.bytes ?? drawOnce(key, () => drawCardPhoto(ctx, picture, key)).catch(ignoreFailure);
};
