import * as z from 'zod';
import { ById, data, Done, Flag, Id, line, list, whole } from '../common.ts';
import { endpoints, FACTOR_ERRORS } from '../http/endpoint.ts';
import { filterOf } from '../filter.ts';
import { contentList, ContentQuery } from './item/schema.ts';
import {
  BrandProduct,
  brandProductFilterFields,
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
  ...brandProductFilterFields,
  groupId: Id.optional(),
  agencyId: Id.optional(),
  page: whole(1, LAST_PAGE).optional(),
  limit: whole(1, 100).optional(),
  filter: filterOf(brandProductFilterFields),
});
export type BrandQuery = z.output<typeof BrandQuery>;

/** Products of members and groups (docs/rules/product.md#lists). */
export const product = endpoints({
  listOfMember: {
    method: 'GET',
    path: '/productMember/getProductList/:memberId',
    access: 'anyone',
    summary:
      'Products of a member that the caller can see, in the owner’s order; `isHaveProductGroup` tells whether a group of the member shows any',
    params: z.object({ memberId: Id }),
    query: PageQuery,
    result: contentList(ProductCard).extend({ isHaveProductGroup: z.boolean() }),
    errors: ['not-found'],
  },
  listOfGroup: {
    method: 'GET',
    path: '/productMember/getProductByBranch/:brandId',
    access: 'anyone',
    summary: 'Products of a group that the caller can see, in the owner’s order',
    params: z.object({ brandId: Id }),
    query: PageQuery,
    result: contentList(ProductCard).extend({ isHaveProductGroup: z.boolean() }),
    errors: ['not-found'],
  },
  listOfBrands: {
    method: 'GET',
    path: '/productMember/loadProductByBrands',
    access: 'anyone',
    summary: 'Public products of all groups, newest first; `total` counts at most 2,000',
    query: BrandQuery,
    result: list(BrandProduct),
  },
  listOfAgency: {
    method: 'GET',
    path: '/productMember/loadProductByAgency',
    access: 'anyone',
    summary: 'Products of an agency’s groups that the caller can see, newest first; the caller’s agency by default',
    query: BrandQuery,
    result: list(BrandProduct),
  },
  recommend: {
    method: 'GET',
    path: '/productMember/loadRecommendProducts',
    access: 'anyone',
    summary:
      'Up to 12 public products of groups: the caller’s occupation and outstanding ones first, at most three of a group',
    query: z.object({ agencyId: Id.optional() }),
    result: data(z.array(BrandProduct)),
  },
  search: {
    method: 'GET',
    path: '/productMember/searchProductByBrands',
    access: 'anyone',
    summary:
      'Public products of groups by words of the title, ignoring diacritics; exact spelling first, among the newest 1,000 matches',
    query: BrandQuery,
    result: list(BrandProduct),
  },
  get: {
    method: 'GET',
    path: '/productMember/getProductById/:id',
    access: 'anyone',
    summary: 'A product; with `isBrand=1` only if a group owns it',
    params: ById,
    query: z.object({ isBrand: Flag.optional() }),
    result: data(Product),
    errors: [...FACTOR_ERRORS, 'not-found'],
  },
  insert: {
    method: 'POST',
    path: '/productMember/insert',
    access: 'member',
    summary:
      'Creates a product of the caller, shared with the group `groupId` if given, or of that group if the caller administers it',
    body: ProductDraft,
    result: data(Product),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  update: {
    method: 'PUT',
    path: '/productMember/updateById/:id',
    access: 'member',
    summary: 'Changes a product of a member or group',
    params: ById,
    body: ProductChanges,
    result: data(Product),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  remove: {
    method: 'PUT',
    path: '/productMember/deleteById/:id',
    access: 'member',
    summary: 'Deletes a product; it can be restored for 30 days',
    params: ById,
    result: Done,
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  certificates: {
    method: 'GET',
    path: '/certificate',
    access: 'anyone',
    summary: 'Certificate names that complete a text, ignoring diacritics: common ones first, then others in use',
    query: z.object({ name: line(120).optional() }),
    result: data(z.array(z.string())),
  },
});
