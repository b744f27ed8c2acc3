import { fold } from '../../fold.ts';

/** Maximum length of a short link, in characters. */
export const LINK_LENGTH = 30;

const spell = (text: string): string =>
  fold(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LINK_LENGTH);

/**
 * Converts a text to the characters of a short link: `Nguyễn Đức` becomes `nguyen-duc`. The result may be empty or too
 * short.
 */
export const toLink = (text: string): string => spell(text).replaceAll(/^-+|-+$/g, '');

/** As {@link toLink} while the text is typed: a hyphen at the end stays, since another word may follow. */
export const toTypedLink = (text: string): string => spell(text).replace(/^-+/, '');
