import { fold } from '@m4u/contract/fold';
import {
  type CertificateDraft,
  isDiscount,
  ownFieldNames,
  type ProductChanges,
  type ProductDraft,
} from '@m4u/contract/content/product/schema';
import { shopTypeOf } from '@m4u/contract/content/product/shop';
import { failField } from '../../platform/errors.ts';
import type { Draft, Item } from '../item/service.ts';

/** Fields that only products have. */
export type ProductDetails = Pick<ProductDraft, (typeof ownFieldNames)[number]>;

/** Default details of a product. */
const nothing: ProductDetails = {
  childCareer: null,
  listedPrice: null,
  price: null,
  quantity: null,
  contactLink: null,
  origin: null,
  customsCode: null,
  certificates: [],
  shopType: null,
  shopLink: null,
};

/** Details of a product, with defaults for missing fields. */
export const detailsOf = ({ details }: Pick<Item, 'details'>): ProductDetails => ({ ...nothing, ...details });

/** Ids of the uploads of a product's certificates. */
export const proofsOf = (item: Pick<Item, 'details'>): { pictures: string[]; documents: string[] } => {
  const { certificates } = detailsOf(item);
  return {
    pictures: certificates.flatMap(({ images }) => images.map(({ _id }) => _id)),
    documents: certificates.flatMap(({ document }) => document ?? []),
  };
};

/** Sets the shop's kind from the choice or the address; without an address there is no shop. */
const settled = (details: ProductDetails): ProductDetails => ({
  ...details,
  shopType: details.shopLink === null ? null : (details.shopType ?? shopTypeOf(details.shopLink)),
});

/** Uploads that certificates newly refer to, by field. */
const newProofs = (
  certificates: readonly CertificateDraft[] = [],
  before: ReturnType<typeof proofsOf> = { pictures: [], documents: [] },
) => ({
  pictures: Object.fromEntries(
    certificates.flatMap(({ images }, at) =>
      images.flatMap(({ _id }, index) =>
        before.pictures.includes(_id) ? [] : [[`certificates.${at}.images.${index}`, _id] as const],
      ),
    ),
  ),
  documents: Object.fromEntries(
    certificates.flatMap(({ document }, at) =>
      document === null || before.documents.includes(document)
        ? []
        : [[`certificates.${at}.document`, document] as const],
    ),
  ),
});

const isOwnField = ([name, value]: [string, unknown]): boolean =>
  value !== undefined && (ownFieldNames as readonly string[]).includes(name);

const common = ({ title, content, images, policy, outstanding, type }: ProductChanges): Draft => ({
  title,
  content,
  images,
  policy,
  outstanding,
  type,
});

/** Converts a new product to the input of all content. */
export const newProduct = (draft: Omit<ProductDraft, 'groupId'>): Draft & Pick<ProductDraft, 'title' | 'policy'> => ({
  ...common(draft),
  title: draft.title,
  policy: draft.policy,
  details: settled(Object.fromEntries(Object.entries(draft).filter(isOwnField)) as ProductDetails),
  ...newProofs(draft.certificates),
});

/** Computes the changes of a product. Errors: invalid when the price would exceed the listed price. */
export const changedProduct =
  (changes: ProductChanges) =>
  (present: Pick<Item, 'details'>): Draft => {
    const details = settled({
      ...detailsOf(present),
      ...Object.fromEntries(Object.entries(changes).filter(isOwnField)),
    });
    if (!isDiscount(details)) failField('listedPrice', 'listed-price');
    return {
      ...common(changes),
      details,
      ...newProofs(changes.certificates, proofsOf(present)),
    };
  };

/** Number of recommended products, and most products of one brand. */
const RECOMMENDED = 12;
const OF_ONE_BRAND = 3;

/**
 * Selects twelve recommendations from candidates that are sorted best first: products of the reader's occupation come
 * first, at most three per brand.
 */
export const recommended = <T extends { details: Item['details']; owner: Item['owner'] }>(
  candidates: readonly T[],
  occupation: string | null,
): T[] => {
  const isOwn = (item: T) => occupation !== null && detailsOf(item).childCareer === occupation;
  const taken = new Map<string, number>();
  return [...candidates.filter(isOwn), ...candidates.filter((item) => !isOwn(item))]
    .filter(({ owner }) => {
      const many = (taken.get(owner.id) ?? 0) + 1;
      taken.set(owner.id, many);
      return many <= OF_ONE_BRAND;
    })
    .slice(0, RECOMMENDED);
};

const words = (text: string): string =>
  ` ${fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`;

/** Names in which a word begins with the text, with or without diacritics. */
export const completeNames = (names: readonly string[], text: string): string[] =>
  names.filter((name) => words(name).includes(words(text)));
