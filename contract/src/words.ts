/** One text in both languages of the product; Vietnamese first (docs/rules/screens.md#language). */
export interface Words {
  readonly vi: string;
  readonly en: string;
}

/** The two locales that texts are written in. */
export type Locale = keyof Words;

/** Replaces the placeholders `{name}` of a text with values. */
export const fill = (text: string, values: Readonly<Record<string, string | number>> = {}): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
