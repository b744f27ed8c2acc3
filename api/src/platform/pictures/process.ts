import { storedWidths, MAXIMUM_UPLOAD_BYTES, PICTURE_WIDTHS } from '@m4u/contract/profile/upload/rules';
import sharp from 'sharp';
import type { OutputInfo, Sharp } from 'sharp';
import { PictureError, RETRY_AFTER } from './error.ts';
import { detectKind, type FileKind } from './kind.ts';
import { withoutTexts } from './png.ts';
import { type Uploader, uploadQueueClasses, toUploadTurn } from './upload-queue.ts';
import { createBoundedQueue } from '../concurrency/queue.ts';
import { createScheduler } from '../concurrency/turns.ts';

/** Maximum pixels of a picture (docs/rules/upload.md#accepted-files). */
const MAX_PIXELS = 50_000_000;

/** Maximum height of stored pictures: WebP allows 16,383, and longer ones help nobody. */
const MAX_HEIGHT = 6400;

/** Minimum width and height in pixels. */
const MIN_SIDE = 10;

/** Maximum characters of a placeholder's data URI, which is part of the page. */
const PLACEHOLDER_LENGTH = 200;

/** A processed picture: upright, in sRGB, without metadata, as WebP. */
export interface ProcessedPicture {
  /** Size of the widest file, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Ascending by width. */
  readonly files: readonly { readonly width: number; readonly bytes: Uint8Array }[];
  /** Data URI of a few hundred characters, shown stretched and blurred while the picture loads. */
  readonly placeholder: string;
  /** `#RRGGBB`. */
  readonly dominantColour: string;
}

// Every upload is different, so libvips' cache would only use memory.
sharp.cache(false);

/** Pictures processed at once. */
const PLACES = 2;

/** Queue of uploads by members, and of contact card photos by network. */
const queueUpload = createScheduler<'member' | 'card' | 'newcomer'>({
  places: PLACES,
  classes: {
    member: uploadQueueClasses(PLACES).member,
    card: { atOnce: PLACES, waiting: 20, each: 8, eachAtOnce: 1, leavesOne: true },
    newcomer: uploadQueueClasses(PLACES).newcomer,
  },
  inRotation: true,
  patience: 30_000,
  retryAfter: RETRY_AFTER,
});

/** Queue of the product's own pictures, separate from members'; its callers request a bounded number. */
const queueOwnPicture = createBoundedQueue(
  PLACES,
  Number.POSITIVE_INFINITY,
  () => new Error('a line without end is full'),
);

const FORMATS = { jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'heif' } as const;

const isPicture = (kind: FileKind): kind is keyof typeof FORMATS => Object.hasOwn(FORMATS, kind);

/** Checks size and kind before decoding. Errors: PictureError. */
const requireKind = (bytes: Uint8Array): keyof typeof FORMATS => {
  if (bytes.length > MAXIMUM_UPLOAD_BYTES) throw new PictureError('too-large');
  const kind = detectKind(bytes);
  if (kind === 'heic') throw new PictureError('picture-heic');
  if (!isPicture(kind)) throw new PictureError('picture-type');
  return kind;
};

const failUnreadable = (cause: unknown): never => {
  throw cause instanceof PictureError ? cause : new PictureError('picture-unreadable', { cause });
};

/** A picture within the limits for decoding. */
interface CheckedPicture {
  readonly bytes: Uint8Array;
  readonly pixels: number;
}

/** Reads only the header, which must match the first bytes and the limits. Errors: PictureError. */
const check = async (picture: Uint8Array): Promise<CheckedPicture> => {
  const kind = requireKind(picture);
  try {
    const bytes = kind === 'png' ? withoutTexts(picture) : picture;
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const pixels = width * height;
    if (pixels > MAX_PIXELS) throw new PictureError('picture-too-many-pixels');
    if (format !== FORMATS[kind] || width < MIN_SIDE || height < MIN_SIDE) throw new PictureError('picture-unreadable');
    return { bytes, pixels };
  } catch (error) {
    return failUnreadable(error);
  }
};

type RawPicture = { readonly data: Buffer; readonly info: OutputInfo };

const fromRaw = ({ data, info: { width, height, channels } }: RawPicture): Sharp =>
  sharp(data, { raw: { width, height, channels } });

/** Decodes once, upright and at most as wide as the widest file; all files are made from this. */
const decode = async (bytes: Uint8Array): Promise<RawPicture> => {
  const raw = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize({ width: PICTURE_WIDTHS.at(-1), height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: 30 })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  if (raw.info.width < MIN_SIDE || raw.info.height < MIN_SIDE) throw new PictureError('picture-unreadable');
  return raw;
};

const drawPlaceholder = async (raw: RawPicture): Promise<string> => {
  for (const side of [12, 8, 4]) {
    const tiny = await fromRaw(raw)
      .resize(side, side, { fit: 'inside' })
      .webp({ quality: 20, alphaQuality: 0, effort: 6 })
      .toBuffer();
    const uri = `data:image/webp;base64,${tiny.toString('base64')}`;
    if (uri.length <= PLACEHOLDER_LENGTH) return uri;
  }
  throw new PictureError('picture-unreadable');
};

const findDominantColour = async (raw: RawPicture): Promise<string> => {
  const small = await fromRaw(raw)
    .flatten({ background: '#FFFFFF' })
    .resize(64, 64, { fit: 'inside' })
    .png()
    .toBuffer();
  const { r, g, b } = (await sharp(small).stats()).dominant;
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
};

const encodeAnew = async (bytes: Uint8Array): Promise<ProcessedPicture> => {
  const raw = await decode(bytes);
  const { width, height } = raw.info;
  const files = [];
  for (const own of storedWidths(width))
    files.push({ width: own, bytes: await fromRaw(raw).resize(own).webp({ quality: 78 }).toBuffer() });
  return {
    width,
    height,
    files,
    placeholder: await drawPlaceholder(raw),
    dominantColour: await findDominantColour(raw),
  };
};

/**
 * Converts a picture for storage: checked by content, decoded, and encoded anew, so that only the pixels remain. Two
 * are processed at a time. An uploader has one of them and a few in the queue, and uploaders that used less time lately go
 * first, so that nobody waits for another's uploads (docs/rules/upload.md#room). Without an uploader it is the product's
 * own. Errors: PictureError (picture-type, picture-heic, picture-unreadable, picture-too-many-pixels, too-large);
 * rate-limited when the uploader has its maximum under way, unavailable when too many wait.
 */
export const processPicture = async (picture: Uint8Array, uploader?: Uploader): Promise<ProcessedPicture> => {
  const { bytes, pixels } = await check(picture);
  const work = () => encodeAnew(bytes).catch(failUnreadable);
  return uploader
    ? queueUpload(toUploadTurn(uploader, { bytes: picture.length, size: pixels }), work)
    : queueOwnPicture(work);
};

/** Maximum bytes of a contact card's photo. */
const PHOTO_BYTES = 30_000;

const drawPhoto = async (bytes: Uint8Array): Promise<Buffer> => {
  const raw = await decode(bytes);
  for (const [side, quality] of [
    [320, 82],
    [320, 60],
    [240, 60],
    [160, 40],
  ] as const) {
    const photo = await fromRaw(raw)
      .flatten({ background: '#FFFFFF' })
      .resize(side, side, { fit: 'cover' })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (photo.length <= PHOTO_BYTES) return photo;
  }
  throw new PictureError('picture-unreadable');
};

/**
 * Creates a square JPEG of at most 30 kB for a contact card, queued for the network `by` (at most eight). Input and
 * errors as for {@link processPicture}.
 */
export const vcardPhoto = async (picture: Uint8Array, by: string): Promise<Buffer> => {
  const { bytes, pixels } = await check(picture);
  return queueUpload({ class: 'card', by, size: pixels }, () => drawPhoto(bytes).catch(failUnreadable));
};
