/**
 * A simple model of a group's points, written independently of the program, against which the API is tested. Points and
 * VND are integers, times are milliseconds.
 */
import { HOUR } from '@m4u/contract/durations';

export type Kind = 'earn' | 'spend' | 'adjust' | 'refund' | 'expire';

/** Points of one movement, and how many are left. */
interface Lot {
  remaining: number;
  /** Infinity: never expires. */
  readonly expiresAt: number;
  readonly order: number | undefined;
}

interface Line {
  readonly kind: Kind;
  readonly points: number;
  readonly balance: number;
}

/** A customer's account. */
export interface ModelAccount {
  /** Whether it has had an order. */
  isOpen: boolean;
  lots: Lot[];
  lines: Line[];
  points: number;
  added: number;
  spent: number;
  expired: number;
}

interface ModelMovement {
  readonly kind: Kind;
  readonly points: number;
  reversed: boolean;
}

/** Contents of an order. */
export interface ModelOrder {
  buyer: number;
  readonly kind: 'invoice' | 'plain';
  readonly invoiceNumber: string | null;
  status: 'done' | 'cancelled';
  value: number;
  discount: number;
  readonly isCoded: boolean;
  spent: number;
  earned: number;
  payment: number;
  /** Hundredths of a percent. */
  readonly rate: number;
  version: number;
  readonly moves: ModelMovement[];
}

/** The group's discount code: percentage, quota in all and per customer, and minimum value. */
export interface ModelCode {
  readonly percent: number;
  readonly quota: number;
  readonly perMember: number;
  readonly minimum: number;
}

/** A refusal that the API must answer with this code; the model has not changed. */
export class Refused extends Error {}

const refuse = (code: string): never => {
  throw new Refused(code);
};

/** Returns the end of a day in Vietnam some months later. */
const monthsLater = (moment: number, months: number): number => {
  const day = new Date(moment + 7 * HOUR);
  const [year, month, date] = [day.getUTCFullYear(), day.getUTCMonth() + months, day.getUTCDate()];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date, last) + 1) - 7 * HOUR;
};

/** The model of one group; customers are numbers. */
export class PointModel {
  readonly accounts = new Map<number, ModelAccount>();
  /** Accounts merged into others; their lines stay in the group's lists. */
  readonly former: ModelAccount[] = [];
  readonly orders: ModelOrder[] = [];
  readonly code: ModelCode;
  readonly now: number;
  /** Points moved by merges. */
  transferred = 0;
  rate = 100;
  months: number | null = null;

  constructor(code: ModelCode, now: Date) {
    this.code = code;
    this.now = now.getTime();
  }

  account(buyer: number): ModelAccount {
    const account = this.accounts.get(buyer) ?? {
      isOpen: false,
      lots: [],
      lines: [],
      points: 0,
      added: 0,
      spent: 0,
      expired: 0,
    };
    this.accounts.set(buyer, account);
    return account;
  }

  invoice(
    buyer: number,
    entry: { value: number; discount: number; points: number; number: string; isCoded: boolean },
  ): ModelOrder {
    const discount = entry.isCoded ? this.redeemed(buyer, entry.value) : entry.discount;
    const settled = this.settled(entry.value, discount, entry.points, this.rate);
    if (entry.points > this.account(buyer).points) refuse('insufficient-points');
    if (this.orders.some(({ invoiceNumber, status }) => invoiceNumber === entry.number && status === 'done'))
      refuse('invoice-taken');
    return this.enter(buyer, {
      kind: 'invoice',
      invoiceNumber: entry.number,
      value: entry.value,
      discount,
      isCoded: entry.isCoded,
      spent: entry.points,
      ...settled,
    });
  }

  plain(buyer: number, type: 'add' | 'minus', points: number): ModelOrder {
    if (type === 'minus' && points > this.account(buyer).points) refuse('insufficient-points');
    const [spent, earned] = type === 'add' ? [0, points] : [points, 0];
    const nothing = { invoiceNumber: null, value: 0, discount: 0, isCoded: false, payment: 0 };
    return this.enter(buyer, { kind: 'plain', ...nothing, spent, earned });
  }

  correct(index: number, change: { value?: number; points?: number; discount?: number }): ModelOrder {
    const order = this.orders[index] ?? refuse('not-found');
    if (order.status === 'cancelled') refuse('wrong-state');
    if (order.isCoded && (change.value ?? order.value) < this.code.minimum) refuse('discount-unavailable');
    const after = order.kind === 'plain' ? this.plainAgain(order, change.points) : this.invoiceAgain(order, change);
    const keys = ['value', 'discount', 'spent', 'earned', 'payment'] as const;
    if (keys.every((key) => after[key] === order[key])) return order;
    const [spent, earned] = [after.spent - order.spent, after.earned - order.earned];
    this.move(order, [
      { kind: spent > 0 ? 'spend' : 'refund', points: -spent },
      { kind: 'adjust', points: earned },
    ]);
    return Object.assign(order, after, { version: order.version + 1 });
  }

  cancel(index: number): ModelOrder {
    const order = this.orders[index] ?? refuse('not-found');
    if (order.status === 'cancelled') refuse('wrong-state');
    const standing = order.moves.filter(({ reversed }) => !reversed);
    const back = (kind: Kind): Kind => (kind === 'spend' ? 'refund' : kind === 'refund' ? 'spend' : 'adjust');
    this.move(
      order,
      standing.map(({ kind, points }) => ({ kind: back(kind), points: -points })),
    );
    for (const moved of order.moves) moved.reversed = true;
    return Object.assign(order, { status: 'cancelled' as const, version: order.version + 1 });
  }

  /** Takes points that have expired. */
  expire(then: number): void {
    for (const account of this.accounts.values()) {
      const duePoints = account.lots
        .filter(({ expiresAt }) => expiresAt <= then)
        .reduce((sum, lot) => sum + lot.remaining, 0);
      if (duePoints > 0) this.post(account, { kind: 'expire', points: -duePoints }, undefined);
    }
  }

  /** Merges a customer into another, as a claim does. */
  merge(from: number, into: number): void {
    const [old, target] = [this.accounts.get(from), this.accounts.get(into)];
    for (const order of this.orders) if (order.buyer === from) order.buyer = into;
    if (!old?.isOpen) return;
    this.accounts.delete(from);
    if (!target?.isOpen) {
      this.accounts.set(into, old);
      return;
    }
    this.former.push(old);
    for (const lot of sortLots(old.lots)) {
      this.transferred += lot.remaining;
      this.post(target, { kind: 'adjust', points: lot.remaining }, undefined, lot.expiresAt);
      lot.remaining = 0;
    }
  }

  private redeemed(buyer: number, value: number): number {
    const uses = this.orders.filter(({ isCoded, status }) => isCoded && status === 'done');
    const own = uses.filter((order) => order.buyer === buyer).length;
    if (uses.length >= this.code.quota || own >= this.code.perMember || value < this.code.minimum)
      refuse('discount-unavailable');
    return Math.floor((value * this.code.percent) / 100);
  }

  private settled(value: number, discount: number, points: number, rate: number): { payment: number; earned: number } {
    const payment = value - discount - points * 1000;
    if (discount > value || payment < 0) refuse('invalid');
    // Payment × percent ÷ 100 ÷ 1000, truncated.
    return { payment, earned: Math.floor((payment * rate) / 10_000_000) };
  }

  private plainAgain(order: ModelOrder, points: number | undefined): ModelOrder {
    if (points === undefined) return { ...order };
    if (points === 0) refuse('invalid');
    return { ...order, ...(order.earned > 0 ? { earned: points } : { spent: points }) };
  }

  private invoiceAgain(order: ModelOrder, change: { value?: number; points?: number; discount?: number }): ModelOrder {
    const { value = order.value, points: spent = order.spent } = change;
    const discount = order.isCoded
      ? Math.floor((value * this.code.percent) / 100)
      : (change.discount ?? order.discount);
    return { ...order, value, discount, spent, ...this.settled(value, discount, spent, order.rate) };
  }

  private enter(
    buyer: number,
    facts: Pick<
      ModelOrder,
      'kind' | 'invoiceNumber' | 'value' | 'discount' | 'isCoded' | 'spent' | 'earned' | 'payment'
    >,
  ): ModelOrder {
    const order: ModelOrder = { ...facts, buyer, status: 'done', rate: this.rate, version: 1, moves: [] };
    this.orders.push(order);
    this.account(buyer).isOpen = true;
    const moves: { kind: Kind; points: number }[] = [
      { kind: 'spend', points: -facts.spent },
      { kind: 'earn', points: facts.earned },
    ];
    for (const { kind, points } of moves) if (points !== 0) this.postOf(order, { kind, points });
    return order;
  }

  /** Applies the movements of an order, additions first; all or none. */
  private move(order: ModelOrder, moves: readonly { kind: Kind; points: number }[]): void {
    const sum = moves.reduce((total, { points }) => total + points, 0);
    if (this.account(order.buyer).points + sum < 0) refuse('insufficient-points');
    for (const move of moves.filter(({ points }) => points > 0)) this.postOf(order, move);
    for (const move of moves.filter(({ points }) => points < 0)) this.postOf(order, move);
  }

  private postOf(order: ModelOrder, move: { kind: Kind; points: number }): void {
    this.post(this.account(order.buyer), move, this.orders.indexOf(order));
    order.moves.push({ ...move, reversed: false });
  }

  private post(
    account: ModelAccount,
    { kind, points }: { kind: Kind; points: number },
    order: number | undefined,
    expiresAt = this.months === null ? Infinity : monthsLater(this.now, this.months),
  ): void {
    account.points += points;
    account.lines.push({ kind, points, balance: account.points });
    if (kind === 'expire') account.expired -= points;
    else if (kind === 'spend' || kind === 'refund') account.spent -= points;
    else account.added += points;
    if (points > 0) account.lots.push({ remaining: points, expiresAt, order });
    else this.take(account, -points, kind === 'adjust' ? order : undefined);
  }

  /** Takes points that expire first. A reversal first takes points of its own order. */
  private take(account: ModelAccount, points: number, order: number | undefined): void {
    const own = order === undefined ? [] : account.lots.filter((lot) => lot.order === order);
    let rest = points;
    for (const lot of [...own, ...sortLots(account.lots)]) {
      const points = Math.min(rest, lot.remaining);
      lot.remaining -= points;
      rest -= points;
    }
    account.lots = account.lots.filter(({ remaining }) => remaining > 0);
  }
}

/** Sorts lots by expiry, then by age. */
const sortLots = (lots: readonly Lot[]): Lot[] =>
  lots.toSorted((one, other) => (one.expiresAt === other.expiresAt ? 0 : one.expiresAt - other.expiresAt));
