import type { ProductType } from '../../content/product/schema.ts';
import { MAXIMUM_VND } from '../point/rules.ts';

/** What a product page can ask of its group: to be sold something at its price, or to be told a price. */
export const REQUEST_KINDS = ['order', 'quote'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** How far a request has come. */
export const REQUEST_STATUSES = ['new', 'quoted', 'accepted', 'confirmed', 'done', 'declined', 'cancelled'] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** What takes a request on; it is finished by the order that is entered for it, never by hand. */
export const REQUEST_DEEDS = ['quote', 'accept', 'confirm', 'decline', 'cancel', 'finish'] as const;
export type RequestDeed = (typeof REQUEST_DEEDS)[number];

/** Who does it: who asked, or an admin of the group. */
export type RequestSide = 'buyer' | 'group';

/** One way on. */
export interface RequestTransition {
  readonly deed: RequestDeed;
  readonly kind: RequestKind;
  readonly by: RequestSide;
  readonly from: readonly RequestStatus[];
  readonly to: RequestStatus;
}

/** Every transition there is; any other is refused. */
export const requestTransitions: readonly RequestTransition[] = [
  { kind: 'order', deed: 'confirm', by: 'group', from: ['new'], to: 'confirmed' },
  { kind: 'order', deed: 'cancel', by: 'buyer', from: ['new'], to: 'cancelled' },
  { kind: 'order', deed: 'cancel', by: 'group', from: ['new', 'confirmed'], to: 'cancelled' },
  { kind: 'order', deed: 'finish', by: 'group', from: ['confirmed'], to: 'done' },
  // What was offered can be offered anew, until it is accepted.
  { kind: 'quote', deed: 'quote', by: 'group', from: ['new', 'quoted'], to: 'quoted' },
  { kind: 'quote', deed: 'decline', by: 'group', from: ['new'], to: 'declined' },
  { kind: 'quote', deed: 'accept', by: 'buyer', from: ['quoted'], to: 'accepted' },
  { kind: 'quote', deed: 'decline', by: 'buyer', from: ['quoted'], to: 'declined' },
  { kind: 'quote', deed: 'confirm', by: 'group', from: ['accepted'], to: 'confirmed' },
  { kind: 'quote', deed: 'cancel', by: 'buyer', from: ['new', 'accepted'], to: 'cancelled' },
  { kind: 'quote', deed: 'cancel', by: 'group', from: ['quoted', 'accepted', 'confirmed'], to: 'cancelled' },
  { kind: 'quote', deed: 'finish', by: 'group', from: ['confirmed'], to: 'done' },
];

/** What a transition is asked of. */
export interface RequestState {
  readonly kind: RequestKind;
  readonly status: RequestStatus;
}

/** The way on by a deed, for who stands on these sides; undefined where there is none now. */
export const transitionOf = (
  { kind, status }: RequestState,
  deed: RequestDeed,
  sides: readonly RequestSide[],
): RequestTransition | undefined =>
  requestTransitions.find(
    (each) => each.kind === kind && each.deed === deed && sides.includes(each.by) && each.from.includes(status),
  );

/** Whether a deed is ever theirs who stand on these sides, whatever the request and its state. */
export const isEverTheirs = (deed: RequestDeed, sides: readonly RequestSide[]): boolean =>
  requestTransitions.some((each) => each.deed === deed && sides.includes(each.by));

/** Whether nothing can happen to a request any more. */
export const isEnded = (status: RequestStatus): boolean =>
  requestTransitions.every(({ from }) => !from.includes(status));

/** States in which a request waits for somebody. */
export const OPEN_STATUSES: readonly RequestStatus[] = REQUEST_STATUSES.filter((status) => !isEnded(status));

/** Whether an offer still holds on a day, which is one of its own too; days are YYYY-MM-DD in Vietnam. */
export const isValidOn = (validUntil: string | null, day: string): boolean => validUntil === null || day <= validUntil;

/** Days for which an offer can hold at most. */
export const LONGEST_OFFER = 366;

/** Pieces that can be asked for at once. */
export const MAXIMUM_QUANTITY = 1_000_000;

/** What of a product says what can be asked. */
export interface RequestedProduct {
  readonly type: ProductType;
  readonly price: number | null;
  readonly listedPrice: number | null;
  /** How many there are; null where nobody counts. */
  readonly quantity: number | null;
}

/** What one piece costs now, in VND; null where it is asked for. */
export const unitPrice = ({ price, listedPrice }: Pick<RequestedProduct, 'price' | 'listedPrice'>): number | null =>
  price ?? listedPrice;

/** Offers that have a price to ask for; what is sought, told of or shown has none. */
const OFFERS: readonly ProductType[] = ['sell', 'service', 'product', 'ma'];

/** What can be asked of a product's group, what is first offered first: an order only of what has a price and is there. */
export const requestKindsOf = (product: RequestedProduct): RequestKind[] => {
  if (!OFFERS.includes(product.type)) return [];
  const isOrdered = product.type !== 'ma' && unitPrice(product) !== null && product.quantity !== 0;
  return isOrdered ? ['order', 'quote'] : ['quote'];
};

/** What a number of pieces comes to, in VND; undefined where that is more than an invoice can be. */
export const amountOf = (price: number, quantity: number): number | undefined => {
  const amount = BigInt(price) * BigInt(quantity);
  return amount <= BigInt(MAXIMUM_VND) ? Number(amount) : undefined;
};

/** The most pieces that can be ordered at a price, of so many. */
export const mostPieces = (price: number, available: number | null): number => {
  const payable = price === 0 ? MAXIMUM_QUANTITY : Math.floor(MAXIMUM_VND / price);
  return Math.min(MAXIMUM_QUANTITY, payable, available ?? MAXIMUM_QUANTITY);
};
