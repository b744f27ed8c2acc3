import type { CvLayout, CvStyle } from '@m4u/contract/content/cv/layout';

const fonts = {
  sans: 'Be Vietnam Pro, Be Vietnam Pro Fallback, sans-serif',
  serif: 'Lora, Georgia, serif',
} as const;

/** Properties whose numbers are not lengths. */
const PLAIN = new Set(['flex', 'flexShrink', 'lineHeight', 'fontWeight', 'opacity']);

const toKebabCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const formatDeclarations = ({ fontFamily, ...style }: CvStyle): string => {
  const lines = Object.entries(style).map(([name, value]: [string, string | number]) => {
    const length = typeof value === 'number' && !PLAIN.has(name);
    return `${toKebabCase(name)}:${length ? `calc(${value}*var(--cv-pt))` : value}`;
  });
  // CSS shows a border only with a border style.
  const borders = ['Bottom', 'Top', 'Left'].filter((side) => `border${side}Width` in style);
  return [
    ...lines,
    ...borders.map((side) => `border-${side.toLowerCase()}-style:solid`),
    ...(fontFamily ? [`font-family:${fonts[fontFamily]}`] : []),
  ].join(';');
};

/** On phones the columns are stacked, experience before contacts. */
const narrow = (scope: string, { strip, styles }: CvLayout): string =>
  [
    `${scope}.cv-read{padding:24px 20px}`,
    `${scope}.cv-read :is(.columns,.row){flex-direction:column;row-gap:12px}`,
    `${scope}.cv-read .main{order:-1;padding:0 0 12px}`,
    `${scope}.cv-read .margin{width:auto}`,
    `${scope}.cv-read .content{padding-left:0;border-left-width:0}`,
    `${scope}.cv-read .rows{padding-inline:0}`,
    `${scope}.cv-read .knot{display:none}`,
    `${scope}.cv-read .period{text-align:left}`,
    `${scope}.cv-read .side{width:auto;padding-left:0;border-left-width:0}`,
    `${scope}.cv-read .photo{width:84px;height:84px}`,
    `${scope}.cv-read .headWords{padding:0}`,
    `${scope}.cv-read .name{font-size:26px}`,
    // The band covers the full width of the screen.
    ...('headWords' in styles
      ? [`${scope}.cv-read .head{margin:-24px -20px 0;padding:28px 20px;column-gap:16px}`]
      : []),
    `${scope}.cv-read .entryHead{flex-wrap:wrap}`,
    // Else the dots stand beside one skill and below the next.
    `${scope}.cv-read .shortHalf{width:100%}`,
    `${scope}.cv-read .entryNames{flex:1 1 200px}`,
    ...(strip ? [`${scope}.cv-read .side{margin:0 -20px -24px;padding:24px 20px;background:${strip.color}}`] : []),
  ].join('');

/** CSS of a sheet for one class. It contains no quotes or other characters that HTML escapes. */
export const sheetCss = (className: string, layout: CvLayout): string => {
  const scope = `.${className}`;
  const rules = Object.entries(layout.styles).map(([names, style]) => {
    const path = names
      .split(' ')
      .map((name) => `.${name}`)
      .join(' ');
    return `${scope} ${path}{${formatDeclarations(style)}}`;
  });
  return `${scope}{${formatDeclarations(layout.page)}}${rules.join('')}@container cv (max-width:620px){${narrow(scope, layout)}}`;
};
