import type { ContentHead, ContentPicture } from '@m4u/contract/content/item/schema';
import type { MetaDescriptor } from 'react-router';
import { shareMeta } from '../../platform/sharing/share-meta.ts';
import type { ContentKind } from './kind.tsx';
import type { ContentOwner } from './owner.server.ts';
import { type PieceData, pieceData } from './structuredData.tsx';
import { pieceShare } from './pieceShare.tsx';

/** Data that the loaders of all lists and pieces return. */
interface Loaded {
  readonly owner: ContentOwner;
}

type LoaderOf = (...input: never) => Promise<Loaded>;
type DataOf<Loader extends LoaderOf> = Awaited<ReturnType<Loader>>;
type SharedPiece = ContentHead & { readonly images: readonly ContentPicture[] };

/** Creates the `meta` of a list's screen: `export const meta = listMeta<typeof loader>(kind, titleOf)`. */
export const listMeta = <Loader extends LoaderOf>(kind: ContentKind, titleOf: (owner: ContentOwner) => string) =>
  shareMeta<Loader>(({ owner }: Loaded) => ({
    name: owner.name,
    title: titleOf(owner),
    description: owner.about || owner.headline,
    image: owner.shareImage,
    canonical: kind.paths.all(owner),
    indexed: owner.indexed,
  }));

/**
 * Creates the `meta` of a piece's screen: `export const meta = pieceMeta<typeof loader>(kind, pieceOf)`, with share
 * preview and structured data. `describe` adds structured data for kinds that have more than a text.
 */
export const pieceMeta =
  <Loader extends LoaderOf>(
    kind: ContentKind,
    pieceOf: (data: DataOf<Loader>) => SharedPiece,
    describe: (whole: PieceData, data: DataOf<Loader>) => MetaDescriptor[] = pieceData,
  ) =>
  (args: Parameters<ReturnType<typeof shareMeta<Loader>>>[0]): MetaDescriptor[] => {
    const share = shareMeta<Loader>((data) => pieceShare(pieceOf(data), data.owner, kind.paths));
    const { loaderData: data } = args;
    return [...share(args), ...(data ? describe({ kind, piece: pieceOf(data), owner: data.owner }, data) : [])];
  };
