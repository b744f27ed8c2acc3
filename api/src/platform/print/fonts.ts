import { fileURLToPath } from 'node:url';
import { Font } from '@react-pdf/renderer';

/** The name under which printed texts find their font. */
export const FONT = 'Be Vietnam Pro';

// Whole files: those that are split by subset print Vietnamese as garbage.
const fileOf = (folder: string): string =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/be-vietnam-pro/${folder}/BeVietnamPro_${folder}.ttf`));

/** Lets documents that are printed in this thread use our font; words are never divided. */
export const registerFonts = (): void => {
  Font.register({
    family: FONT,
    fonts: [
      { src: fileOf('400Regular'), fontWeight: 400 },
      { src: fileOf('600SemiBold'), fontWeight: 600 },
      { src: fileOf('700Bold'), fontWeight: 700 },
    ],
  });
  Font.registerHyphenationCallback((word) => [word]);
};
