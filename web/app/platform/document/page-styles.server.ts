import { readFileSync } from 'node:fs';

/** A part of a style sheet, as the build takes it apart (`web/page-styles.ts`). */
export type Piece =
  /** A rule, or several; with `classes`, only of use where all classes of one of its selectors are. */
  | { readonly css: string; readonly classes?: readonly (readonly string[])[] }
  /** An at-rule around others: a layer, or a condition. */
  | { readonly open: string; readonly pieces: readonly Piece[] };

/** The style sheets of the build by their address. */
export type Sheets = Readonly<Record<string, readonly Piece[]>>;

/** Reads what the build wrote beside the server's half. */
export const readSheets = (): Sheets =>
  JSON.parse(readFileSync(new URL('styles.json', import.meta.url), 'utf8')) as Sheets;

const entities: Readonly<Record<string, string>> = { amp: '&', gt: '>', lt: '<', quot: '"', '#x27': "'" };

/** Every class that a document's elements have. */
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

const used = (pieces: readonly Piece[], classes: ReadonlySet<string>): string => {
  let css = '';
  for (const piece of pieces)
    if ('open' in piece) {
      const within = used(piece.pieces, classes);
      if (within !== '') css += `${piece.open}${within}}`;
    } else if (!piece.classes || piece.classes.some((all) => all.every((name) => classes.has(name)))) css += piece.css;
  return css;
};

/**
 * Writes into a document's head what its elements use of each style sheet, so that a visitor who has never been here
 * sees the page with its first bytes. The sheets themselves are handed to `later`, which has them fetched with the scripts
 * (`document.server.ts`): those may show what the document had not. Faces come with them; until then there is the stand-in.
 */
export const withStyles = (head: string, body: string, sheets: Sheets, later: (link: string) => void): string => {
  let classes: ReadonlySet<string> | undefined;
  return head.replace(/<link [^>]*rel="stylesheet" href="([^"]+)"[^>]*>/g, (link, address: string) => {
    classes ??= classesIn(body);
    // All of them or none: React looks for them in their order. Those of several screens end in `#`.
    later(link);
    const pieces = sheets[address.replace(/#$/, '')] ?? [];
    return `<style>${used(pieces, classes)}</style><noscript>${link}</noscript>`;
  });
};
