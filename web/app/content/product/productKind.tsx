import type { ProductCard } from '@m4u/contract/content/product/schema';
import { m } from '../../paraglide/messages.js';
import { ContentCard } from '../item/ContentCard.tsx';
import { ContentGrid } from '../item/ContentLists.tsx';
import type { CardKind, CardProps } from '../item/kind.tsx';
import { productPaths } from '../item/paths.tsx';
import { isPriced, ProductPrice } from './ProductPrice.tsx';

/** A product in a list: picture, name and price. */
export const ProductTile = ({ item: product, lang, heading, priority = false }: CardProps<ProductCard>) => (
  <ContentCard
    item={{ ...product, excerpt: '' }}
    to={productPaths.one(product.owner.kind, product._id)}
    layout="tile"
    lang={lang}
    priority={priority}
    {...(heading && { heading })}
  >
    {isPriced(product) && <ProductPrice product={product} />}
  </ContentCard>
);

/** Products on pages; those of a group are in its showroom (docs/rules/product.md#showroom). */
export const productKind: CardKind<ProductCard> = {
  id: 'products',
  paths: productPaths,
  texts: { title: m.product_title, add: m.product_add, arrange: m.product_arrange },
  groupTexts: { title: m.product_showroom },
  List: ContentGrid,
  Card: ProductTile,
};
