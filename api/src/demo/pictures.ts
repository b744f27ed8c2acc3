import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

const FOLDER = new URL('./pictures/', import.meta.url);

/** Demo pictures by name. Most are SVG; those with text are WebP, since fonts differ between machines. */
const files: ReadonlyMap<string, string> = new Map(
  readdirSync(FOLDER).map((file) => [file.replace(/\.\w+$/, ''), file] as const),
);

/** The names of all pictures. */
export const pictureNames: readonly string[] = [...files.keys()];

/** Whether a picture exists. */
export const isPicture = (name: string): boolean => files.has(name);

/** Reads a picture as a person would upload it: drawings as JPEG, logos as PNG. Throws for an unknown name. */
export const readPicture = async (name: string): Promise<Buffer> => {
  const file = files.get(name);
  if (file === undefined) throw new Error(`The demo content has no picture ${name}`);
  const bytes = await readFile(new URL(file, FOLDER));
  if (!file.endsWith('.svg')) return bytes;
  const drawing = sharp(bytes);
  return name.startsWith('logo-')
    ? await drawing.png().toBuffer()
    : await drawing.flatten({ background: '#FFFFFF' }).jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer();
};
