import { catalogue, defaultMemberTheme, lightMode, organizationMode, themeByCode, themes } from './catalogue.ts';
import { type Theme, type ThemeType, ThemeValue } from './shape.ts';

/** The facts of a page's owner that decide its theme (docs/rules/theme.md#selection). */
export interface ThemeReader {
  /** `organization`, `agency`, otherwise individual. */
  readonly type?: string | null;
  /** The chosen theme's code. */
  readonly theme?: string | null;
  readonly brandGroup?: {
    readonly layoutPermission?: string | null;
    /** Codes of the themes the group allows, the first being its default. */
    readonly themeStyle?: readonly string[] | null;
  } | null;
  readonly agency?: { readonly themeStyle?: string | null } | null;
}

const isLimited = ({ brandGroup }: ThemeReader): boolean => brandGroup?.layoutPermission === 'LIMIT';

/** The group's own list without unknown codes; OrganizationMode when it is empty. */
const listOwnThemes = ({ brandGroup }: ThemeReader): readonly [Theme, ...Theme[]] => {
  const [first, ...rest] = (brandGroup?.themeStyle ?? []).flatMap((code) => themeByCode(code) ?? []);
  return first ? [first, ...rest] : [organizationMode];
};

/** Owner of the choice of a page's theme: the member, a group with limits, or an agency. */
export const themeTypeOf = (reader: ThemeReader): ThemeType => {
  if (reader.type === 'agency') return 'agency';
  return isLimited(reader) ? 'group' : 'member';
};

/**
 * Selects the theme of a page (docs/rules/theme.md#selection). An organization that is limited to its own list, and its
 * restricted members, get their chosen theme if it is in that list, else the first of the list, or OrganizationMode
 * when the list is empty. An agency gets its own style or the default; everyone else the chosen theme or light mode.
 * Unknown codes count as not chosen.
 */
export const selectTheme = (reader: ThemeReader): Theme => {
  if (reader.type === 'agency') return themeByCode(reader.agency?.themeStyle) ?? defaultMemberTheme;
  if (isLimited(reader)) {
    const list = listOwnThemes(reader);
    return list.find((theme) => theme.code === reader.theme) ?? list[0];
  }
  return themeByCode(reader.theme) ?? lightMode;
};

/**
 * The themes that a reader may choose (docs/rules/theme.md#choosing): the group's list when the group limits its
 * layout, otherwise the catalogue; organizations and agencies also get the two presets.
 */
export const listThemesFor = (reader: ThemeReader): readonly Theme[] => {
  if (isLimited(reader)) return listOwnThemes(reader);
  return reader.type === 'organization' || reader.type === 'agency' ? catalogue : themes;
};

/** Whether the reader may choose the theme of this code. */
export const canChoose = (reader: ThemeReader, code: string): boolean =>
  listThemesFor(reader).some((theme) => theme.code === code);

const variableName = (field: string): `--brand-${string}` =>
  `--brand-${field
    .replace(/^brand/, '')
    .replaceAll(/[A-Z]/g, (part) => `-${part.toLowerCase()}`)
    .replace(/^-/, '')}`;

/** Pairs of fields and CSS variables, computed once because every page needs them. */
const variables = Object.keys(ThemeValue.shape).map(
  (field) => [field as keyof ThemeValue, variableName(field)] as const,
);

/** Colour of errors on a block. It must stay red in every theme, so no theme chooses it. */
export const dangerColour = ({ brandScheme }: Pick<ThemeValue, 'brandScheme'>): string =>
  brandScheme === 'dark' ? '#FF9F94' : '#A5201A';

/**
 * Returns the theme's fields as CSS variables, e.g. `brandMenuBg2` as `--brand-menu-bg2` and `coverImage` as
 * `--brand-cover-image`, and `--brand-danger`.
 */
export const cssVariables = ({
  value,
}: {
  readonly value: ThemeValue;
}): Readonly<Record<`--brand-${string}`, string>> =>
  Object.fromEntries([
    ...variables.map(([field, variable]) => [variable, value[field]]),
    ['--brand-danger', dangerColour(value)],
  ]);
