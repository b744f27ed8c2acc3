import type { OrderFacts } from '@m4u/contract/commerce/order/schema';
import { m } from '../../paraglide/messages.js';
import { movedPoints } from '../point/pointWords.tsx';

type Moved = Pick<OrderFacts, 'status' | 'earned' | 'spent'>;

/** A reversal with its label: `Đã thu hồi điểm nhận`, `−5 điểm`. */
export interface ReversalLine {
  readonly label: string;
  readonly value: string;
}

/** Lists what the cancellation of an order did with its points; nothing for an order that stands. */
export const listReversals = ({ status, earned, spent }: Moved): ReversalLine[] =>
  status === 'done'
    ? []
    : [
        ...(earned > 0 ? [{ label: m.point_taken_back(), value: movedPoints(-earned) }] : []),
        ...(spent > 0 ? [{ label: m.point_given_back(), value: movedPoints(spent) }] : []),
      ];

/** A line about the points that a cancelled order took or gave back; empty for an order that stands or moved none. */
export const formatReversals = (order: Moved): string =>
  listReversals(order)
    .map(({ label, value }) => `${label}: ${value}`)
    .join(' · ');
