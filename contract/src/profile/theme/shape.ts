import * as z from 'zod';

/** A colour as `#RRGGBB`, or translucent as `#RRGGBBAA`. */
export const Colour = z.string().regex(/^#[0-9A-F]{6}([0-9A-F]{2})?$/);

/**
 * A CSS image: `none`, gradients, or a picture as `data:` URL (the only origin besides our own that the CSP allows).
 */
export const CssImage = z.string().max(4000);

/**
 * The colours and images of a theme (docs/rules/theme.md#fields). Every theme has every field, so pages can rely on all
 * variables.
 */
export const ThemeValue = z.object({
  /** Whether form controls and scroll bars follow a light or a dark page: the CSS `color-scheme`. */
  brandScheme: z.enum(['light', 'dark']),
  /** Background of the page, under `backgroundImage`, and the text directly on it. */
  brandBg: Colour,
  brandText: Colour,
  /** For a fixed layer behind the page, sized by `backgroundSize`. */
  backgroundImage: CssImage,
  backgroundSize: z.string(),
  /** Replaces the cover picture when the owner has none. No text is placed on it. */
  coverImage: CssImage,
  brandMenuText: Colour,
  brandMenuBg: Colour,
  /** Background of the selected menu item. */
  brandMenuBg2: Colour,
  brandButtonText: Colour,
  brandButtonBg: Colour,
  /** A block is a card on the page. It holds icons, links, prices and muted text. */
  brandBlockText: Colour,
  brandBlockBg: Colour,
  brandMutedText: Colour,
  brandLink: Colour,
  brandIcon: Colour,
  brandBorder: Colour,
  /** Blur of the background behind a translucent block, as a CSS length; `0px` for opaque blocks. */
  brandBlur: z.string(),
  brandAboutMeText: Colour,
  brandAboutMeBg: Colour,
  /** The first of the quick actions (call, write, save the contact), which stands out. */
  brandQuickPhoneText: Colour,
  brandQuickPhoneBg: Colour,
  brandPrice: Colour,
  brandSaleOffText: Colour,
  brandSaleOffBg: Colour,
  /** Number of items per row in a section on a phone: 1 in the List preset, 2 in the Square preset. */
  brandColumns: z.enum(['1', '2']),
});

/** The colours and images of a theme. */
export type ThemeValue = z.output<typeof ThemeValue>;

/** A theme in answers: `name` and `colorName` are English, their `Vi` variants Vietnamese. */
export const Theme = z.object({
  code: z.string(),
  name: z.string(),
  nameVi: z.string(),
  /** The colour that represents the theme in a list. */
  color: Colour,
  colorName: z.string(),
  colorNameVi: z.string(),
  value: ThemeValue,
});

/** Owner of the choice of a member's theme (docs/rules/theme.md#selection). */
export const ThemeType = z.enum(['member', 'group', 'agency']);
export type ThemeType = z.output<typeof ThemeType>;

/** A theme of the catalogue. */
export type Theme = z.output<typeof Theme>;

/** Encodes an SVG drawing as a CSS image. The SVG must not contain double quotes; colours carry their own alpha. */
export const drawing = (svg: string): string =>
  `url("data:image/svg+xml,${svg.replaceAll('%', '%25').replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}")`;
