import Package from 'lucide-react/icons/package';
import Search from 'lucide-react/icons/search';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { number } from '../../platform/language/formats.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { ContentListPage } from '../item/ContentListPage.tsx';
import { ContentGrid } from '../item/ContentLists.tsx';
import { productPaths } from '../item/paths.tsx';
import { narrowed, TypeTags } from '../item/PieceTypes.tsx';
import type { readProducts } from './products.server.ts';
import { ProductTile } from './ProductTile.tsx';
import { productTypes, productTypeWords } from './productWords.tsx';

type Loaded = Awaited<ReturnType<typeof readProducts>>;

const SearchForm = ({ all, type, q, total }: Pick<Loaded, 'type' | 'q' | 'total'> & { all: string }) => (
  <search>
    <Form action={all} className="flex items-start gap-2">
      {type && <input type="hidden" name="type" value={type} />}
      <TextField
        key={q}
        type="search"
        name="q"
        label={m.product_search()}
        hideLabel
        placeholder={m.product_search()}
        defaultValue={q}
        maxLength={100}
        className="min-w-0 flex-1"
      />
      <Button type="submit" variant="secondary" icon={Search} className="h-12">
        {m.product_search_action()}
      </Button>
    </Form>
    {q !== '' && (
      <p className="flex flex-wrap items-center gap-x-4">
        <span>{m.product_found({ total: number(total) })}</span>
        <LinkButton to={narrowed(all, { type })} variant="quiet">
          {m.product_search_clear()}
        </LinkButton>
      </p>
    )}
  </search>
);

/** All products of a page, by type and by words; of a group it is the showroom (docs/rules/product.md#showroom). */
export const ProductsPage = ({ loaded }: { loaded: Loaded }) => {
  const { owner, type, q, data, total, nextCursor } = loaded;
  const all = productPaths.all(owner);
  const title = owner.kind === 'group' ? m.product_showroom() : m.product_title();
  const none = q !== '' || type !== null ? m.product_none_found() : m.product_empty();
  return (
    <ContentListPage
      owner={owner}
      paths={productPaths}
      title={title}
      words={{ add: m.product_add(), arrange: m.product_arrange() }}
      narrowing={
        <>
          <SearchForm all={all} type={type} q={q} total={total} />
          <div className="pt-3 pb-2">
            <TypeTags
              label={m.product_types()}
              all={all}
              types={productTypes}
              words={productTypeWords}
              chosen={type}
              also={{ q }}
            />
          </div>
        </>
      }
      empty={data.length === 0 ? { icon: Package, title: none } : null}
    >
      <ContentGrid label={title} items={data} nextCursor={nextCursor} pageOf={(more: Loaded) => more}>
        {(product) => <ProductTile product={product} lang={owner.lang} heading="h2" priority={product === data[0]} />}
      </ContentGrid>
    </ContentListPage>
  );
};
