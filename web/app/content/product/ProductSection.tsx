import type { ProductCard } from '@m4u/contract/content/product/schema';
import { m } from '../../paraglide/messages.js';
import { ContentGrid } from '../item/ContentLists.tsx';
import { ContentSection } from '../item/ContentSection.tsx';
import { onPageOf, productPaths } from '../item/paths.tsx';
import type { SectionProps } from '../item/sectionProps.tsx';
import { ProductTile } from './ProductTile.tsx';

/** The first products on their owner's page; a group's stand in its showroom. */
export const ProductSection = ({ section, owner }: SectionProps<ProductCard>) => (
  <ContentSection
    id="products"
    title={owner.kind === 'group' ? m.product_showroom() : m.product_title()}
    total={section.total}
    shown={section.data.length}
    all={productPaths.all(owner)}
    {...(owner.can.update && {
      add: { to: onPageOf(productPaths.edit('new'), owner), label: m.product_add() },
      arrange: { to: onPageOf(productPaths.arrange(), owner), label: m.product_arrange() },
    })}
  >
    <ContentGrid items={section.data}>{(product) => <ProductTile product={product} lang={owner.lang} />}</ContentGrid>
  </ContentSection>
);
