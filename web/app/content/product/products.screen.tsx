import Package from 'lucide-react/icons/package';
import Search from 'lucide-react/icons/search';
import { Form } from 'react-router';
import type { Route } from './+types/products.screen';
import { m } from '../../paraglide/messages.js';
import { number } from '../../platform/language/formats.ts';
import { withQuery } from '../../platform/search/filter.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { KindList } from '../item/ContentListPage.tsx';
import { listMeta } from '../item/kindMeta.tsx';
import { productPaths } from '../item/paths.tsx';
import { TypeTags } from '../item/PieceTypes.tsx';
import { readProducts } from './product.server.ts';
import { productKind } from './productKind.tsx';
import { productTypes, productTypeIcons, productTypeWords } from './productWords.tsx';

/** All products of a member, or those in the showroom of a brand or group, by type and by words. */
export const loader = (args: Route.LoaderArgs) => readProducts(args);

export const meta: Route.MetaFunction = listMeta<typeof loader>(productKind, ({ kind, name }) =>
  kind === 'group' ? m.product_showroom_of({ name }) : m.product_title_of({ name }),
);

export const handle = { fullWidth: true, query: ['type', 'q', 'cursor'] };

type Loaded = Route.ComponentProps['loaderData'];

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
        <LinkButton to={withQuery(all, { type })} variant="quiet">
          {m.product_search_clear()}
        </LinkButton>
      </p>
    )}
  </search>
);

export default function Products({ loaderData }: Route.ComponentProps) {
  const { owner, type, q, total } = loaderData;
  const all = productPaths.all(owner);
  return (
    <KindList
      kind={productKind}
      loaded={loaderData}
      filters={
        <>
          <SearchForm all={all} type={type} q={q} total={total} />
          <div className="pt-3 pb-2">
            <TypeTags
              label={m.product_types()}
              all={all}
              types={productTypes}
              labels={productTypeWords}
              icons={productTypeIcons}
              chosen={type}
              also={{ q }}
            />
          </div>
        </>
      }
      empty={{ icon: Package, title: q !== '' || type !== null ? m.product_none_found() : m.product_empty() }}
    />
  );
}
