import type { ProductCard } from '@m4u/contract/content/product/schema';
import { ContentCard } from '../item/ContentCard.tsx';
import { productPaths } from '../item/paths.tsx';
import { isPriced, ProductPrice } from './ProductPrice.tsx';

export interface ProductTileProps {
  product: ProductCard;
  lang: string;
  heading?: 'h2' | 'h3';
  priority?: boolean;
}

/** A product in a list: its picture, its name and what it costs. */
export const ProductTile = ({ product, lang, heading, priority = false }: ProductTileProps) => (
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
