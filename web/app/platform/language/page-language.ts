import { setLocaleSource, toLocale, defaultLocale, type Locale } from './language.ts';

let current: Locale = defaultLocale;

/** In the browser: messages use the language of the loaded document, until a navigation changes it. */
export const followPageLanguage = (): void => {
  current = toLocale(document.documentElement.lang) ?? defaultLocale;
  setLocaleSource(() => current);
};

/** In the browser: sets the language of the shown page; the root calls it before anything below renders. */
export const setPageLanguage = (locale: Locale): void => {
  current = locale;
};
