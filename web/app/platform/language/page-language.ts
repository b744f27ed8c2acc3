import { speak, toLocale, defaultLocale, type Locale } from './language.ts';

let current: Locale = defaultLocale;

/** In the browser: messages speak the language of the page that came, until a navigation changes it. */
export const speakPageLanguage = (): void => {
  current = toLocale(document.documentElement.lang) ?? defaultLocale;
  speak(() => current);
};

/** In the browser: the language that the page now shown is in; the root calls it before anything below it renders. */
export const setPageLanguage = (locale: Locale): void => {
  current = locale;
};
