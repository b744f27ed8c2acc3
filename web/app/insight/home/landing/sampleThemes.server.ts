import { themeByCode } from '@m4u/contract/profile/theme/catalogue';
import { cssVariables } from '@m4u/contract/profile/theme/rules';
import { locale } from '../../../platform/language/language.ts';
import type { ThemeDot } from './ThemeDots.tsx';

/** Themes to choose from. The page in the middle has the chosen one, the others those that stand two and one later. */
const codes = ['lightmode', 'mecardMode', 'trendymode', 'blackgold', 'jibtf', 'violet'];
const distances = [0, 2, 1];
/** The theme of the middle page at first. */
const first = 2;

/** The variables that a page in a phone uses. */
const used = new Set([
  '--brand-bg',
  '--brand-text',
  '--brand-block-bg',
  '--brand-block-text',
  '--brand-muted-text',
  '--brand-border',
  '--brand-link',
  '--brand-icon',
  '--brand-button-bg',
  '--brand-button-text',
  '--brand-quick-phone-bg',
  '--brand-quick-phone-text',
  '--brand-background-image',
  '--brand-cover-image',
]);

const themes = codes.flatMap((code) => themeByCode(code) ?? []);

const declarations = (theme: (typeof themes)[number], hasCovers: boolean): string =>
  Object.entries(cssVariables(theme))
    .filter(([name]) => used.has(name) && !(hasCovers && name === '--brand-cover-image'))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** Index of a phone's theme while a dot is chosen. */
const themeOf = (phone: number, dot: number): number => ((distances[phone] ?? 0) + dot) % codes.length;

/** Selector of the phones that have a theme, by the dot that is chosen. */
const selectorOf = (theme: number): string => {
  const chosen = distances.flatMap((_, phone) =>
    codes.flatMap((code, dot) =>
      themeOf(phone, dot) === theme ? [`.turning:has([value=${code}]:checked) .turning-${phone}`] : [],
    ),
  );
  // Browsers without `:has()` would drop a rule with it in a plain list.
  return `:is(${chosen.join(',')})`;
};

/**
 * Style rules that give the three phones their themes, by the dot that is chosen: they work without scripts. Browsers
 * without `:has()` keep the first themes.
 *
 * @param hasCovers Whether each page has a cover of its own, so that none shows that of its theme.
 */
export const themeRules = (hasCovers: boolean): string => {
  const declared = themes.map((theme) => declarations(theme, hasCovers));
  const atFirst = distances.map((_, phone) => `.turning-${phone}{${declared[themeOf(phone, first)]}}`);
  return [...atFirst, ...declared.map((each, theme) => `${selectorOf(theme)}{${each}}`)].join('');
};

/** The dots, in the language of the page. */
export const themeDots = (): readonly ThemeDot[] =>
  themes.map(({ code, color, name, nameVi }, index) => ({
    code,
    color,
    name: locale() === 'vi' ? nameVi : name,
    isFirst: index === first,
  }));
