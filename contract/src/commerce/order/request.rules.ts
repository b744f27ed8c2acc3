import type { ProductType } from '../../content/product/schema.ts';
import { MAXIMUM_VND } from '../point/rules.ts';

/** Longest texts of a request, in characters. */
export const REQUEST_LENGTH = { name: 100, note: 1000, step: 500 } as const;

/** Columns by which requests are sorted. */
export const REQUEST_SORTS = ['created'] as const;

/** Kinds of requests: an order at the product's price, or a quote of a price. */
export const REQUEST_KINDS = ['order', 'quote'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** Statuses of a request. A request is `done` by the invoice at the counter, or once its paid goods are handed over. */
export const REQUEST_STATUSES = [
  'new',
  'quoted',
  'accepted',
  'confirmed',
  'paid',
  'packed',
  'done',
  'declined',
  'cancelled',
  'refunded',
] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** Actions of people that change the status of a request. Only the entry of its order does `finish`. */
export const REQUEST_ACTIONS = [
  'quote',
  'accept',
  'confirm',
  'decline',
  'cancel',
  'finish',
  'pack',
  'deliver',
] as const;
export type RequestAction = (typeof REQUEST_ACTIONS)[number];

/** The sides that act: the buyer, an admin of the group, and the payment of the request, which changes it by itself. */
export const REQUEST_SIDES = ['buyer', 'group', 'payment'] as const;
export type RequestSide = (typeof REQUEST_SIDES)[number];

/** A permitted change of status. */
export interface RequestTransition {
  readonly action: RequestAction | 'pay' | 'refund';
  readonly kind: RequestKind;
  readonly by: RequestSide;
  readonly from: readonly RequestStatus[];
  readonly to: RequestStatus;
}

/** Steps in the history of a request. */
export const REQUEST_STEPS = [
  'made',
  'quoted',
  'accepted',
  'confirmed',
  'paid',
  'packed',
  'delivered',
  'done',
  'declined',
  'cancelled',
  'refunded',
] as const;

/** Transitions that orders and confirmed quotes share (docs/rules/point.md#paid-orders). */
const sharedTransitions: readonly Omit<RequestTransition, 'kind'>[] = [
  { action: 'finish', by: 'group', from: ['confirmed'], to: 'done' },
  { action: 'pay', by: 'payment', from: ['confirmed'], to: 'paid' },
  { action: 'pack', by: 'group', from: ['paid'], to: 'packed' },
  // Goods that are taken away at once need no packing.
  { action: 'deliver', by: 'group', from: ['paid', 'packed'], to: 'done' },
  { action: 'refund', by: 'payment', from: ['paid', 'packed', 'done'], to: 'refunded' },
];

/** All permitted transitions. */
export const requestTransitions: readonly RequestTransition[] = [
  { kind: 'order', action: 'confirm', by: 'group', from: ['new'], to: 'confirmed' },
  { kind: 'order', action: 'cancel', by: 'buyer', from: ['new'], to: 'cancelled' },
  { kind: 'order', action: 'cancel', by: 'group', from: ['new', 'confirmed'], to: 'cancelled' },
  // The group may change its offer until it is accepted.
  { kind: 'quote', action: 'quote', by: 'group', from: ['new', 'quoted'], to: 'quoted' },
  { kind: 'quote', action: 'decline', by: 'group', from: ['new'], to: 'declined' },
  { kind: 'quote', action: 'accept', by: 'buyer', from: ['quoted'], to: 'accepted' },
  { kind: 'quote', action: 'decline', by: 'buyer', from: ['quoted'], to: 'declined' },
  { kind: 'quote', action: 'confirm', by: 'group', from: ['accepted'], to: 'confirmed' },
  { kind: 'quote', action: 'cancel', by: 'buyer', from: ['new', 'accepted'], to: 'cancelled' },
  { kind: 'quote', action: 'cancel', by: 'group', from: ['quoted', 'accepted', 'confirmed'], to: 'cancelled' },
  ...REQUEST_KINDS.flatMap((kind) => sharedTransitions.map((each) => ({ ...each, kind }))),
];

/** Statuses since the group has confirmed an order, until its end. */
export const CONFIRMED_STATUSES: readonly RequestStatus[] = ['confirmed', 'paid', 'packed', 'done', 'refunded'];

/** The fields of a request that decide its transitions. */
export interface RequestState {
  readonly kind: RequestKind;
  readonly status: RequestStatus;
}

/** Finds the transition by an action of one of these sides; undefined where the status permits none. */
export const findTransition = (
  { kind, status }: RequestState,
  action: RequestTransition['action'],
  sides: readonly RequestSide[],
): RequestTransition | undefined =>
  requestTransitions.find(
    (each) => each.kind === kind && each.action === action && sides.includes(each.by) && each.from.includes(status),
  );

/** Whether one of these sides may do an action in any kind and status of requests. */
export const isEverAllowed = (action: RequestAction, sides: readonly RequestSide[]): boolean =>
  requestTransitions.some((each) => each.action === action && sides.includes(each.by));

/** Whether a status is final for the people: only a refund of its payment may follow. */
export const isEnded = (status: RequestStatus): boolean =>
  requestTransitions.every(({ by, from }) => by === 'payment' || !from.includes(status));

/** Statuses that are not final: one of the sides can still act. */
export const OPEN_STATUSES: readonly RequestStatus[] = REQUEST_STATUSES.filter((status) => !isEnded(status));

/** Whether an offer is valid on a day, `validUntil` included; days are YYYY-MM-DD in Vietnam. */
export const isValidOn = (validUntil: string | null, day: string): boolean => validUntil === null || day <= validUntil;

/** Longest validity of an offer, in days. */
export const LONGEST_OFFER_DAYS = 366;

/** Largest quantity of one request. */
export const MAXIMUM_QUANTITY = 1_000_000;

/** The fields of a product that decide which requests it accepts. */
export interface RequestedProduct {
  readonly type: ProductType;
  readonly price: number | null;
  readonly listedPrice: number | null;
  /** Pieces in stock; null when the stock is not counted. */
  readonly quantity: number | null;
}

/** Price of one unit in VND; null when it is only given as a quote. */
export const unitPrice = ({ price, listedPrice }: Pick<RequestedProduct, 'price' | 'listedPrice'>): number | null =>
  price ?? listedPrice;

/** Product types that offer something for a price; the others seek, announce or show something. */
const OFFERING_TYPES: readonly ProductType[] = ['sell', 'service', 'product', 'ma'];

/** Lists the kinds of requests that a product accepts, preferred one first. An order needs a price and stock. */
export const listRequestKinds = (product: RequestedProduct): RequestKind[] => {
  if (!OFFERING_TYPES.includes(product.type)) return [];
  const isOrdered = product.type !== 'ma' && unitPrice(product) !== null && product.quantity !== 0;
  return isOrdered ? ['order', 'quote'] : ['quote'];
};

/** Price times quantity in VND; undefined when it exceeds the highest invoice. */
export const totalAmount = (price: number, quantity: number): number | undefined => {
  const amount = BigInt(price) * BigInt(quantity);
  return amount <= BigInt(MAXIMUM_VND) ? Number(amount) : undefined;
};

/** The largest quantity that can be ordered at a price (VND) with this stock; null stock is not limited. */
export const maximumQuantity = (price: number, available: number | null): number => {
  const payable = price === 0 ? MAXIMUM_QUANTITY : Math.floor(MAXIMUM_VND / price);
  return Math.min(MAXIMUM_QUANTITY, payable, available ?? MAXIMUM_QUANTITY);
};
