import type { GroupDiscount } from '@m4u/contract/commerce/discount/schema';
import Pencil from 'lucide-react/icons/pencil';
import { m } from '../../paraglide/messages.js';
import { number } from '../../platform/language/formats.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { CopyButton } from '../../ui/sharing/CopyButton.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { editPath } from './discountPaths.tsx';
import { formatDiscountDays, formatMinimum, formatDiscount } from '../../content/section/offers/offerWords.tsx';
import { DiscountStateTag } from './discountWords.tsx';

/** The number of uses of a discount, and its quota. */
export const Uses = ({ discount: { name, used, quota } }: { discount: GroupDiscount }) => (
  <div className="flex flex-col gap-1.5">
    <p className="text-sm">
      {quota === null
        ? m.discount_used({ used: number(used) })
        : m.discount_used_of({ used: number(used), quota: number(quota) })}
    </p>
    {quota !== null && <ProgressBar label={m.discount_used_bar({ name })} value={used} max={quota} />}
  </div>
);

/** A discount in the list of its group's admins. */
export const ManagedDiscount = ({ discount }: { discount: GroupDiscount }) => (
  <Card as="li">
    <div className="stack gap-3">
      <div>
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h2 className="min-w-0 text-lg font-semibold wrap-anywhere">{discount.name}</h2>
          <DiscountStateTag state={discount.state} />
        </div>
        <p className="font-mono font-semibold tracking-wider wrap-anywhere" translate="no">
          {discount.code}
        </p>
        <p className="mt-1 text-sm text-muted">
          {[formatDiscount(discount), formatMinimum(discount), formatDiscountDays(discount)].join(' · ')}
        </p>
      </div>
      <Uses discount={discount} />
      <div className="flex flex-wrap gap-2">
        <LinkButton
          to={editPath(discount._id)}
          variant="secondary"
          icon={Pencil}
          aria-label={m.discount_edit_of({ name: discount.name })}
        >
          {m.discount_edit()}
        </LinkButton>
        <CopyButton text={discount.code} variant="quiet">
          {m.discount_copy()}
        </CopyButton>
      </div>
    </div>
  </Card>
);
