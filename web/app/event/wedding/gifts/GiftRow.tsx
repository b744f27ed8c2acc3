import type { WeddingGift } from '@m4u/contract/event/wedding/gifts';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { dateAndTime } from '../../../platform/language/formats.ts';
import { giftPath } from '../weddingPaths.tsx';
import { weddingSideWords } from '../weddingWords.tsx';
import { formatGift, giftWayWords } from './giftWords.tsx';

/** A noted gift, which leads to its form. */
export const GiftRow = ({ weddingId, gift }: { weddingId: string; gift: WeddingGift }) => {
  const { _id, guest, name, side, way, note, receivedAt, thankedAt } = gift;
  const facts = [
    giftWayWords[way](),
    weddingSideWords[side](),
    dateAndTime(receivedAt),
    guest === null ? m.wedding_gift_no_guest() : '',
  ];
  return (
    <Link
      to={giftPath(weddingId, _id)}
      className="flex min-h-14 flex-wrap items-center gap-x-4 px-4 py-2 hover:bg-sunken"
      prefetch="intent"
    >
      <span className="min-w-0 grow basis-48">
        <span className="block font-semibold wrap-anywhere" translate="no">
          {name}
        </span>
        <span className="block text-sm text-muted">{facts.filter(Boolean).join(' · ')}</span>
        {note !== '' && (
          <span className="block text-sm wrap-anywhere text-muted" translate="no">
            {note}
          </span>
        )}
      </span>
      <span className="flex items-center gap-2">
        <span className="font-semibold wrap-anywhere tabular-nums" translate="no">
          {formatGift(gift)}
        </span>
        {thankedAt !== null && (
          <>
            <CircleCheck aria-hidden size={20} className="shrink-0 text-success" />
            <span className="sr-only">{m.wedding_gift_thanked()}</span>
          </>
        )}
      </span>
    </Link>
  );
};
