import type { BrandProduct } from '@m4u/contract/content/product/schema';
import Package from 'lucide-react/icons/package';
import { href } from 'react-router';
import type { Route } from './+types/catalogue.screen';
import { m } from '../../paraglide/messages.js';
import { number } from '../../platform/language/formats.ts';
import { shareMeta } from '../../platform/sharing/share-meta.ts';
import { ListView } from '../../ui/ListView.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Section } from '../../ui/Section.tsx';
import { cataloguePath } from '../item/paths.tsx';
import { CatalogueFilters } from './CatalogueFilters.tsx';
import { type Catalogue, readCatalogue } from './catalogue.server.ts';
import { ProductTile } from './productKind.tsx';

/** Products of all groups, of one group or of an agency's, with a filter (docs/rules/product.md#catalogue). */
export const loader = ({ context, request, pattern }: Route.LoaderArgs) => readCatalogue(context, request, pattern);

const titleOf = ({ owner }: Pick<Catalogue, 'owner'>): string =>
  owner && owner.name !== '' ? m.product_title_of({ name: owner.name }) : m.catalogue_title();

export const meta: Route.MetaFunction = shareMeta<typeof loader>(
  ({ filter: { groupId, agencyId }, isFiltered, ...catalogue }) => ({
    name: 'M4U',
    title: `${titleOf(catalogue)} · M4U`,
    description: m.catalogue_description(),
    image: catalogue.data[0]?.cover ?? null,
    canonical: cataloguePath({ groupId, agencyId }),
    indexed: !isFiltered && catalogue.owner?.locked !== true,
    type: 'website',
  }),
);

export const handle = {
  ownSearch: true,
  query: ['q', 'type', 'priceFrom', 'priceTo', 'provinceCode', 'outstanding', 'groupId', 'agencyId', 'page'],
};

const wayBack = ({ owner }: Pick<Catalogue, 'owner'>) => {
  if (owner?.kind === 'group') return { to: href('/mbg/:id', { id: owner.slug }), label: owner.name };
  const explore = href('/action/discover');
  return { to: owner ? `${explore}?agencyId=${owner.id}` : explore, label: m.explore_title() };
};

/** Number of tiles that a phone shows at once. */
const ON_FIRST_SCREEN = 4;

interface RowsProps {
  products: readonly BrandProduct[];
  /** Whether the tiles stand at the top of the screen. */
  isFirst: boolean;
  heading: 'h2' | 'h3';
}

const toRows = ({ products, isFirst, heading }: RowsProps) =>
  products.map((product, at) => (
    <li key={product._id} className="min-w-0">
      <ProductTile item={product} lang="" heading={heading} priority={isFirst && at < ON_FIRST_SCREEN} />
    </li>
  ));

const Recommended = ({ products }: { products: readonly BrandProduct[] }) => (
  <Section id="recommended" title={m.catalogue_recommended()} className="py-0">
    <ListView
      label={m.catalogue_recommended()}
      shape="tiles"
      rows={toRows({ products, isFirst: true, heading: 'h3' })}
      empty={{ icon: Package, title: m.product_empty() }}
    />
  </Section>
);

export default function CatalogueScreen({ loaderData }: Route.ComponentProps) {
  const { data, total, page, filter, isFiltered, owner, recommended } = loaderData;
  const hasRecommended = recommended.length > 0;
  const list = (
    <ListView
      label={m.catalogue_list()}
      shape="tiles"
      page={page}
      total={total}
      rows={toRows({ products: data, isFirst: !hasRecommended, heading: hasRecommended ? 'h3' : 'h2' })}
      empty={{ icon: Package, title: m.product_empty() }}
      filtered={
        isFiltered && {
          found: m.product_found({ total: number(total) }),
          title: m.product_none_found(),
          clear: {
            to: cataloguePath({ groupId: filter.groupId, agencyId: filter.agencyId }),
            label: m.catalogue_clear(),
          },
        }
      }
    />
  );
  return (
    <div className="mx-auto max-w-page">
      <PageHeader
        title={titleOf(loaderData)}
        lead={owner === null ? m.catalogue_lead() : undefined}
        back={wayBack({ owner })}
      />
      <div className="stack gap-3">
        <CatalogueFilters {...loaderData} />
        {hasRecommended ? (
          <>
            <Recommended products={recommended} />
            <Section id="all" title={m.product_all()} className="py-0">
              {list}
            </Section>
          </>
        ) : (
          list
        )}
      </div>
    </div>
  );
}
