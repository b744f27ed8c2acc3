import { setImmediate as breathe } from 'node:timers/promises';
import type { Owner } from '@m4u/contract/common';
import { type Listed, ListedKind, type ListedPart } from '@m4u/contract/content/section/sitemap';
import { href, type RouterContextProvider } from 'react-router';
import { api } from '../../../platform/api/api.server.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { answerText } from '../../../platform/document/text-answer.server.ts';
import { writeXml, xmlDeclaration } from '../../../platform/sharing/xml.server.ts';
import { layoutPath } from '../../../profile/page/address/layoutPaths.tsx';
import { activityPaths } from '../../activity/activityKind.tsx';
import {
  albumPaths,
  cataloguePath,
  diaryPaths,
  type KindPaths,
  postPaths,
  productPaths,
  relicPaths,
} from '../../item/paths.tsx';

interface SitemapRequest {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

const piece =
  (paths: KindPaths) =>
  ({ owner, slug }: Listed): string =>
    paths.one(owner === 'member' ? 'member' : 'group', slug);

const page =
  (kind: Owner['kind']) =>
  ({ slug, layout }: Listed): string =>
    layoutPath({ kind, slug, layout: layout ?? 'usual' });

/** Canonical address of a row, by kind; kinds without screens are left out. */
const rowPath: Readonly<Partial<Record<ListedKind, (row: Listed) => string>>> = {
  member: page('member'),
  group: page('group'),
  agency: ({ slug }) => href('/agency/:id', { id: slug }),
  post: piece(postPaths),
  product: piece(productPaths),
  relic: piece(relicPaths),
  activity: piece(activityPaths),
  album: piece(albumPaths),
  diary: piece(diaryPaths),
};

/** Name of the part with the public screens that belong to no row. */
const SCREENS = 'screens';

const listScreens = (): string[] => [href('/'), cataloguePath()];

const type = 'application/xml; charset=utf-8';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Cache time of a sitemap, in seconds. */
const maxAge = 600;

/** Name of a part in its address: its kind, and its first id unless it is the first part. */
const formatPartName = ({ kind, from }: ListedPart): string => (from === null ? kind : `${kind}-${from}`);

const parsePartName = (name: string): ListedPart | undefined => {
  const [, word, from = null] = /^([a-z]+)(?:-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}))?$/.exec(name) ?? [];
  const kind = ListedKind.safeParse(word).data;
  return kind && rowPath[kind] ? { kind, from } : undefined;
};

/** Splitting a million rows into parts scans a whole index, so the result is cached for all readers. */
const FRESH = 60_000; // ms
let cachedParts: { readonly until: number; readonly parts: Promise<readonly ListedPart[]> } | undefined;

const readParts = (context: SitemapRequest['context']): Promise<readonly ListedPart[]> => {
  const now = performance.now();
  if (cachedParts && cachedParts.until > now) return cachedParts.parts;
  const parts = api(context)
    .item.listedParts()
    .then(({ data }) => data);
  const loadedParts = { until: now + FRESH, parts };
  cachedParts = loadedParts;
  parts.catch(() => {
    if (cachedParts === loadedParts) cachedParts = undefined;
  });
  return parts;
};

/** Answers the sitemap index. */
export const answerSitemap = async ({ request, context }: SitemapRequest): Promise<Response> => {
  const { origin } = scopeOf(context).page;
  const parts = (await readParts(context)).filter(({ kind }) => rowPath[kind]);
  const names = [SCREENS, ...parts.map(formatPartName)];
  const sitemap = names.map((name) => ({ loc: origin + href('/sitemaps/:name.xml', { name }) }));
  const text = xmlDeclaration + writeXml({ sitemapindex: { '@xmlns': schema, sitemap } });
  return answerText({ request, context }, { type, text, maxAge });
};

const ROWS_PER_BATCH = 500;

/** Writes the rows in batches, so that other requests are answered in between. */
const writeRows = async (rows: readonly Listed[], address: (row: Listed) => string): Promise<string> => {
  const texts: string[] = [];
  for (let start = 0; start < rows.length; start += ROWS_PER_BATCH) {
    const some = rows.slice(start, start + ROWS_PER_BATCH);
    texts.push(writeXml({ url: some.map((row) => ({ loc: address(row), lastmod: row.updatedAt })) }));
    await breathe();
  }
  return texts.join('');
};

const readRows = async (context: SitemapRequest['context'], { kind, from }: ListedPart): Promise<readonly Listed[]> => {
  try {
    const query = from === null ? {} : { from };
    return (await api(context).item.listed({ params: { kind }, query })).data;
  } catch (thrown) {
    if (problemOf(thrown)?.status === 422) return [];
    throw thrown;
  }
};

const writeUrls = (urls: string): string => `${xmlDeclaration}<urlset xmlns="${schema}">${urls}</urlset>`;

/** Answers one sitemap of at most 10,000 addresses. Errors: 404 for an unknown or empty part. */
export const answerSitemapPart = async ({ request, context }: SitemapRequest, name: string): Promise<Response> => {
  const { origin } = scopeOf(context).page;
  if (name === SCREENS) {
    const text = writeUrls(writeXml({ url: listScreens().map((path) => ({ loc: origin + path })) }));
    return answerText({ request, context }, { type, text, maxAge });
  }
  const part = parsePartName(name);
  const path = part && rowPath[part.kind];
  const rows = part ? await readRows(context, part) : [];
  if (!path || rows.length === 0) throw new Response(null, { status: 404 });
  const text = writeUrls(await writeRows(rows, (row) => origin + path(row)));
  return answerText({ request, context }, { type, text, maxAge });
};
