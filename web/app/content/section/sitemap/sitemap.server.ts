import { setImmediate as breathe } from 'node:timers/promises';
import { type Listed, ListedKind, type ListedPart } from '@m4u/contract/content/section/sitemap';
import { href, type RouterContextProvider } from 'react-router';
import { api } from '../../../platform/api/api.server.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { answerText } from '../../../platform/document/text-answer.server.ts';
import { writeXml, xmlDeclaration } from '../../../platform/sharing/xml.server.ts';
import { activityPaths } from '../../activity/activityKind.tsx';
import { albumPaths, diaryPaths, type KindPaths, postPaths, productPaths, relicPaths } from '../../item/paths.tsx';

interface Asked {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

const piece =
  (paths: KindPaths) =>
  ({ owner, slug }: Listed): string =>
    paths.one(owner, slug);

/** Canonical address of a row, by kind; kinds without screens are left out. */
const pathOf: Readonly<Partial<Record<ListedKind, (row: Listed) => string>>> = {
  member: ({ slug }) => href('/me/:id', { id: slug }),
  group: ({ slug }) => href('/mbg/:id', { id: slug }),
  post: piece(postPaths),
  product: piece(productPaths),
  relic: piece(relicPaths),
  activity: piece(activityPaths),
  album: piece(albumPaths),
  diary: piece(diaryPaths),
};

const type = 'application/xml; charset=utf-8';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Cache time of a sitemap, in seconds. */
const maxAge = 600;

/** Name of a part in its address: its kind, and its first id unless it is the first part. */
const nameOf = ({ kind, from }: ListedPart): string => (from === null ? kind : `${kind}-${from}`);

const partOf = (name: string): ListedPart | undefined => {
  const [, word, from = null] = /^([a-z]+)(?:-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}))?$/.exec(name) ?? [];
  const kind = ListedKind.safeParse(word).data;
  return kind && pathOf[kind] ? { kind, from } : undefined;
};

/** Splitting a million rows into parts scans a whole index, so the result is cached for all readers. */
const FRESH = 60_000; // ms
let found: { readonly until: number; readonly parts: Promise<readonly ListedPart[]> } | undefined;

const readParts = (context: Asked['context']): Promise<readonly ListedPart[]> => {
  const now = performance.now();
  if (found && found.until > now) return found.parts;
  const parts = api(context)
    .item.listedParts()
    .then(({ data }) => data);
  const mine = { until: now + FRESH, parts };
  found = mine;
  parts.catch(() => {
    if (found === mine) found = undefined;
  });
  return parts;
};

/** Answers the sitemap index. */
export const answerSitemap = async ({ request, context }: Asked): Promise<Response> => {
  const { origin } = scopeOf(context).page;
  const parts = (await readParts(context)).filter(({ kind }) => pathOf[kind]);
  const sitemap = parts.map((part) => ({ loc: origin + href('/sitemaps/:name.xml', { name: nameOf(part) }) }));
  const text = xmlDeclaration + writeXml({ sitemapindex: { '@xmlns': schema, sitemap } });
  return answerText({ request, context }, { type, text, maxAge });
};

const AT_ONCE = 500;

/** Writes the rows in batches, so that other requests are answered in between. */
const writeRows = async (rows: readonly Listed[], address: (row: Listed) => string): Promise<string> => {
  const texts: string[] = [];
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const some = rows.slice(start, start + AT_ONCE);
    texts.push(writeXml({ url: some.map((row) => ({ loc: address(row), lastmod: row.updatedAt })) }));
    await breathe();
  }
  return texts.join('');
};

const readRows = async (context: Asked['context'], { kind, from }: ListedPart): Promise<readonly Listed[]> => {
  try {
    const query = from === null ? {} : { from };
    return (await api(context).item.listed({ params: { kind }, query })).data;
  } catch (thrown) {
    if (problemOf(thrown)?.status === 422) return [];
    throw thrown;
  }
};

/** Answers one sitemap of at most 10,000 addresses. Errors: 404 for an unknown or empty part. */
export const answerSitemapPart = async ({ request, context }: Asked, name: string): Promise<Response> => {
  const part = partOf(name);
  const path = part && pathOf[part.kind];
  const rows = part ? await readRows(context, part) : [];
  if (!path || rows.length === 0) throw new Response(null, { status: 404 });
  const { origin } = scopeOf(context).page;
  const urls = await writeRows(rows, (row) => origin + path(row));
  const text = `${xmlDeclaration}<urlset xmlns="${schema}">${urls}</urlset>`;
  return answerText({ request, context }, { type, text, maxAge });
};
