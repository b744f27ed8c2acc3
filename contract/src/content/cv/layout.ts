/**
 * A drawing of a CV that is the same on a page of the web, on paper and in a PDF: boxes in rows and columns, texts and
 * a photo, with the few styles that both CSS and the PDF's painter know. Lengths are points of a sheet of A4.
 */

/** The fonts of CVs; both have all letters of Vietnamese. */
export type CvFont = 'sans' | 'serif';

/** A sheet of A4 in points. */
export const SHEET = { width: 595.28, height: 841.89 } as const;

/** A style; numbers are points but for `flex`, `lineHeight`, `opacity` and weights. */
export interface CvStyle {
  readonly flexDirection?: 'row' | 'column';
  readonly flexWrap?: 'wrap';
  readonly flex?: number;
  readonly flexShrink?: number;
  readonly alignItems?: 'flex-start' | 'center' | 'flex-end' | 'stretch';
  readonly justifyContent?: 'flex-start' | 'center' | 'space-between';
  readonly rowGap?: number;
  readonly columnGap?: number;
  readonly width?: number | string;
  readonly maxWidth?: number | string;
  readonly height?: number;
  readonly minHeight?: number;
  readonly marginTop?: number;
  readonly marginBottom?: number;
  readonly marginLeft?: number;
  readonly marginRight?: number;
  readonly paddingTop?: number;
  readonly paddingBottom?: number;
  readonly paddingLeft?: number;
  readonly paddingRight?: number;
  readonly backgroundColor?: string;
  readonly borderBottomWidth?: number;
  readonly borderTopWidth?: number;
  readonly borderLeftWidth?: number;
  readonly borderColor?: string;
  readonly borderRadius?: number;
  readonly fontFamily?: CvFont;
  readonly fontSize?: number;
  readonly fontWeight?: 400 | 600 | 700;
  readonly lineHeight?: number;
  readonly letterSpacing?: number;
  readonly textTransform?: 'uppercase';
  readonly textAlign?: 'left' | 'center' | 'right';
  readonly color?: string;
}

/** What an element is, for those who do not see it. */
export type CvRole = 'header' | 'section' | 'h1' | 'h2' | 'h3' | 'p' | 'ul' | 'li';

/** A box of others; a column unless its style says otherwise. */
export interface CvBox {
  readonly type: 'box';
  readonly style: readonly string[];
  readonly role?: CvRole;
  /** What a drawing without words says. */
  readonly label?: string;
  /** It is not divided between two sheets. */
  readonly whole?: boolean;
  readonly children: readonly CvNode[];
}

/** Words in one style; `href` makes them a link. */
export interface CvText {
  readonly type: 'text';
  readonly style: readonly string[];
  readonly role?: CvRole;
  readonly text: string;
  readonly href?: string;
  /** So much (points) of what follows stands on the same sheet. */
  readonly ahead?: number;
}

/** The photo, cut to its box. */
export interface CvPicture {
  readonly type: 'photo';
  readonly style: readonly string[];
}

export type CvNode = CvBox | CvText | CvPicture;

/** A CV as it is drawn. */
export interface CvLayout {
  readonly styles: Readonly<Record<string, CvStyle>>;
  /** Of every sheet: its margins, its ground, its letters. */
  readonly page: CvStyle;
  /** A strip at the left of every sheet, from its top to its foot. */
  readonly strip: { readonly width: number; readonly color: string } | null;
  readonly body: readonly CvNode[];
}

/** Nothing in a list of children. */
type Nothing = null | false | undefined;

const present = (children: readonly (CvNode | Nothing)[]): CvNode[] =>
  children.filter((child): child is CvNode => Boolean(child));

/** A box; styles are names apart by spaces. */
export const box = (
  style: string,
  children: readonly (CvNode | Nothing)[],
  more: Pick<CvBox, 'role' | 'label' | 'whole'> = {},
): CvBox => ({ type: 'box', style: style.split(' '), children: present(children), ...more });

/** Words. */
export const words = (style: string, text: string, more: Pick<CvText, 'role' | 'href' | 'ahead'> = {}): CvText => ({
  type: 'text',
  style: style.split(' '),
  text,
  ...more,
});
