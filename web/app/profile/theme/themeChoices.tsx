import type { Theme } from '@m4u/contract/profile/theme/catalogue';
import { cssVariables } from '@m4u/contract/profile/theme/rules';
import { locale } from '../../platform/language/language.ts';
import type { ThemeChoice } from './ThemePreview.tsx';

/** Converts themes for a choice, with names in the reader's language. */
export const themeChoices = (themes: readonly Theme[]): ThemeChoice[] => {
  const vi = locale() === 'vi';
  return themes.map((theme) => ({
    code: theme.code,
    name: vi ? theme.nameVi : theme.name,
    colourName: vi ? theme.colorNameVi : theme.colorName,
    variables: cssVariables(theme),
  }));
};
