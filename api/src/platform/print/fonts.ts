import { fileURLToPath } from 'node:url';
import { Font } from '@react-pdf/renderer';

/** Font names of printed texts. */
export const fontNames = { sans: 'Be Vietnam Pro', serif: 'Lora' } as const;
/** Font of everything except CVs. */
export const FONT = fontNames.sans;

// Full files: subset fonts render Vietnamese wrongly.
const fontFile = (font: 'be-vietnam-pro/%/BeVietnamPro_%' | 'lora/%/Lora_%', style: string): string =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/${font.replaceAll('%', style)}.ttf`));

/** Longest normal word; longer ones are addresses, which would overflow their column. */
const LONGEST = 24;

/**
 * Splits only words that are longer than normal ones. The parts are joined by an empty string, which the painter treats
 * as a space of no width: a hyphen would change an address.
 */
const splitLongWord = (word: string | null): string[] =>
  word === null || word.length <= LONGEST
    ? [word ?? '']
    : (word.match(/.{1,4}/gsu) ?? []).flatMap((piece, index) => (index === 0 ? [piece] : ['', piece]));

/** Registers our fonts in this thread and disables hyphenation. */
export const registerFonts = (): void => {
  const sans = 'be-vietnam-pro/%/BeVietnamPro_%';
  Font.register({
    family: fontNames.sans,
    fonts: [
      { src: fontFile(sans, '400Regular'), fontWeight: 400 },
      { src: fontFile(sans, '600SemiBold'), fontWeight: 600 },
      { src: fontFile(sans, '700Bold'), fontWeight: 700 },
    ],
  });
  const serif = 'lora/%/Lora_%';
  Font.register({
    family: fontNames.serif,
    fonts: [
      { src: fontFile(serif, '400Regular'), fontWeight: 400 },
      { src: fontFile(serif, '600SemiBold'), fontWeight: 600 },
      { src: fontFile(serif, '700Bold'), fontWeight: 700 },
    ],
  });
  Font.registerHyphenationCallback(splitLongWord);
};
