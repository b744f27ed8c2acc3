import * as z from 'zod';
import { ById, data, Done, Flag, Id, line, list, whole } from '../common.ts';
import { endpoints } from '../http/endpoint.ts';
import { filterOf } from '../filter.ts';
import { contentList, ContentQuery } from './item/schema.ts';
import {
  BrandProduct,
  Product,
  ProductCard,
  ProductChanges,
  ProductDraft,
  productFilterFields,
} from './product/schema.ts';

const PageQuery = ContentQuery.extend({ filter: filterOf(productFilterFields) });

/** Last page of a list across brands; a reader who needs more narrows the filter. */
const LAST_PAGE = 100;

/** Filter of products across brands: by `filter` or by separate fields, which take precedence. */
const BrandQuery = z.object({
  ...productFilterFields,
  groupId: Id.optional(),
  agencyId: Id.optional(),
  page: whole(1, LAST_PAGE).optional(),
  limit: whole(1, 100).optional(),
  filter: filterOf(productFilterFields),
});
export type BrandQuery = z.output<typeof BrandQuery>;

/** Products of members and groups (docs/rules/product.md#lists). */
export const product = endpoints({
  listOfMember: {
    method: 'GET',
    path: '/productMember/getProductList/:memberId',
    access: 'anyone',
    summary:
      'Products of a member that the reader may see, in their owner’s order; isHaveProductGroup says whether the groups that the member belongs to show any',
    params: z.object({ memberId: Id }),
    query: PageQuery,
    result: contentList(ProductCard).extend({ isHaveProductGroup: z.boolean() }),
    errors: ['not-found'],
  },
  listOfGroup: {
    method: 'GET',
    path: '/productMember/getProductByBranch/:brandId',
    access: 'anyone',
    summary: 'Products of a brand or group that the reader may see, in their owner’s order',
    params: z.object({ brandId: Id }),
    query: PageQuery,
    result: contentList(ProductCard),
    errors: ['not-found'],
  },
  listOfBrands: {
    method: 'GET',
    path: '/productMember/loadProductByBrands',
    access: 'anyone',
    summary: 'Public products of all brands and groups, the newest first; the total counts 2,000 at most',
    query: BrandQuery,
    result: list(BrandProduct),
  },
  listOfAgency: {
    method: 'GET',
    path: '/productMember/loadProductByAgency',
    access: 'anyone',
    summary: 'Products that the reader may see of the groups of an agency, by default the reader’s own; newest first',
    query: BrandQuery,
    result: list(BrandProduct),
  },
  recommend: {
    method: 'GET',
    path: '/productMember/loadRecommendProducts',
    access: 'anyone',
    summary: 'A dozen public products of brands: outstanding and of the reader’s own occupation first, few of a brand',
    query: z.object({ agencyId: Id.optional() }),
    result: data(z.array(BrandProduct)),
  },
  search: {
    method: 'GET',
    path: '/productMember/searchProductByBrands',
    access: 'anyone',
    summary:
      'Public products of brands by words with or without marks, the ones written exactly so first; among the newest thousand that fit',
    query: BrandQuery,
    result: list(BrandProduct),
  },
  get: {
    method: 'GET',
    path: '/productMember/getProductById/:id',
    access: 'anyone',
    summary: 'One product; with isBrand=1 only when a group owns it',
    params: ById,
    query: z.object({ isBrand: Flag.optional() }),
    result: data(Product),
    errors: ['not-found'],
  },
  insert: {
    method: 'POST',
    path: '/productMember/insert',
    access: 'member',
    summary: 'Adds a product to one’s own page, or to that of the group of `groupId`, which the caller administers',
    body: ProductDraft,
    result: data(Product),
    errors: ['not-found', 'forbidden'],
  },
  update: {
    method: 'PUT',
    path: '/productMember/updateById/:id',
    access: 'member',
    summary: 'Changes a product of a member or of a group',
    params: ById,
    body: ProductChanges,
    result: data(Product),
    errors: ['not-found', 'forbidden'],
  },
  remove: {
    method: 'PUT',
    path: '/productMember/deleteById/:id',
    access: 'member',
    summary: 'Deletes a product; it can be restored for 30 days',
    params: ById,
    result: Done,
    errors: ['not-found', 'forbidden'],
  },
  certificates: {
    method: 'GET',
    path: '/certificate',
    access: 'anyone',
    summary:
      'Names of certificates that begin or continue a text, with or without marks: the usual ones, then others in use',
    query: z.object({ name: line(120).optional() }),
    result: data(z.array(z.string())),
  },
});
