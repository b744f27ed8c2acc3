/** Adjusts the layout of a template to the font and spacing of a CV. */
import type { CvLayout, CvStyle } from './layout.ts';
import type { CvDocument, CvSpacing } from './rules.ts';

/** Factors by which a spacing changes gaps and the height of lines. */
const SPACINGS: Readonly<Record<CvSpacing, { readonly gap: number; readonly line: number }>> = {
  tight: { gap: 0.78, line: 0.94 },
  usual: { gap: 1, line: 1 },
  airy: { gap: 1.25, line: 1.07 },
};

/** Changes a style to the CV's font and spacing. */
const adjustmentOf = ({ font, spacing }: Pick<CvDocument, 'font' | 'spacing'>): ((style: CvStyle) => CvStyle) => {
  const { gap, line } = SPACINGS[spacing];
  return (style) => ({
    ...style,
    ...(style.rowGap !== undefined && { rowGap: style.rowGap * gap }),
    ...(style.lineHeight !== undefined && { lineHeight: style.lineHeight * line }),
    ...(style.fontFamily !== undefined && font !== 'template' && { fontFamily: font }),
  });
};

/** Changes all styles of a layout to the CV's font and spacing. */
export const adjustLayout = (layout: CvLayout, cv: Pick<CvDocument, 'font' | 'spacing'>): CvLayout => {
  const adjust = adjustmentOf(cv);
  const styles = Object.entries(layout.styles).map(([name, style]) => [name, adjust(style)]);
  return { ...layout, page: adjust(layout.page), styles: Object.fromEntries(styles) };
};
