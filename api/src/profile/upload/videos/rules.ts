import type { Picture } from '@m4u/contract/common';
import { cut } from '@m4u/contract/share-text';
import { sanitise } from '../../../platform/text/html.ts';

/** What YouTube says of a video, and its still picture as we keep it. */
export interface Video {
  readonly title: string;
  readonly still: Picture;
}

/** Videos of one text whose pictures are fetched; further ones stay plain. */
const MOST_VIDEOS = 10;

const TITLE_LENGTH = 200;
/** Title of a video until its own is known. */
export const UNTITLED = 'YouTube';

/** A video in sanitised rich text: its tag, its id, and what is between. */
const IN_TEXT = /(<a data-youtube="([\w-]{11})"[^>]*>)(.*?)<\/a>/gs;

const hasStill = (inner: string): boolean => inner.includes('<img ');

/** Ids of the videos in a sanitised text that have no still picture yet. */
export const listPlainVideos = (html: string): string[] => {
  const plain = [...html.matchAll(IN_TEXT)].filter(([, , , inner = '']) => !hasStill(inner));
  return [...new Set(plain.map(([, , id = '']) => id))].slice(0, MOST_VIDEOS);
};

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const tagOf = ({ src, width, height }: Picture): string =>
  `<img src="${src}" alt="" width="${width}" height="${height}">`;

/** Puts the still picture into each plain link to a video; a link that has no words of its own gets the title. */
export const withStill = (html: string, id: string, { title, still }: Video): string =>
  sanitise(
    html.replaceAll(IN_TEXT, (link: string, tag: string, video: string, inner: string) => {
      if (video !== id || hasStill(inner)) return link;
      return `${tag}${tagOf(still)}${inner.trim() === UNTITLED ? escapeText(title) : inner}</a>`;
    }),
  );

/**
 * Takes the still pictures of the same videos over from the text before, for editors that were open without them. A link
 * without words of its own takes over the words as well: the title.
 */
export const keepStills = (html: string, before: string): string => {
  const stills = new Map(
    [...before.matchAll(IN_TEXT)].flatMap(([, , id = '', inner = '']) => {
      const still = /<img [^>]*>/.exec(inner)?.[0];
      return still === undefined ? [] : [[id, { still, words: inner.replace(still, '') }] as const];
    }),
  );
  return html.replaceAll(IN_TEXT, (link: string, tag: string, id: string, inner: string) => {
    const shown = stills.get(id);
    if (hasStill(inner) || !shown) return link;
    return `${tag}${shown.still}${inner.trim() === UNTITLED ? shown.words : inner}</a>`;
  });
};

/** Ids of uploads, as the database finds them in texts (`m4u_ids_in`). */
const UPLOAD_ID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gi;

/**
 * The title in an answer of oEmbed, as one line of at most 200 characters; undefined when there is none. It loses ids:
 * the program writes it, and anything that the program's text names counts as shown.
 */
export const readTitle = (answer: Uint8Array): string | undefined => {
  try {
    const { title } = JSON.parse(Buffer.from(answer).toString('utf8')) as { title?: unknown };
    if (typeof title !== 'string') return undefined;
    const line = title
      .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
      .replaceAll(UPLOAD_ID, '…')
      .trim();
    return cut(line, TITLE_LENGTH) || undefined;
  } catch {
    return undefined;
  }
};
