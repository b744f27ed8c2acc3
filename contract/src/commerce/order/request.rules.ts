import type { ProductType } from '../../content/product/schema.ts';
import { MAXIMUM_VND } from '../point/rules.ts';

/** Kinds of requests: an order at the product's price, or a quote of a price. */
export const REQUEST_KINDS = ['order', 'quote'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** Statuses of a request. */
export const REQUEST_STATUSES = ['new', 'quoted', 'accepted', 'confirmed', 'done', 'declined', 'cancelled'] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** Deeds that change the status of a request. The order that is entered for it does `finish`, never a person. */
export const REQUEST_DEEDS = ['quote', 'accept', 'confirm', 'decline', 'cancel', 'finish'] as const;
export type RequestDeed = (typeof REQUEST_DEEDS)[number];

/** The side that acts: the buyer, or an admin of the group. */
export type RequestSide = 'buyer' | 'group';

/** A permitted change of status. */
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
  // The group may change its offer until it is accepted.
  { kind: 'quote', deed: 'quote', by: 'group', from: ['new', 'quoted'], to: 'quoted' },
  { kind: 'quote', deed: 'decline', by: 'group', from: ['new'], to: 'declined' },
  { kind: 'quote', deed: 'accept', by: 'buyer', from: ['quoted'], to: 'accepted' },
  { kind: 'quote', deed: 'decline', by: 'buyer', from: ['quoted'], to: 'declined' },
  { kind: 'quote', deed: 'confirm', by: 'group', from: ['accepted'], to: 'confirmed' },
  { kind: 'quote', deed: 'cancel', by: 'buyer', from: ['new', 'accepted'], to: 'cancelled' },
  { kind: 'quote', deed: 'cancel', by: 'group', from: ['quoted', 'accepted', 'confirmed'], to: 'cancelled' },
  { kind: 'quote', deed: 'finish', by: 'group', from: ['confirmed'], to: 'done' },
];

/** The facts of a request that decide on its transitions. */
export interface RequestState {
  readonly kind: RequestKind;
  readonly status: RequestStatus;
}

/** Finds the transition by a deed of one of these sides; undefined where the status permits none. */
export const transitionOf = (
  { kind, status }: RequestState,
  deed: RequestDeed,
  sides: readonly RequestSide[],
): RequestTransition | undefined =>
  requestTransitions.find(
    (each) => each.kind === kind && each.deed === deed && sides.includes(each.by) && each.from.includes(status),
  );

/** Whether one of these sides may ever do a deed, whatever the request and its status. */
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

/** The facts of a product that decide which requests it allows. */
export interface RequestedProduct {
  readonly type: ProductType;
  readonly price: number | null;
  readonly listedPrice: number | null;
  /** How many there are; null where nobody counts. */
  readonly quantity: number | null;
}

/** The price of one piece in VND; null where it has to be asked for. */
export const unitPrice = ({ price, listedPrice }: Pick<RequestedProduct, 'price' | 'listedPrice'>): number | null =>
  price ?? listedPrice;

/** Offers that have a price to ask for; what is sought, told of or shown has none. */
const OFFERS: readonly ProductType[] = ['sell', 'service', 'product', 'ma'];

/** Lists the kinds of requests that a product allows, the preferred one first. An order needs a price and stock. */
export const requestKindsOf = (product: RequestedProduct): RequestKind[] => {
  if (!OFFERS.includes(product.type)) return [];
  const isOrdered = product.type !== 'ma' && unitPrice(product) !== null && product.quantity !== 0;
  return isOrdered ? ['order', 'quote'] : ['quote'];
};

/** The amount of several pieces in VND; undefined where it exceeds the highest invoice. */
export const amountOf = (price: number, quantity: number): number | undefined => {
  const amount = BigInt(price) * BigInt(quantity);
  return amount <= BigInt(MAXIMUM_VND) ? Number(amount) : undefined;
};

/** The most pieces that can be ordered at a price, of so many. */
export const mostPieces = (price: number, available: number | null): number => {
  const payable = price === 0 ? MAXIMUM_QUANTITY : Math.floor(MAXIMUM_VND / price);
  return Math.min(MAXIMUM_QUANTITY, payable, available ?? MAXIMUM_QUANTITY);
};
