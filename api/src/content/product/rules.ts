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
const noDetails: ProductDetails = {
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
export const toDetails = ({ details }: Pick<Item, 'details'>): ProductDetails => ({ ...noDetails, ...details });

/** Ids of the uploads of a product's certificates. */
export const proofIdsOf = (item: Pick<Item, 'details'>): { pictures: string[]; documents: string[] } => {
  const { certificates } = toDetails(item);
  return {
    pictures: certificates.flatMap(({ images }) => images.map(({ _id }) => _id)),
    documents: certificates.flatMap(({ document }) => document ?? []),
  };
};

/** Sets the shop's kind from the choice or the address; without an address there is no shop. */
const settleDetails = (details: ProductDetails): ProductDetails => ({
  ...details,
  shopType: details.shopLink === null ? null : (details.shopType ?? shopTypeOf(details.shopLink)),
});

/** Uploads that certificates newly refer to, by field. */
const newProofs = (
  certificates: readonly CertificateDraft[] = [],
  previousProofs: ReturnType<typeof proofIdsOf> = { pictures: [], documents: [] },
) => ({
  pictures: Object.fromEntries(
    certificates.flatMap(({ images }, certificateIndex) =>
      images.flatMap(({ _id }, index) =>
        previousProofs.pictures.includes(_id)
          ? []
          : [[`certificates.${certificateIndex}.images.${index}`, _id] as const],
      ),
    ),
  ),
  documents: Object.fromEntries(
    certificates.flatMap(({ document }, index) =>
      document === null || previousProofs.documents.includes(document)
        ? []
        : [[`certificates.${index}.document`, document] as const],
    ),
  ),
});

const isOwnField = ([name, value]: [string, unknown]): boolean =>
  value !== undefined && (ownFieldNames as readonly string[]).includes(name);

const toCommonDraft = ({ title, content, images, policy, outstanding, type }: ProductChanges): Draft => ({
  title,
  content,
  images,
  policy,
  outstanding,
  type,
});

/** Converts a new product to the input of all content. */
export const toDraft = (
  draft: Omit<ProductDraft, 'groupId' | 'isBrand'>,
): Draft & Pick<ProductDraft, 'title' | 'policy'> => ({
  ...toCommonDraft(draft),
  title: draft.title,
  policy: draft.policy,
  details: settleDetails(Object.fromEntries(Object.entries(draft).filter(isOwnField)) as ProductDetails),
  ...newProofs(draft.certificates),
});

/** Computes the changes of a product. Errors: invalid when the price would exceed the listed price. */
export const computeChanges =
  (changes: ProductChanges) =>
  (present: Pick<Item, 'details'>): Draft => {
    const details = settleDetails({
      ...toDetails(present),
      ...Object.fromEntries(Object.entries(changes).filter(isOwnField)),
    });
    if (!isDiscount(details)) failField('listedPrice', 'listed-price');
    return {
      ...toCommonDraft(changes),
      groupId: changes.groupId,
      details,
      ...newProofs(changes.certificates, proofIdsOf(present)),
    };
  };

/** Number of recommended products, and most products of one brand. */
const MOST_RECOMMENDED = 12;
const MOST_OF_ONE_BRAND = 3;

/**
 * Selects twelve recommendations from candidates that are sorted best first: products of the reader's occupation come
 * first, at most three per brand.
 */
export const chooseRecommended = <T extends { details: Item['details']; owner: Item['owner'] }>(
  candidates: readonly T[],
  occupations: readonly string[],
): T[] => {
  const isOwn = (item: T) => occupations.includes(toDetails(item).childCareer ?? '');
  const countByOwner = new Map<string, number>();
  return [...candidates.filter(isOwn), ...candidates.filter((item) => !isOwn(item))]
    .filter(({ owner }) => {
      const many = (countByOwner.get(owner.id) ?? 0) + 1;
      countByOwner.set(owner.id, many);
      return many <= MOST_OF_ONE_BRAND;
    })
    .slice(0, MOST_RECOMMENDED);
};

const paddedWords = (text: string): string =>
  ` ${fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`;

/** Names in which a word begins with the text, with or without diacritics. */
export const completeNames = (names: readonly string[], text: string): string[] =>
  names.filter((name) => paddedWords(name).includes(paddedWords(text)));
