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

/** What only products keep. */
export type ProductDetails = Pick<ProductDraft, (typeof ownFieldNames)[number]>;

/** What is kept of a product of which nothing was said. */
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

/** What is kept of a product, with what was never said. */
export const detailsOf = ({ details }: Pick<Item, 'details'>): ProductDetails => ({ ...nothing, ...details });

/** The uploads that the certificates of a product show. */
export const proofsOf = (item: Pick<Item, 'details'>): { pictures: string[]; documents: string[] } => {
  const { certificates } = detailsOf(item);
  return {
    pictures: certificates.flatMap(({ images }) => images.map(({ _id }) => _id)),
    documents: certificates.flatMap(({ document }) => document ?? []),
  };
};

/** A shop's kind is what was chosen, or what its address says; without an address there is no shop. */
const settled = (details: ProductDetails): ProductDetails => ({
  ...details,
  shopType: details.shopLink === null ? null : (details.shopType ?? shopTypeOf(details.shopLink)),
});

/** The uploads that certificates name and did not name before, by their field. */
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

/** A new product in the terms of all content. */
export const newProduct = (draft: Omit<ProductDraft, 'groupId'>): Draft & Pick<ProductDraft, 'title' | 'policy'> => ({
  ...common(draft),
  title: draft.title,
  policy: draft.policy,
  details: settled(Object.fromEntries(Object.entries(draft).filter(isOwnField)) as ProductDetails),
  ...newProofs(draft.certificates),
});

/** What changes of a product as it stands. Errors: invalid when it would cost more than its listed price. */
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

/** So many are recommended, and so many of one brand at most. */
const RECOMMENDED = 12;
const OF_ONE_BRAND = 3;

/**
 * A dozen to recommend of candidates that come the best first: those of the reader's own occupation go before the
 * others, and no brand has more than three.
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

/** The names that have a text at the beginning of one of their words, with or without marks. */
export const completeNames = (names: readonly string[], text: string): string[] =>
  names.filter((name) => words(name).includes(words(text)));
