import type { Movement } from '@m4u/contract/commerce/book/statement';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { date, dateAndTime } from '../../platform/language/formats.ts';
import { classNames } from '../../ui/classNames.ts';
import { orderPath } from '../point/pointPaths.tsx';
import { movedPoints, movementKindWords } from '../point/pointWords.tsx';

/** Title of a movement: its kind, or for the reversal by a cancelled order what it did with the points. */
const movementTitle = ({ kind, reverses, points }: Movement): string => {
  if (reverses === null) return movementKindWords[kind]();
  return points < 0 ? m.point_reversal_taken() : m.point_reversal_given();
};

/** Whether the order was cancelled, so that a later movement takes this one back. */
const isTakenBack = ({ order, reverses }: Movement): boolean => order?.status === 'cancelled' && reverses === null;

const Facts = ({ movement, otherSide }: { movement: Movement; otherSide: ReactNode }) => {
  const { note, order, gift, expiresAt, createdAt, points } = movement;
  return (
    <>
      <span className="text-beside">
        <span className="block font-semibold">{movementTitle(movement)}</span>
        {order !== null && order.invoiceNumber !== null && (
          <span className="block text-sm wrap-anywhere" translate="no">
            {order.invoiceNumber}
          </span>
        )}
        {gift !== null && gift.name !== '' && (
          <span className="block text-sm wrap-anywhere" translate="no">
            {points < 0 ? m.gift_sent_to({ name: gift.name }) : m.gift_got_from({ name: gift.name })}
          </span>
        )}
        {otherSide}
        {isTakenBack(movement) && (
          <span className="block text-sm font-semibold">
            {points > 0 ? m.point_cancelled_taken() : m.point_cancelled_given()}
          </span>
        )}
        {note !== '' && (
          <span className="block text-sm wrap-anywhere text-muted" translate="no">
            {note}
          </span>
        )}
        <span className="block text-sm text-muted">
          <time dateTime={createdAt}>{dateAndTime(createdAt)}</time>
          {expiresAt !== null &&
            points > 0 &&
            !isTakenBack(movement) &&
            ` · ${m.point_lives_until({ date: date(expiresAt) })}`}
        </span>
      </span>
    </>
  );
};

const pointsLook = (movement: Movement): string | false => {
  if (isTakenBack(movement)) return 'text-muted line-through';
  return movement.points > 0 && 'text-success';
};

export interface MovementRowProps {
  movement: Movement;
  /** Balance after the movement, where known. */
  balance?: string;
  /** The other side of the movement: group or buyer. */
  otherSide?: ReactNode;
}

/** A movement in a statement or list, with a link to its order, if any. */
export const MovementRow = ({ movement, balance, otherSide }: MovementRowProps) => {
  const { points, order } = movement;
  const look = 'flex flex-wrap min-h-16 items-start gap-x-3 px-4 py-3';
  const inside = (
    <>
      <Facts movement={movement} otherSide={otherSide} />
      <span className="shrink-0 text-right">
        <span className={classNames('block font-bold', pointsLook(movement))}>{movedPoints(points)}</span>
        {balance !== undefined && <span className="block text-sm text-muted">{balance}</span>}
      </span>
    </>
  );
  if (order === null) return <div className={look}>{inside}</div>;
  return (
    <Link to={orderPath(order._id)} className={`${look} hover:bg-sunken`}>
      {inside}
    </Link>
  );
};
