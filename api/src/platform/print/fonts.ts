import { fileURLToPath } from 'node:url';
import { Font } from '@react-pdf/renderer';

/** The names under which printed texts find their fonts. */
export const fontNames = { sans: 'Be Vietnam Pro', serif: 'Lora' } as const;
/** The one of everything but CVs. */
export const FONT = fontNames.sans;

// Whole files: those that are split by subset print Vietnamese as garbage.
const fileOf = (font: 'be-vietnam-pro/%/BeVietnamPro_%' | 'lora/%/Lora_%', style: string): string =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/${font.replaceAll('%', style)}.ttf`));

/** More letters than any word of ours has: what is longer is an address, and would run off its column. */
const LONGEST = 24;

/**
 * Where a word may be divided: nowhere, but for what is longer than words are. Between two pieces stands nothing, which
 * the painter takes for a space of no width: a hyphen would make another address of it.
 */
const pieces = (word: string | null): string[] =>
  word === null || word.length <= LONGEST
    ? [word ?? '']
    : (word.match(/.{1,4}/gsu) ?? []).flatMap((piece, at) => (at === 0 ? [piece] : ['', piece]));

/** Lets documents that are printed in this thread use our fonts; words are not divided. */
export const registerFonts = (): void => {
  const sans = 'be-vietnam-pro/%/BeVietnamPro_%';
  Font.register({
    family: fontNames.sans,
    fonts: [
      { src: fileOf(sans, '400Regular'), fontWeight: 400 },
      { src: fileOf(sans, '600SemiBold'), fontWeight: 600 },
      { src: fileOf(sans, '700Bold'), fontWeight: 700 },
    ],
  });
  const serif = 'lora/%/Lora_%';
  Font.register({
    family: fontNames.serif,
    fonts: [
      { src: fileOf(serif, '400Regular'), fontWeight: 400 },
      { src: fileOf(serif, '600SemiBold'), fontWeight: 600 },
      { src: fileOf(serif, '700Bold'), fontWeight: 700 },
    ],
  });
  Font.registerHyphenationCallback(pieces);
};
