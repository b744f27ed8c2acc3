import type { MetaDescriptor } from 'react-router';
import { m } from '../../paraglide/messages.js';
import type { Share } from '../../platform/sharing/share-meta.ts';
import { product as productData } from '../../platform/sharing/structured-data.ts';
import { productPaths } from '../item/paths.tsx';
import { pieceTrail } from '../item/pieceData.tsx';
import { shareOfPiece } from '../item/shareOf.tsx';
import type { ProductPageData } from './ProductDetail.tsx';
import { priceOf } from './ProductPrice.tsx';

/** Share metadata of a product (docs/rules/item.md#sharing). */
export const productShare = ({ product, owner }: ProductPageData): Share => ({
  ...shareOfPiece(product, owner, productPaths.one(owner.kind, product._id)),
  type: 'website',
});

/** What search engines read of a product; nothing of what not everybody may see. */
export const metaOfProduct = ({ product, owner }: ProductPageData, origin: string): MetaDescriptor[] => {
  const url = productPaths.one(owner.kind, product._id);
  return [
    productData(
      {
        url,
        name: product.title,
        description: product.excerpt,
        images: product.images.map(({ src }) => src),
        price: priceOf(product),
        quantity: product.quantity,
        seller: { kind: owner.kind, name: owner.name, url: owner.address },
      },
      origin,
    ),
    pieceTrail(
      {
        piece: product,
        owner,
        paths: productPaths,
        title: owner.kind === 'group' ? m.product_showroom() : m.product_title(),
      },
      origin,
    ),
  ];
};
