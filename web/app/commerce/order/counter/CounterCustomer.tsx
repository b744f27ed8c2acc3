import type { PointAccount } from '@m4u/contract/commerce/book/statement';
import { m } from '../../../paraglide/messages.js';
import { LinkButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { BuyerFace, BuyerName, formatExpiring } from '../../point/CustomerSummary.tsx';
import { counterPath } from '../../point/pointPaths.tsx';
import { points } from '../../point/pointWords.tsx';

/** The customer of an order, with points, and a link that chooses another one for the same amount. */
export const CounterCustomer = ({ account, amount }: { account: PointAccount; amount: string }) => {
  const expiring = formatExpiring(account);
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-3">
        <div className="flex min-w-0 flex-1 basis-44 items-center gap-3">
          <BuyerFace buyer={account.buyer} size={52} />
          <BuyerName buyer={account.buyer} heading />
        </div>
        <LinkButton to={counterPath({ amount: amount || undefined })} variant="secondary">
          {m.point_other_customer()}
        </LinkButton>
      </div>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-3 text-sm text-muted">
        <span>
          {m.point_balance()} <strong className="text-base text-ink">{points(account.points)}</strong>
        </span>
        {expiring !== undefined && <span>{expiring}</span>}
      </p>
    </Card>
  );
};
