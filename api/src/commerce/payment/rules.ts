import type { NoticeFinding, NoticeSettlement, PaymentState } from '@m4u/contract/commerce/payment/rules';
import { dayOf } from '@m4u/contract/days';
import { findMemos, MEMO_ALPHABET, MEMO_RANDOM, makeMemo } from '@m4u/contract/commerce/payment/memo.rules';

/** A transfer, as every service tells of one. */
export interface Transfer {
  /** The service's id. */
  readonly providerId: string;
  readonly direction: 'in' | 'out';
  /** VND; null where the notice is not about a transfer. */
  readonly amount: number | null;
  /** The accounts at which it arrived: the bank account, and a virtual one for it. */
  readonly accounts: readonly string[];
  /** The memo. */
  readonly content: string;
  /** The bank's number of the transfer. */
  readonly reference: string;
  /** When the bank booked it; null where the service does not say so. */
  readonly at: Date | null;
}

/** The facts of a payment that decide what a transfer is for it. */
export interface PaymentFacts {
  readonly id: string;
  readonly state: PaymentState;
  readonly amount: number;
  /** VND that arrived before. */
  readonly received: number;
  readonly accountNumber: string;
  readonly dueAt: Date;
}

/** An account number in the writing that is compared. */
export const foldAccount = (number: string): string => number.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** The account of a transfer: the first that is said. */
export const firstAccount = (accounts: readonly string[]): string => accounts.find((account) => account !== '') ?? '';

/** A reference in the writing that is compared; banks add a part behind `\\`, which services leave out. */
const foldReference = (reference: string): string =>
  reference
    .replace(/\\.*$/s, '')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');

/**
 * Names a transfer by the bank's reference, its account, direction, amount and day in Vietnam: a statement and a service
 * that tell of one transfer write the same. Null without a reference.
 */
export const transferKey = ({
  reference,
  accounts,
  direction,
  amount,
  at,
}: Pick<Transfer, 'reference' | 'accounts' | 'direction' | 'amount'> & { readonly at: Date }): string | null => {
  const folded = foldReference(reference);
  if (folded === '' || amount === null) return null;
  return [folded, foldAccount(firstAccount(accounts)), direction, amount, dayOf(at)].join(' ');
};

const arrivesAt = (accounts: readonly string[], accountNumber: string): boolean =>
  accounts.some((each) => foldAccount(each) === foldAccount(accountNumber));

const findAmount = (received: number, amount: number): NoticeFinding => {
  if (received === amount) return 'matched';
  return received < amount ? 'too-little' : 'too-much';
};

/**
 * Finds out what a transfer is (docs/rules/payment.md#findings). `named` are the payments of the group whose codes are
 * in its memo; `at` is when it was made.
 */
const judgeTransfer = (
  { direction, amount, accounts }: Pick<Transfer, 'direction' | 'amount' | 'accounts'>,
  named: readonly PaymentFacts[],
  at: Date,
): Judgement => {
  const [payment] = named;
  if (amount === null) return { finding: 'other', paymentId: null };
  if (payment === undefined || named.length > 1)
    return { finding: direction === 'in' ? 'unknown' : 'other', paymentId: null };
  const find = (): NoticeFinding => {
    if (direction === 'out') return 'outgoing';
    if (payment.state === 'paid' || payment.state === 'refunded') return 'twice';
    if (!arrivesAt(accounts, payment.accountNumber)) return 'wrong-account';
    if (payment.state === 'cancelled' || at > payment.dueAt) return 'late';
    return findAmount(payment.received + amount, payment.amount);
  };
  return { finding: find(), paymentId: payment.id };
};

/** A transfer with when it was made, and whether the other side told of it: a service, or a statement. */
interface Arrival {
  readonly transfer: Transfer;
  readonly at: Date;
  readonly isRepeated: boolean;
}

/** The finding about a transfer, and the payment that it names. */
interface Judgement {
  readonly finding: NoticeFinding;
  readonly paymentId: string | null;
}

/** A payment after a transfer was counted for it. */
const countFor = (payment: PaymentFacts, finding: NoticeFinding, amount: number): PaymentFacts => {
  if (!isCounted({ finding, settlement: null })) return payment;
  const state = finding === 'matched' ? 'paid' : payment.state;
  return { ...payment, received: payment.received + amount, state };
};

/** Finds out what transfers are, one after the other: each sees what those before it paid. */
export const judgeTransfers = (
  arrivals: readonly Arrival[],
  payments: readonly (PaymentFacts & { readonly memo: string })[],
): Judgement[] => {
  const byMemo = new Map<string, PaymentFacts>(payments.map((payment) => [payment.memo, payment]));
  return arrivals.map(({ transfer, at, isRepeated }) => {
    const memos = findMemos(transfer.content);
    const named = memos.flatMap((memo) => byMemo.get(memo) ?? []);
    const { finding, paymentId } = judgeTransfer(transfer, named, at);
    if (isRepeated) return { finding: 'repeated', paymentId };
    for (const memo of paymentId === null ? [] : memos) {
      const payment = byMemo.get(memo);
      if (payment) byMemo.set(memo, countFor(payment, finding, transfer.amount ?? 0));
    }
    return { finding, paymentId };
  });
};

/** Whether the amount of a notice is counted as received by its payment. */
export const isCounted = ({
  finding,
  settlement,
}: {
  readonly finding: NoticeFinding;
  readonly settlement: NoticeSettlement | null;
}): boolean =>
  settlement === null || settlement === 'joined'
    ? finding === 'matched' || finding === 'too-little'
    : settlement === 'accepted' || settlement === 'assigned';

/** Random bytes from which a code is drawn: so many that too few usable ones are out of the question. */
export const MEMO_BYTES = 32;

/** Draws a code of random bytes; bytes beyond the last full round of characters are left out, so that all are equal. */
export const drawMemo = (bytes: Buffer): string => {
  const { length } = MEMO_ALPHABET;
  const usable = [...bytes].filter((byte) => byte < 256 - (256 % length)).map((byte) => byte % length);
  return makeMemo(usable.slice(0, MEMO_RANDOM));
};

/** Random bytes of the address of a page. */
export const TOKEN_BYTES = 16;
