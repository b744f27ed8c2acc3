import type { Client } from '@m4u/contract/api';
import type { Owner, Visibility } from '@m4u/contract/common';
import type { ContentHead, ContentQuery } from '@m4u/contract/content/item/schema';
import type { PosterView } from '@m4u/contract/content/poster';
import { redirect, type RouterContextProvider } from 'react-router';
import { api } from '../../platform/api/api.server.ts';
import { countShown, loadOrNotFound } from '../../platform/cache/shared.server.ts';
import { type ContentOwner, readOwner } from './owner.server.ts';
import type { KindPaths } from './paths.tsx';

/** A page of rows of an API list. */
export interface Rows {
  readonly data: readonly ContentHead[];
  readonly total: number;
  readonly nextCursor: string | null;
}

/** API calls of a kind of content, combined for members and groups. Errors: the API's. */
export interface KindCalls<Query = ContentQuery, List extends Rows = Rows, Piece extends ContentHead = ContentHead> {
  readonly paths: KindPaths;
  /** Kind of the owner's posters beside its list and pieces; none by default. */
  readonly posters?: PosterView;
  /** Counter of its views (docs/rules/tracking.md); `view` by default. */
  readonly countedAs?: 'view' | 'product';
  list(client: Client, owner: Owner, query: Query): Promise<List>;
  /** Reads one piece of any owner. */
  get(client: Client, id: string): Promise<{ data: Piece }>;
  setPolicy(client: Client, owner: Owner, id: string, policy: Visibility): Promise<unknown>;
  remove(client: Client, owner: Owner, id: string): Promise<unknown>;
}

/** Arguments of the loader of a list or a piece. */
export interface PageArgs {
  readonly context: Readonly<RouterContextProvider>;
  /** Pattern of the route: `/me/…` for a member's page, `/mbg/…` for a group's. */
  readonly pattern: string;
}

/** Arguments of a list's loader; the address has the owner's id or short link. */
export interface ListArgs extends PageArgs {
  readonly request: Request;
  readonly params: { readonly id: string };
}

const ownerKindOf = ({ pattern }: PageArgs): Owner['kind'] => (pattern.startsWith('/mbg/') ? 'group' : 'member');

/** A query parameter of a list, such as `type`. */
export const readParameter = ({ request }: ListArgs, name: string): string | null =>
  new URL(request.url).searchParams.get(name);

/**
 * Reads a page of pieces of a kind, from `?cursor=` on, and the page's owner. `query` filters them. Errors: the API's.
 */
export const readList = async <Query, List extends Rows>(
  args: ListArgs,
  { paths, posters, list }: Pick<KindCalls<Query, List>, 'paths' | 'posters' | 'list'>,
  query: Query,
): Promise<List & { owner: ContentOwner }> => {
  const { context, pattern, params } = args;
  const kind = ownerKindOf(args);
  const pathFor = (slug: string): string => paths.all({ kind, slug });
  const owner = await readOwner(context, { kind, id: params.id, pattern, pathFor, ...(posters && { posters }) });
  const cursor = readParameter(args, 'cursor') ?? undefined;
  return { owner, ...(await list(api(context), owner, { ...query, cursor })) };
};

/**
 * Reads one piece and its owner. Redirects to /404 when the reader may not see it, and to the piece's own address when
 * it belongs to the other kind of owner.
 */
export const readPiece = async <Piece extends ContentHead>(
  args: PageArgs,
  id: string,
  {
    paths,
    posters,
    countedAs = 'view',
    get,
  }: Pick<KindCalls<never, Rows, Piece>, 'paths' | 'posters' | 'countedAs' | 'get'>,
): Promise<{ piece: Piece; owner: ContentOwner }> => {
  const { context, pattern } = args;
  const kind = ownerKindOf(args);
  const { data: piece } = await loadOrNotFound(context, pattern, get(api(context), id));
  if (piece.owner.kind !== kind) throw redirect(paths.one(piece.owner.kind, piece._id));
  const owner = await readOwner(context, {
    kind,
    id: piece.owner.id,
    pattern,
    pathFor: () => paths.one(kind, piece._id),
    ...(posters && { posters }),
  });
  countShown(context, owner, { kind: countedAs, value: piece._id });
  return { piece, owner };
};
