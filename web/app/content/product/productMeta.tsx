import type { Product } from '@m4u/contract/content/product/schema';
import type { MetaDescriptor } from 'react-router';
import type { Share } from '../../platform/sharing/share-meta.ts';
import { product as productOnOffer } from '../../platform/sharing/structured-data.ts';
import type { ContentOwner } from '../item/owner.server.ts';
import { productPaths } from '../item/paths.tsx';
import { pieceTrail } from '../item/structuredData.tsx';
import { pieceShare } from '../item/pieceShare.tsx';
import { productKind } from './productKind.tsx';
import { currentPrice } from './ProductPrice.tsx';

interface ProductPageData {
  readonly product: Product;
  readonly owner: ContentOwner;
}

/** Share metadata of a product (docs/rules/item.md#sharing). */
export const productShare = ({ product, owner }: ProductPageData): Share => ({
  ...pieceShare(product, owner, productPaths),
  type: 'website',
});

/** Structured data of a product for search engines; empty unless it is public. */
export const productData = ({ product, owner }: ProductPageData, origin: string): MetaDescriptor[] => [
  productOnOffer(
    {
      url: productPaths.one(owner.kind, product._id),
      name: product.title,
      description: product.excerpt,
      images: product.images.map(({ src }) => src),
      price: currentPrice(product),
      quantity: product.quantity,
      seller: { kind: owner.kind, name: owner.name, url: owner.address },
    },
    origin,
  ),
  pieceTrail({ kind: productKind, piece: product, owner }, origin),
];
