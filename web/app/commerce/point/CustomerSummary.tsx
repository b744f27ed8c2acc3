import type { PointAccount } from '@m4u/contract/commerce/book/statement';
import type { Buyer } from '@m4u/contract/commerce/point/schema';
import { m } from '../../paraglide/messages.js';
import { date, number } from '../../platform/language/formats.ts';
import { smallSource } from '../../profile/upload/StoredPicture.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { formatBuyerPhone } from './pointWords.tsx';

/** A buyer's portrait; initials for a customer with an unclaimed record. */
export const BuyerFace = ({ buyer, size }: { buyer: Buyer; size: number }) => {
  const portrait = buyer.member?.portrait;
  return <Avatar name={buyer.name} src={portrait ? smallSource(portrait, size) : undefined} size={size} />;
};

/** A buyer's name, with the phone number or the member's own description. */
export const BuyerName = ({ buyer, heading = false }: { buyer: Buyer; heading?: boolean }) => {
  const Name = heading ? 'h2' : 'p';
  const about = formatBuyerPhone(buyer) || buyer.member?.headline;
  return (
    <div className="min-w-0 flex-1">
      <Name className={heading ? 'text-lg wrap-anywhere' : 'font-semibold wrap-anywhere'} translate="no">
        {buyer.name}
      </Name>
      {about && (
        <p className="truncate text-sm text-muted" translate="no">
          {about}
        </p>
      )}
    </div>
  );
};

/** Formats the points that expire next; undefined when none do. */
export const formatExpiring = ({ expiring }: Pick<PointAccount, 'expiring'>): string | undefined =>
  expiring === null ? undefined : m.point_expiring({ count: number(expiring.points), date: date(expiring.at) });
