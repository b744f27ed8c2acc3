import type { ContentHead, ContentPicture } from '@m4u/contract/content/item/schema';
import type { MetaDescriptor } from 'react-router';
import { shareMeta } from '../../platform/sharing/share-meta.ts';
import type { ContentKind } from './kind.tsx';
import type { ContentOwner } from './owner.server.ts';
import { type PieceData, pieceData } from './pieceData.tsx';
import { shareOfPiece } from './shareOf.tsx';

type SharedPiece = ContentHead & { readonly images: readonly ContentPicture[] };

/** What the loader of a piece's screen answers, beside the piece under its kind's own name. */
interface LoadedPiece {
  readonly owner: ContentOwner;
}

/**
 * The `meta` of a piece's screen, `export const meta = pieceMeta<typeof loader>(kind, pieceOf)`: how it is shared, and
 * what search engines read of it. `describe` is for a kind that tells them more than its text.
 */
export const pieceMeta =
  <Loader extends (...input: never) => Promise<LoadedPiece>>(
    kind: ContentKind,
    pieceOf: (data: Awaited<ReturnType<Loader>>) => SharedPiece,
    describe: (whole: PieceData, data: Awaited<ReturnType<Loader>>) => MetaDescriptor[] = pieceData,
  ) =>
  (args: Parameters<ReturnType<typeof shareMeta<Loader>>>[0]): MetaDescriptor[] => {
    const share = shareMeta<Loader>((data) => shareOfPiece(pieceOf(data), data.owner, kind.paths));
    const { loaderData: data } = args;
    return [...share(args), ...(data ? describe({ kind, piece: pieceOf(data), owner: data.owner }, data) : [])];
  };
