/**
 * Layout of a CV that is the same on screen, on paper and in a PDF: boxes in rows and columns, texts and a photo, with
 * the few styles that both CSS and the PDF writer support. Lengths are points of an A4 sheet.
 */

/** Fonts of CVs; both cover all Vietnamese letters. */
export type CvFont = 'sans' | 'serif';

/** Size of an A4 sheet, in points. */
export const SHEET = { width: 595.28, height: 841.89 } as const;

/** A style; numbers are points, except for `flex`, `lineHeight`, `opacity` and weights. */
export interface CvStyle {
  readonly flexDirection?: 'row' | 'row-reverse' | 'column';
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

/** Semantic role of an element, for screen readers and PDF tags. */
export type CvRole = 'header' | 'section' | 'h1' | 'h2' | 'h3' | 'p' | 'ul' | 'li' | 'marker';

/** A box with children; a column unless its style says otherwise. */
export interface CvBox {
  readonly type: 'box';
  readonly style: readonly string[];
  readonly role?: CvRole;
  /** Text alternative of a drawing without text. */
  readonly label?: string;
  /** Not split across two sheets. */
  readonly whole?: boolean;
  readonly children: readonly CvNode[];
}

/** A text in one style; `href` makes it a link. */
export interface CvText {
  readonly type: 'text';
  readonly style: readonly string[];
  readonly role?: CvRole;
  readonly text: string;
  readonly href?: string;
  /** Keeps at least this much (points) of the following content on the same sheet. */
  readonly ahead?: number;
}

/** The photo, cropped to its box. */
export interface CvPicture {
  readonly type: 'photo';
  readonly style: readonly string[];
  /** Text alternative. */
  readonly label: string;
}

export type CvNode = CvBox | CvText | CvPicture;

/** The complete layout of a CV. */
export interface CvLayout {
  readonly styles: Readonly<Record<string, CvStyle>>;
  /** Style of every sheet: margins, background, font. */
  readonly page: CvStyle;
  /** A coloured strip along the full left side of every sheet. */
  readonly strip: { readonly width: number; readonly color: string } | null;
  /** Whether the sheets lie on their longer side; a printed document has no strip then. */
  readonly isLandscape?: boolean;
  readonly body: readonly CvNode[];
}

/** A child that is left out. */
type Nothing = null | false | undefined;

const present = (children: readonly (CvNode | Nothing)[]): CvNode[] =>
  children.filter((child): child is CvNode => Boolean(child));

/** Creates a box; `style` has style names separated by spaces. */
export const box = (
  style: string,
  children: readonly (CvNode | Nothing)[],
  more: Pick<CvBox, 'role' | 'label' | 'whole'> = {},
): CvBox => ({ type: 'box', style: style.split(' '), children: present(children), ...more });

/** Creates a text. */
export const textNode = (style: string, text: string, more: Pick<CvText, 'role' | 'href' | 'ahead'> = {}): CvText => ({
  type: 'text',
  style: style.split(' '),
  text,
  ...more,
});
