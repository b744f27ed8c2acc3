/** One text in both languages of the product; Vietnamese first (docs/rules/screens.md#language). */
export interface Words {
  readonly vi: string;
  readonly en: string;
}

/** The two locales that texts are written in. */
export type Locale = keyof Words;

type Values = Readonly<Record<string, string | number>>;

/**
 * Replaces the placeholders of a text with values: `{count}` by the value, `{count:member|members}` by the word for one
 * or that for many.
 */
export const fill = (text: string, values: Values = {}): string =>
  text.replace(/\{(\w+)(?::([^|{}]*)\|([^{}]*))?\}/g, (placeholder, name: string, one?: string, many?: string) => {
    const value = values[name];
    if (value === undefined) return placeholder;
    return one === undefined || many === undefined ? String(value) : String(value) === '1' ? one : many;
  });
