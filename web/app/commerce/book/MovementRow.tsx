import type { Movement } from '@m4u/contract/commerce/book/statement';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { date, dateAndTime } from '../../platform/language/formats.ts';
import { orderPath } from '../point/pointPaths.tsx';
import { movedPoints, movementWords } from '../point/pointWords.tsx';

/** Title of a movement: its kind, marked when it reverses another movement. */
const titleOf = ({ kind, reverses }: Movement): string =>
  reverses === null ? movementWords[kind]() : m.point_reversed({ kind: movementWords[kind]() });

const Facts = ({ movement, beside }: { movement: Movement; beside: ReactNode }) => {
  const { note, order, expiresAt, createdAt, points } = movement;
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{titleOf(movement)}</span>
        {order !== null && order.invoiceNumber !== null && (
          <span className="block text-sm wrap-anywhere" translate="no">
            {order.invoiceNumber}
          </span>
        )}
        {beside}
        {note !== '' && (
          <span className="block text-sm wrap-anywhere text-muted" translate="no">
            {note}
          </span>
        )}
        <span className="block text-sm text-muted">
          <time dateTime={createdAt}>{dateAndTime(createdAt)}</time>
          {expiresAt !== null && points > 0 && ` · ${m.point_lives_until({ date: date(expiresAt) })}`}
        </span>
      </span>
    </>
  );
};

export interface MovementRowProps {
  movement: Movement;
  /** Balance after the movement, where known. */
  balance?: string;
  /** The other side of the movement: group or buyer. */
  beside?: ReactNode;
}

/** A movement in a statement or list, with a link to its order, if any. */
export const MovementRow = ({ movement, balance, beside }: MovementRowProps) => {
  const { points, order } = movement;
  const look = 'flex min-h-16 items-start gap-3 px-4 py-3';
  const inside = (
    <>
      <Facts movement={movement} beside={beside} />
      <span className="shrink-0 text-right">
        <span className={points > 0 ? 'block font-bold text-success' : 'block font-bold'}>{movedPoints(points)}</span>
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
