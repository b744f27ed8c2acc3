import * as z from 'zod';
import { Flag, Id, line, Link, whole } from '../../common.ts';
import { Document, DocumentChoice } from '../../profile/upload/document.ts';
import { PlaceCode } from '../../profile/place.ts';
import { Placement } from '../item/placement.ts';
import { contentBody, contentFields, ContentHead, ContentPicture, Images, OptionalText } from '../item/schema.ts';
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

/** Longest text of an amount; longer ones are refused before the expression below runs on them. */
const LONGEST_AMOUNT = 50;

const GROUPED = /^\d{1,3}(?:[.,\s]\d{3})+$/;

/** An amount in whole VND; also accepts `1.250.000 ₫`. */
const Price = z.preprocess(
  (value) => {
    if (typeof value !== 'string' || value.length > LONGEST_AMOUNT) return value;
    const amount = value.replace(/\s*(?:₫|đ|vnd|vnđ)$/i, '').trim();
    return GROUPED.test(amount) ? amount.replaceAll(/[.,\s]/g, '') : amount;
  },
  whole(0, MAXIMUM_PRICE),
);

/** Optional field: an empty text becomes null. */
const maybe = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable());

/** An HS code of 4, 6, 8 or 10 digits, with or without dots; stored as digits. */
const CustomsCode = line(20)
  .transform((code) => code.replaceAll(/[\s.]/g, ''))
  .refine((code) => /^(?:\d{4}|\d{6}|\d{8}|\d{10})$/.test(code), { error: 'customs-code' });

const WebAddress = Link.refine((address) => /^https?:/i.test(address), { error: 'link' });

const MAXIMUM_CERTIFICATES = 12;

/** A certificate as its owner enters it: its name and evidence. */
export const CertificateDraft = z.object({
  name: line(120, 1),
  /** Number, issuer and expiry. */
  note: line(300).default(''),
  images: Images.max(6).default([]),
  /** The certificate as a document: an uploaded PDF. */
  document: DocumentChoice.default(null),
  /** Page where it can be verified, for example at the issuer. */
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

/** Input fields that only products have; null when empty. */
const ownFields = {
  /** The occupation, within a line of business, that the product belongs to. */
  childCareer: maybe(line(100)),
  /** VND; the price before a discount. */
  listedPrice: maybe(Price),
  /** VND; null means the price is on request. */
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

/** The description has to be named, and may be empty: what is sold by its name and picture needs none. */
const fields = { ...contentFields, content: OptionalText, type: ProductType, ...ownFields };

/** Whether the price is at most the listed price; true when one of them is missing. */
export const isDiscount = ({
  price,
  listedPrice,
}: {
  price?: number | null | undefined;
  listedPrice?: number | null | undefined;
}): boolean => price == null || listedPrice == null || listedPrice >= price;

const listedPriceError = { error: 'listed-price', path: ['listedPrice'] };

/** The group of a product; an empty text removes it from a member's product. */
const ForGroup = maybe(Id);

// Only drafts have defaults: an update leaves omitted fields as they are.
/** A new product (docs/rules/product.md#fields). */
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
    groupId: ForGroup.default(null),
    /** Whether the group owns it; by default if the caller administers the group. */
    isBrand: Flag.optional(),
  })
  .refine(isDiscount, listedPriceError);
export type ProductDraft = z.output<typeof ProductDraft>;

/** Changes of a product; omitted fields stay as they are, and given certificates replace all. */
export const ProductChanges = z
  .object({ ...fields, groupId: ForGroup })
  .partial()
  .refine(isDiscount, listedPriceError);
export type ProductChanges = z.output<typeof ProductChanges>;

/** A product as lists show it. */
export const ProductCard = ContentHead.extend({
  type: ProductType,
  childCareer: z.string().nullable(),
  listedPrice: z.int().nullable(),
  price: z.int().nullable(),
  quantity: z.int().nullable(),
  origin: z.string().nullable(),
  /** Names of its certificates. */
  certificateNames: z.array(z.string()),
  /** The group that owns it, or with which a member shares it. */
  groupId: Id.nullable(),
  /** The member who wrote it. */
  memberId: Id.nullable(),
});
export type ProductCard = z.output<typeof ProductCard>;

/** A product in lists across brands, with its owner's name. */
export const BrandProduct = ProductCard.extend({ ownerName: z.string() });
export type BrandProduct = z.output<typeof BrandProduct>;

/** A product with all fields; `placement` for its writer and the admins of its group. */
export const Product = ProductCard.extend({
  ...contentBody,
  placement: Placement.nullable(),
  contactLink: z.string().nullable(),
  customsCode: z.string().nullable(),
  certificates: z.array(Certificate),
  shopType: z.enum(shopTypes).nullable(),
  shopLink: z.string().nullable(),
});
export type Product = z.output<typeof Product>;

/** Filter of a list of products. */
export const productFilterFields = {
  type: ProductType.optional(),
  outstanding: Flag.optional(),
  /** Words, with or without diacritics. */
  q: line(100).optional(),
  /** VND; excludes products without a price. */
  priceFrom: Price.optional(),
  priceTo: Price.optional(),
};
export type ProductFilter = z.output<z.ZodObject<typeof productFilterFields>>;

/** Filter of a list across brands. */
export const brandProductFilterFields = {
  ...productFilterFields,
  /** Code of the present province of the group. */
  provinceCode: PlaceCode.optional(),
};
export type BrandProductFilter = z.output<z.ZodObject<typeof brandProductFilterFields>>;
