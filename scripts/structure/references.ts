/** References of comments and pages: to pages of this repository that exist, and to headings that they have. */
import { posix } from 'node:path';
import type { Files } from './imports.ts';

interface Reference {
  /** A path from the root of the repository; it may name a folder. */
  readonly target: string;
  readonly anchor: string | undefined;
  /** The position in its file. */
  readonly index: number;
}

// As a comment names a page, from the root: never the end of a longer path or of an address.
const mention = /(?<![\w./-])(docs\/[\w./-]+?\.md)(?:#([\w-]+))?/g;
const link = /\]\((?!\w+:)([^\s()#]*)(?:#([^\s()]+))?\)/g;
const outside = /\b(?:specification|decisions)[\s*]+§/gi;

/** References to a page or heading that does not exist, or to a text outside the repository. */
export function brokenReferences(files: Files): string[] {
  const anchors = new Map<string, ReadonlySet<string>>();
  const hasHeading = (page: string, anchor: string) => {
    const known = anchors.get(page) ?? anchorsOf(files.get(page) ?? '');
    anchors.set(page, known);
    return known.has(anchor);
  };
  const wrongWith = ({ target, anchor }: Reference) => {
    if (!files.has(target)) return `${target} does not exist`;
    return anchor === undefined || hasHeading(target, anchor) ? undefined : `${target} has no heading #${anchor}`;
  };
  return [...files].flatMap(([path, text]) => {
    if (!/\.(ts|tsx|mjs|css|md)$/.test(path)) return [];
    const at = (index: number) => `${path}:${text.slice(0, index).split('\n').length}`;
    const strangers = [...text.matchAll(outside)].map(
      ({ index }) => `${at(index)}: refers to a text outside the repository; name a page of docs`,
    );
    const broken = referencesOf(path, text).flatMap((reference) => {
      const words = wrongWith(reference);
      return words === undefined ? [] : [`${at(reference.index)}: ${words}`];
    });
    return [...strangers, ...broken];
  });
}

/** Mentions from the root, and in Markdown the links between pages, which are relative. */
function referencesOf(path: string, text: string): Reference[] {
  const isPage = path.endsWith('.md');
  // Targets of links are read as links; they are blanked, so that everything else stays where it is.
  const plain = isPage ? text.replaceAll(link, (found) => ' '.repeat(found.length)) : text;
  const mentions = [...plain.matchAll(mention)].map(({ 1: target = '', 2: anchor, index }) => ({
    target,
    anchor,
    index,
  }));
  if (!isPage) return mentions;
  const links = [...text.matchAll(link)].map(({ 1: to = '', 2: anchor, index }) => ({
    target: to === '' ? path : posix.join(posix.dirname(path), to),
    anchor,
    index,
  }));
  return [...mentions, ...links.filter(({ target }) => target.endsWith('.md'))];
}

/** The anchors that GitHub gives to the headings of a page; a heading that is there twice gets a number. */
function anchorsOf(page: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  const times = new Map<string, number>();
  const prose = page.replaceAll(/^```[\s\S]*?^```/gm, '');
  for (const { 1: heading = '' } of prose.matchAll(/^#{1,6} +(.+?)\s*$/gm)) {
    const words = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');
    const name = words
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
      .replaceAll(' ', '-');
    const before = times.get(name) ?? 0;
    times.set(name, before + 1);
    anchors.add(before === 0 ? name : `${name}-${before}`);
  }
  return anchors;
}
