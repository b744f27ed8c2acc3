import Package from 'lucide-react/icons/package';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import { Form } from 'react-router';
import type { ProductType } from '@m4u/contract/content/product.schema';
import { m } from '../../paraglide/messages.js';
import { number } from '../../platform/formats.ts';
import { Button, IconLink, LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Tag, Tags } from '../../ui/Tag.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ContentGrid } from '../item/ContentLists.tsx';
import { ContentPage, ContentTitle, Panel } from '../item/ContentPage.tsx';
import { FromStart } from '../item/MoreRows.tsx';
import { onPageOf, productPaths } from '../item/paths.tsx';
import type { readProducts } from './products.server.ts';
import { ProductTile } from './ProductTile.tsx';
import { productTypes, productTypeWords } from './productWords.tsx';

type Loaded = Awaited<ReturnType<typeof readProducts>>;

/** The address of a list narrowed by type and words; what narrows nothing is left out. */
const narrowed = (all: string, { type, q }: { type: ProductType | null; q: string }): string => {
  const query = new URLSearchParams({ ...(type && { type }), ...(q !== '' && { q }) });
  return query.size > 0 ? `${all}?${query}` : all;
};

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
        <LinkButton to={narrowed(all, { type, q: '' })} variant="quiet">
          {m.product_search_clear()}
        </LinkButton>
      </p>
    )}
  </search>
);

/** All products of a page, by type and by words; of a group it is the showroom (specification §2). */
export const ProductsPage = ({ loaded }: { loaded: Loaded }) => {
  const { owner, type, q, data, total, nextCursor } = loaded;
  const all = productPaths.all(owner);
  const add = owner.can.update && onPageOf(productPaths.edit('new'), owner);
  const title = owner.kind === 'group' ? m.product_showroom() : m.product_title();
  return (
    <ContentPage owner={owner}>
      <ContentTitle
        title={title}
        actions={
          add && (
            <>
              <LinkButton to={add} icon={Plus}>
                {m.product_add()}
              </LinkButton>
              <IconLink to={onPageOf(productPaths.arrange(), owner)} label={m.product_arrange()} icon={Pencil} />
            </>
          )
        }
      />
      <SearchForm all={all} type={type} q={q} total={total} />
      <div className="pt-3">
        <Tags label={m.product_types()}>
          {[
            <Tag key="all" to={narrowed(all, { type: null, q })} current={type === null}>
              {m.content_all()}
            </Tag>,
            ...productTypes.map((each) => (
              <Tag
                key={each}
                to={narrowed(all, { type: each, q })}
                icon={productTypeWords[each].icon}
                current={each === type}
              >
                {productTypeWords[each].label()}
              </Tag>
            )),
          ]}
        </Tags>
      </div>
      <div className="pt-2">
        <FromStart />
        {data.length === 0 ? (
          <Panel>
            <EmptyState
              icon={Package}
              title={q !== '' || type !== null ? m.product_none_found() : m.product_empty()}
              action={add && <LinkButton to={add}>{m.product_add()}</LinkButton>}
            />
          </Panel>
        ) : (
          <ContentGrid label={title} items={data} nextCursor={nextCursor} pageOf={(more: Loaded) => more}>
            {(product) => (
              <ProductTile product={product} lang={owner.lang} heading="h2" priority={product === data[0]} />
            )}
          </ContentGrid>
        )}
      </div>
    </ContentPage>
  );
};
