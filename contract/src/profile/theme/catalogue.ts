import * as z from 'zod';
import { organizationList, organizationSquare } from './organization.ts';
import { classic, dark, elegant, light, m4u } from './plain.ts';
import { Theme } from './shape.ts';
import { charming, creative, gentle, soothing, trendy, youthful } from './vivid.ts';

export { Theme };

/** The eleven themes in their published order (docs/rules/theme.md#catalogue). */
export const themes: readonly Theme[] = [
  m4u,
  light,
  dark,
  trendy,
  charming,
  elegant,
  creative,
  youthful,
  soothing,
  gentle,
  classic,
];

/** The two presets of organizations, List and Square. */
export const organizationPresets: readonly Theme[] = [organizationList, organizationSquare];

/** The default member theme: the first of the catalogue (docs/rules/theme.md#selection). */
export const defaultMemberTheme: Theme = m4u;

/** The theme of a page whose owner has chosen none (docs/rules/theme.md#selection). */
export const lightMode: Theme = light;

/** The theme of an organization whose own list is empty (docs/rules/theme.md#selection). */
export const organizationMode: Theme = organizationList;

/** All themes: the eleven, then the presets of organizations. */
export const catalogue: readonly Theme[] = [...themes, ...organizationPresets];

const byCode: ReadonlyMap<string, Theme> = new Map(catalogue.map((theme) => [theme.code, theme]));

/** Finds a theme by its code; undefined for a code that is not in the catalogue. */
export const themeByCode = (code: string | null | undefined): Theme | undefined =>
  code == null ? undefined : byCode.get(code);

/** A theme code in a request; an unknown one is refused with `theme`. */
export const ThemeCode = z.enum([...byCode.keys()], { error: 'theme' });
