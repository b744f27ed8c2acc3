import { getLocale, overwriteGetLocale } from '../../paraglide/runtime.js';

/** A language as pages name it in `lang` and as messages are keyed. */
export type Locale = 'vi' | 'en';

/** The language of a page for which nobody chose another (docs/rules/screens.md#language). */
export const defaultLocale: Locale = 'vi';

/** The locale of a language as the API writes it (VN, EN) or as an address does (vi, en). */
export const toLocale = (language: string | null | undefined): Locale | undefined => {
  const text = language?.toLowerCase();
  if (text === 'en') return 'en';
  return text === 'vi' || text === 'vn' ? 'vi' : undefined;
};

/** The language of the page that is being rendered; right on the server and in the browser. */
export const locale = (): Locale => getLocale();

/** Tells every message where its language comes from. Called once where the program starts. */
export const speak = (current: () => Locale): void => overwriteGetLocale(current);

/** What may decide a page's language, strongest first. */
export interface LanguageSigns {
  /** `?lang=` of the address. */
  readonly asked?: string | null | undefined;
  /** What the reader chose before. */
  readonly remembered?: string | undefined;
  /** The signed-in reader's own language. */
  readonly reader?: string | undefined;
  /** The language of the page's owner. */
  readonly owner?: string | undefined;
}

/** The language of a page: asked, remembered, reader's, owner's, Vietnamese (docs/rules/screens.md#language). */
export const chooseLanguage = ({ asked, remembered, reader, owner }: LanguageSigns): Locale =>
  toLocale(asked) ?? toLocale(remembered) ?? toLocale(reader) ?? toLocale(owner) ?? defaultLocale;
