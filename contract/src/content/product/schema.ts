import * as z from 'zod';
import { Flag, Id, line, Link, whole } from '../../common.ts';
import { Document, DocumentChoice } from '../../profile/upload/document.ts';
import { contentBody, contentFields, ContentHead, ContentPicture, Images } from '../item/schema.ts';
import { shopTypes } from './shop.ts';

/** The types of products (docs/rules/product.md#types). */
export const productTypes = [
  'sell',
  'buy',
  'service',
  'ma',
  'product',
  'project',
  'exhibition',
  'achievement',
] as const;
export const ProductType = z.enum(productTypes, { error: 'type' });
export type ProductType = z.output<typeof ProductType>;

/** Highest price in VND. */
export const MAXIMUM_PRICE = 1_000_000_000_000;

/** Characters of an amount at most; what is longer is none, and would take long to be looked through. */
const LONGEST_AMOUNT = 50;

const GROUPED = /^\d{1,3}(?:[.,\s]\d{3})+$/;

/** An amount in whole VND, also as people write it: `1.250.000 ₫`. */
const Price = z.preprocess(
  (value) => {
    if (typeof value !== 'string' || value.length > LONGEST_AMOUNT) return value;
    const amount = value.replace(/\s*(?:₫|đ|vnd|vnđ)$/i, '').trim();
    return GROUPED.test(amount) ? amount.replaceAll(/[.,\s]/g, '') : amount;
  },
  whole(0, MAXIMUM_PRICE),
);

/** What may be left empty: an empty text counts as nothing. */
const maybe = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable());

/** An HS code of 4, 6, 8 or 10 digits, dots or not between them; kept as digits. */
const CustomsCode = line(20)
  .transform((code) => code.replaceAll(/[\s.]/g, ''))
  .refine((code) => /^(?:\d{4}|\d{6}|\d{8}|\d{10})$/.test(code), { error: 'customs-code' });

const WebAddress = Link.refine((address) => /^https?:/i.test(address), { error: 'link' });

const MAXIMUM_CERTIFICATES = 12;

/** A certificate as its owner writes it: its name, and what proves it. */
export const CertificateDraft = z.object({
  name: line(120, 1),
  /** Its number, who issued it, until when. */
  note: line(300).default(''),
  images: Images.max(6).default([]),
  /** The document itself: an upload, a PDF. */
  document: DocumentChoice.default(null),
  /** Where it can be looked up, at who issued it for instance. */
  link: maybe(WebAddress).default(null),
});
export type CertificateDraft = z.output<typeof CertificateDraft>;

/** A certificate as it is shown. */
export const Certificate = z.object({
  name: z.string(),
  note: z.string(),
  images: z.array(ContentPicture),
  document: Document.nullable(),
  link: z.string().nullable(),
});
export type Certificate = z.output<typeof Certificate>;

/** What only products have, as it is written; null where there is nothing to say. */
const ownFields = {
  /** The occupation, within a line of business, that it belongs to. */
  childCareer: maybe(line(100)),
  /** VND; what it costs without a discount. */
  listedPrice: maybe(Price),
  /** VND; without one, it is asked for. */
  price: maybe(Price),
  quantity: maybe(whole(0, 1_000_000_000)),
  contactLink: maybe(Link),
  origin: maybe(line(200)),
  customsCode: maybe(CustomsCode),
  certificates: z.array(CertificateDraft).max(MAXIMUM_CERTIFICATES),
  shopType: maybe(z.enum(shopTypes)),
  shopLink: maybe(Link),
};

/** The names of the fields that only products have. */
export const ownFieldNames = Object.keys(ownFields) as (keyof typeof ownFields)[];

const fields = { ...contentFields, type: ProductType, ...ownFields };

/** True unless it would be sold for more than its listed price. */
export const isDiscount = ({
  price,
  listedPrice,
}: {
  price?: number | null | undefined;
  listedPrice?: number | null | undefined;
}): boolean => price == null || listedPrice == null || listedPrice >= price;

const listedPriceError = { error: 'listed-price', path: ['listedPrice'] };

// Defaults belong to new products alone: a change that leaves a field out leaves it as it is.
/** A new product: of the group that `groupId` names, else of the caller (docs/rules/product.md#fields). */
export const ProductDraft = z
  .object({
    ...fields,
    images: fields.images.default([]),
    policy: fields.policy.default('public'),
    outstanding: fields.outstanding.default(false),
    childCareer: fields.childCareer.default(null),
    listedPrice: fields.listedPrice.default(null),
    price: fields.price.default(null),
    quantity: fields.quantity.default(null),
    contactLink: fields.contactLink.default(null),
    origin: fields.origin.default(null),
    customsCode: fields.customsCode.default(null),
    certificates: fields.certificates.default([]),
    shopType: fields.shopType.default(null),
    shopLink: fields.shopLink.default(null),
    groupId: maybe(Id).default(null),
  })
  .refine(isDiscount, listedPriceError);
export type ProductDraft = z.output<typeof ProductDraft>;

/** Changes of a product; what is left out stays as it is, certificates that are given replace all. */
export const ProductChanges = z.object(fields).partial().refine(isDiscount, listedPriceError);
export type ProductChanges = z.output<typeof ProductChanges>;

/** A product as lists show it. */
export const ProductCard = ContentHead.extend({
  type: ProductType,
  childCareer: z.string().nullable(),
  listedPrice: z.int().nullable(),
  price: z.int().nullable(),
  quantity: z.int().nullable(),
  origin: z.string().nullable(),
  /** The names of its certificates. */
  certificateNames: z.array(z.string()),
  /** The group that owns it; null of a member's. */
  groupId: Id.nullable(),
  /** Who wrote it. */
  memberId: Id.nullable(),
});
export type ProductCard = z.output<typeof ProductCard>;

/** A product of a brand, in lists that go across brands. */
export const BrandProduct = ProductCard.extend({ ownerName: z.string() });
export type BrandProduct = z.output<typeof BrandProduct>;

/** A product with everything. */
export const Product = ProductCard.extend({
  ...contentBody,
  contactLink: z.string().nullable(),
  customsCode: z.string().nullable(),
  certificates: z.array(Certificate),
  shopType: z.enum(shopTypes).nullable(),
  shopLink: z.string().nullable(),
});
export type Product = z.output<typeof Product>;

/** What a list of products can be narrowed by. */
export const productFilterFields = {
  type: ProductType.optional(),
  outstanding: Flag.optional(),
  /** Words, with or without their marks. */
  q: line(100).optional(),
  /** VND; what has no price is left out. */
  priceFrom: Price.optional(),
  priceTo: Price.optional(),
};
export type ProductFilter = z.output<z.ZodObject<typeof productFilterFields>>;
