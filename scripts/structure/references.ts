/** Checks references in comments and pages: pages and headings must exist in this repository. */
import { posix } from 'node:path';
import type { Files } from './imports.ts';

interface Reference {
  /** A path from the root of the repository; it may name a folder. */
  readonly target: string;
  readonly anchor: string | undefined;
  /** The position in its file. */
  readonly index: number;
}

// A page named from the root in a comment; never the end of a longer path or address.
const mention = /(?<![\w./-])(docs\/[\w./-]+?\.md)(?:#([\w-]+))?/g;
const link = /\]\((?!\w+:)([^\s()#]*)(?:#([^\s()]+))?\)/g;
const outside = /\b(?:specification|decisions)[\s*]+§/gi;

/** Lists references to missing pages or headings, and to texts outside the repository. */
export function listBrokenReferences(files: Files): string[] {
  const anchors = new Map<string, ReadonlySet<string>>();
  const hasHeading = (page: string, anchor: string) => {
    const pageAnchors = anchors.get(page) ?? listAnchors(files.get(page) ?? '');
    anchors.set(page, pageAnchors);
    return pageAnchors.has(anchor);
  };
  const wrongWith = ({ target, anchor }: Reference) => {
    if (!files.has(target)) return `${target} does not exist`;
    return anchor === undefined || hasHeading(target, anchor) ? undefined : `${target} has no heading #${anchor}`;
  };
  return [...files].flatMap(([path, text]) => {
    if (!/\.(ts|tsx|mjs|css|md)$/.test(path)) return [];
    const lineOf = (index: number) => `${path}:${text.slice(0, index).split('\n').length}`;
    const strangers = [...text.matchAll(outside)].map(
      ({ index }) => `${lineOf(index)}: refers to a text outside the repository; name a page of docs`,
    );
    const broken = listReferences(path, text).flatMap((reference) => {
      const problem = wrongWith(reference);
      return problem === undefined ? [] : [`${lineOf(reference.index)}: ${problem}`];
    });
    return [...strangers, ...broken];
  });
}

/** Collects mentions from the root and, in Markdown, relative links. */
function listReferences(path: string, text: string): Reference[] {
  const isPage = path.endsWith('.md');
  // Link targets are blanked, with equal length, so that they are not also read as mentions.
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

/** Anchors of a page's headings as GitHub creates them; repeated headings get a number. */
function listAnchors(page: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  const times = new Map<string, number>();
  const prose = page.replaceAll(/^```[\s\S]*?^```/gm, '');
  for (const { 1: heading = '' } of prose.matchAll(/^#{1,6} +(.+?)\s*$/gm)) {
    const text = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');
    const name = text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
      .replaceAll(' ', '-');
    const count = times.get(name) ?? 0;
    times.set(name, count + 1);
    anchors.add(count === 0 ? name : `${name}-${count}`);
  }
  return anchors;
}
