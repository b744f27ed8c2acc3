import { keptWidths, MAXIMUM_UPLOAD_BYTES, PICTURE_WIDTHS } from '@m4u/contract/profile/upload/rules';
import sharp from 'sharp';
import type { OutputInfo, Sharp } from 'sharp';
import { PictureError, RETRY_AFTER } from './error.ts';
import { kindOf } from './kind.ts';
import { withoutTexts } from './png.ts';
import { type Sender, senderClasses, turnOf } from './sender.ts';
import { boundedQueue } from '../concurrency/queue.ts';
import { takeTurns } from '../concurrency/turns.ts';

/** Greatest size of a picture, in pixels (docs/rules/upload.md#accepted-files). */
const MAX_PIXELS = 50_000_000;

/** No kept picture is higher than this: WebP ends at 16,383 and a longer one helps nobody. */
const MAX_HEIGHT = 6400;

/** Anything narrower or lower, in pixels, shows nothing. */
const MIN_SIDE = 10;

/** A placeholder is part of the page, so its data URI stays within this many characters. */
const PLACEHOLDER_LENGTH = 200;

/** A picture made ready: upright, in sRGB, without metadata, as WebP. */
export interface ProcessedPicture {
  /** Size of the widest file, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Ascending by width. */
  readonly files: readonly { readonly width: number; readonly bytes: Uint8Array }[];
  /** A data URI of a few hundred characters, to be stretched and blurred while the picture loads. */
  readonly placeholder: string;
  /** `#RRGGBB`. */
  readonly dominantColour: string;
}

// Each upload is another picture: libvips' cache of operations would only hold memory.
sharp.cache(false);

/** Pictures that are drawn at once. */
const PLACES = 2;

/** Turns of members who send a picture, and of networks that ask for the photo of a contact card. */
const inTurn = takeTurns<'member' | 'card' | 'newcomer'>({
  places: PLACES,
  classes: {
    member: senderClasses(PLACES).member,
    card: { atOnce: PLACES, waiting: 20, each: 8, eachAtOnce: 1, leavesOne: true },
    newcomer: senderClasses(PLACES).newcomer,
  },
  inRotation: true,
  patience: 30_000,
  retryAfter: RETRY_AFTER,
});

/** The product's own pictures wait for each other alone: whoever has them drawn asks for a bounded number. */
const ownInTurn = boundedQueue(PLACES, Number.POSITIVE_INFINITY, () => new Error('a line without end is full'));

const FORMATS = { jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'heif' } as const;

/** Refuses by size and content before anything is decoded. Errors: PictureError. */
const checkedKind = (bytes: Uint8Array): keyof typeof FORMATS => {
  if (bytes.length > MAXIMUM_UPLOAD_BYTES) throw new PictureError('too-large');
  const kind = kindOf(bytes);
  if (kind === 'heic') throw new PictureError('picture-heic');
  if (kind === 'other' || kind === 'pdf') throw new PictureError('picture-type');
  return kind;
};

const unreadable = (cause: unknown): never => {
  throw cause instanceof PictureError ? cause : new PictureError('picture-unreadable', { cause });
};

/** A picture that is small enough to be decoded. */
interface Checked {
  readonly bytes: Uint8Array;
  readonly pixels: number;
}

/**
 * Reads the header alone: what it claims must be what the first bytes say, and within the limit. Errors: PictureError.
 */
const check = async (given: Uint8Array): Promise<Checked> => {
  const kind = checkedKind(given);
  try {
    const bytes = kind === 'png' ? withoutTexts(given) : given;
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const pixels = width * height;
    if (pixels > MAX_PIXELS) throw new PictureError('picture-too-many-pixels');
    if (format !== FORMATS[kind] || width < MIN_SIDE || height < MIN_SIDE) throw new PictureError('picture-unreadable');
    return { bytes, pixels };
  } catch (error) {
    return unreadable(error);
  }
};

type Raw = { readonly data: Buffer; readonly info: OutputInfo };

const fromRaw = ({ data, info: { width, height, channels } }: Raw): Sharp =>
  sharp(data, { raw: { width, height, channels } });

/** Decodes once, upright and no larger than the widest file; all files are made from this. */
const decode = async (bytes: Uint8Array): Promise<Raw> => {
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

const placeholderOf = async (raw: Raw): Promise<string> => {
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

const dominantColourOf = async (raw: Raw): Promise<string> => {
  const small = await fromRaw(raw)
    .flatten({ background: '#FFFFFF' })
    .resize(64, 64, { fit: 'inside' })
    .png()
    .toBuffer();
  const { r, g, b } = (await sharp(small).stats()).dominant;
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
};

const redraw = async (bytes: Uint8Array): Promise<ProcessedPicture> => {
  const raw = await decode(bytes);
  const { width, height } = raw.info;
  const files = [];
  for (const own of keptWidths(width))
    files.push({ width: own, bytes: await fromRaw(raw).resize(own).webp({ quality: 78 }).toBuffer() });
  return { width, height, files, placeholder: await placeholderOf(raw), dominantColour: await dominantColourOf(raw) };
};

/**
 * Makes a picture ready to be kept: checked by content, decoded, and written anew, so that nothing of the file but its
 * pixels remains. Two are drawn at a time. A sender has one of them and few in line, and who was given less time lately
 * goes first, so that nobody waits for all that another sends (docs/rules/upload.md#room). Without a sender it is the product's own.
 * Errors: PictureError (picture-type, picture-heic, picture-unreadable, picture-too-many-pixels, too-large);
 * rate-limited when the sender has as many under way as they may, unavailable when too many wait.
 */
export const processPicture = async (given: Uint8Array, sender?: Sender): Promise<ProcessedPicture> => {
  const { bytes, pixels } = await check(given);
  const work = () => redraw(bytes).catch(unreadable);
  return sender ? inTurn(turnOf(sender, { bytes: given.length, size: pixels }), work) : ownInTurn(work);
};

/** Greatest size of a contact card's photo, in bytes. */
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
 * A square JPEG of at most 30 kB for a contact card, drawn for the network `by`, of which eight may be under way. Takes
 * what {@link processPicture} takes. Errors: as there.
 */
export const vcardPhoto = async (given: Uint8Array, by: string): Promise<Buffer> => {
  const { bytes, pixels } = await check(given);
  return inTurn({ class: 'card', by, size: pixels }, () => drawPhoto(bytes).catch(unreadable));
};
