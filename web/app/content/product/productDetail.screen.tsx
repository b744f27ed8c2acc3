import type { Product } from '@m4u/contract/content/product/schema';
import type { Route } from './+types/productDetail.screen';
import { m } from '../../paraglide/messages.js';
import { number } from '../../platform/language/formats.ts';
import { shareMeta } from '../../platform/sharing/share-meta.ts';
import { readPiece } from '../item/calls.server.ts';
import { Panel } from '../item/ContentPage.tsx';
import { productPaths } from '../item/paths.tsx';
import { PlacementPanel } from '../item/placement/PlacementPanel.tsx';
import { OwnersText, PiecePage, PiecePictures, PieceTitle } from '../item/PiecePage.tsx';
import { PieceType } from '../item/PieceTypes.tsx';
import { Certificates } from './Certificates.tsx';
import { productCalls } from './product.server.ts';
import { ProductActions } from './ProductActions.tsx';
import { productData, productShare } from './productMeta.tsx';
import { ProductPrice } from './ProductPrice.tsx';
import { productTypeIcons, productTypeWords } from './productWords.tsx';

/** A product of a member, or of a brand or group in its showroom. */
export const loader = async (args: Route.LoaderArgs) => {
  const { piece: product, owner } = await readPiece(args, args.params.id, productCalls);
  return { product, owner };
};

const share = shareMeta<typeof loader>(productShare, productData);

/**
 * In a showroom the screen has its own title; the share preview has the product's name
 * (docs/rules/product.md#showroom).
 */
export const meta: Route.MetaFunction = (args) =>
  args.loaderData?.owner.kind === 'group'
    ? share(args).map((each) => ('title' in each ? { title: m.product_showroom() } : each))
    : share(args);

export const handle = { fullWidth: true, query: [] };

/** Formats an HS code: `6912.00.00`. */
const formatCustomsCode = (digits: string): string =>
  [digits.slice(0, 4), ...(digits.slice(4).match(/\d\d/g) ?? [])].join('.');

interface Fact {
  readonly label: string;
  readonly value: string | null;
  /** Written by the owner, in their language. */
  readonly own?: boolean;
}

const listFacts = ({ childCareer, origin, quantity, customsCode: code }: Product): Fact[] => [
  { label: m.product_child_career(), value: childCareer, own: true },
  { label: m.product_origin(), value: origin, own: true },
  { label: m.product_quantity(), value: quantity === null ? null : number(quantity) },
  { label: m.product_customs_code(), value: code && formatCustomsCode(code) },
];

const Facts = ({ facts, lang }: { facts: readonly Fact[]; lang: string }) => (
  <Panel className="mt-4">
    <h2 className="text-xl">{m.product_facts()}</h2>
    <dl className="divide-y divide-line pt-1">
      {facts.map(({ label, value, own }) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4 py-2.5 last:pb-0">
          <dt className="text-muted">{label}</dt>
          <dd {...(own && { lang })} className="font-semibold wrap-anywhere">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  </Panel>
);

/** A product: pictures, price, actions and details. */
export default function ProductDetail({ loaderData: { product, owner } }: Route.ComponentProps) {
  const facts = listFacts(product).filter(({ value }) => value !== null);
  return (
    <PiecePage
      piece={product}
      owner={owner}
      paths={productPaths}
      all={owner.kind === 'group' ? m.product_showroom() : m.product_all()}
    >
      {product.images.length > 0 && (
        <div className="pb-4">
          <PiecePictures piece={product} limit={5} lang={owner.lang} priority lead />
        </div>
      )}
      <Panel>
        <PieceTitle
          piece={product}
          paths={productPaths}
          lang={owner.lang}
          meta={<PieceType icon={productTypeIcons[product.type]} label={productTypeWords[product.type]()} />}
        />
        <ProductPrice product={product} large />
        <ProductActions product={product} owner={owner} />
      </Panel>
      {product.content !== '' && (
        <Panel className="mt-4">
          <h2 className="pb-1 text-xl">{m.product_description()}</h2>
          <OwnersText html={product.content} lang={owner.lang} />
        </Panel>
      )}
      {facts.length > 0 && <Facts facts={facts} lang={owner.lang} />}
      <PlacementPanel piece={product} />
      {product.certificates.length > 0 && <Certificates certificates={product.certificates} lang={owner.lang} />}
    </PiecePage>
  );
}
