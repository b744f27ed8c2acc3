import { getLocale, overwriteGetLocale } from '../../paraglide/runtime.js';

/** Language code of pages (`lang`) and messages. */
export type Locale = 'vi' | 'en';

/** Default language of pages (docs/rules/screens.md#language). */
export const defaultLocale: Locale = 'vi';

/** Converts a language of the API (VN, EN) or of an address (vi, en). */
export const toLocale = (language: string | null | undefined): Locale | undefined => {
  const text = language?.toLowerCase();
  if (text === 'en') return 'en';
  return text === 'vi' || text === 'vn' ? 'vi' : undefined;
};

/** The first language of an `Accept-Language` header that pages have; browsers send the preferred one first. */
export const firstLanguage = (header: string | undefined): Locale | undefined =>
  toLocale(/(?:^|,)\s*(vi|en)\b/i.exec(header ?? '')?.[1]);

/** Language of the page being rendered, on the server and in the browser. */
export const locale = (): Locale => getLocale();

/** Sets the source of the messages' language; called once at the program's start. */
export const setLocaleSource = (current: () => Locale): void => overwriteGetLocale(current);

/** Sources of a page's language, strongest first. */
export interface LanguageSigns {
  /** `?lang=` of the address. */
  readonly requested?: string | null | undefined;
  /** The reader's earlier choice. */
  readonly remembered?: string | undefined;
  /** The signed-in reader's own language. */
  readonly reader?: string | undefined;
  /** The language of the member who was signed in last. */
  readonly former?: string | undefined;
  /** The language of the page's owner. */
  readonly owner?: string | undefined;
}

/** The language of the first sign that names one, else Vietnamese (docs/rules/screens.md#language). */
export const chooseLanguage = ({ requested, remembered, reader, former, owner }: LanguageSigns): Locale =>
  toLocale(requested) ??
  toLocale(remembered) ??
  toLocale(reader) ??
  toLocale(former) ??
  toLocale(owner) ??
  defaultLocale;
