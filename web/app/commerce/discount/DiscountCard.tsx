import type { Discount } from '@m4u/contract/commerce/discount/schema';
import QrCode from 'lucide-react/icons/qr-code';
import { m } from '../../paraglide/messages.js';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { showPath } from './discountPaths.tsx';
import { formatDiscountDays, formatMinimum, formatDiscount } from '../../content/section/offers/offerWords.tsx';
import { formatUsesLeft } from './discountWords.tsx';

/** A discount for a customer: amount, code, days, remaining uses, and a link to show it at the counter. */
export const DiscountCard = ({ discount }: { discount: Discount }) => (
  <Card as="li">
    <div className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <h3 className="text-lg font-semibold text-balance">{formatDiscount(discount)}</h3>
        <p className="wrap-anywhere">{discount.name}</p>
      </div>
      <LinkButton
        to={showPath(discount._id)}
        icon={QrCode}
        aria-label={`${m.discount_use()}: ${discount.name}`}
        prefetch="intent"
      >
        {m.discount_use()}
      </LinkButton>
    </div>
    <p className="mt-3 border-t border-dashed border-line pt-3 font-mono text-lg font-semibold tracking-wider wrap-anywhere">
      {discount.code}
    </p>
    <p className="mt-1 text-sm text-muted">
      {[formatDiscountDays(discount), formatMinimum(discount), formatUsesLeft(discount)].join(' · ')}
    </p>
  </Card>
);
