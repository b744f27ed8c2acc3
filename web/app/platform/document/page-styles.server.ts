import { readFileSync } from 'node:fs';

/** A part of a style sheet, as the build splits it (`web/page-styles.ts`). */
export type Piece =
  /** One or more rules; with `classes`, needed only when all classes of one selector are present. */
  | { readonly css: string; readonly classes?: readonly (readonly string[])[] }
  /** An at-rule around others: a layer, or a condition. */
  | { readonly open: string; readonly pieces: readonly Piece[] };

/** The style sheets of the build by their address. */
export type Sheets = Readonly<Record<string, readonly Piece[]>>;

/** Reads the split style sheets that the build wrote beside the server bundle. */
export const readSheets = (): Sheets =>
  JSON.parse(readFileSync(new URL('styles.json', import.meta.url), 'utf8')) as Sheets;

const entities: Readonly<Record<string, string>> = { amp: '&', gt: '>', lt: '<', quot: '"', '#x27': "'" };

/** Collects all classes of a document's elements. */
const classesIn = (markup: string): ReadonlySet<string> => {
  const found = new Set<string>();
  const lists = new Set<string>();
  for (const [, list = ''] of markup.matchAll(/ class="([^"]*)"/g)) lists.add(list);
  for (const list of lists)
    for (const name of list
      .replace(/&(amp|gt|lt|quot|#x27);/g, (whole, code: string) => entities[code] ?? whole)
      .split(' '))
      found.add(name);
  return found;
};

const collectUsedRules = (pieces: readonly Piece[], classes: ReadonlySet<string>): string => {
  let css = '';
  for (const piece of pieces)
    if ('open' in piece) {
      const within = collectUsedRules(piece.pieces, classes);
      if (within !== '') css += `${piece.open}${within}}`;
    } else if (!piece.classes || piece.classes.some((all) => all.every((name) => classes.has(name)))) css += piece.css;
  return css;
};

/**
 * Inlines the used rules of each style sheet into the document's head, so that a first visit is styled with the first
 * bytes. The full sheets go to `later`, which loads them with the scripts (`document.server.ts`), since those may show
 * more. Fonts come with them; until then a fallback is used.
 */
export const withStyles = (head: string, body: string, sheets: Sheets, later: (link: string) => void): string => {
  let classes: ReadonlySet<string> | undefined;
  return head.replace(/<link [^>]*rel="stylesheet" href="([^"]+)"[^>]*>/g, (link, address: string) => {
    classes ??= classesIn(body);
    // All or none: React expects them in order. Sheets of several screens end in `#`.
    later(link);
    const pieces = sheets[address.replace(/#$/, '')] ?? [];
    return `<style>${collectUsedRules(pieces, classes)}</style><noscript>${link}</noscript>`;
  });
};
