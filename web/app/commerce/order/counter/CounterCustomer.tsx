import type { PointAccount } from '@m4u/contract/commerce/book/statement';
import type { Standing } from '@m4u/contract/commerce/order/earning';
import { m } from '../../../paraglide/messages.js';
import { LinkButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Tag, Tags } from '../../../ui/Tag.tsx';
import { BuyerFace, BuyerName, formatExpiring } from '../../point/CustomerSummary.tsx';
import { counterPath } from '../../point/pointPaths.tsx';
import { points } from '../../point/pointWords.tsx';
import { describeTerm, StandingLine } from '../earning/standingWords.tsx';

export interface CounterCustomerProps {
  account: PointAccount;
  /** Keeps the shop, also when another tab has opened another one since. */
  groupId: string;
  /** Id of the customer from the address. */
  memberId: string;
  /** Amount of the order, in VND; empty before it is typed. */
  amount: string;
  /** Request that the order fulfils. */
  requestId: string | undefined;
  standing: Standing;
  /** Points are given or taken without an invoice. */
  isPlain?: boolean;
}

/** The customer at the counter, with points, the way to another one, and the choice of an order without an invoice. */
export const CounterCustomer = ({
  account,
  groupId,
  memberId,
  amount,
  requestId,
  standing,
  isPlain = false,
}: CounterCustomerProps) => {
  const expiring = formatExpiring(account);
  const typed = { groupId, memberId, amount: amount || undefined, requestId };
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-3">
        <div className="flex min-w-0 flex-1 basis-44 items-center gap-3">
          <BuyerFace buyer={account.buyer} size={52} />
          <BuyerName buyer={account.buyer} heading />
        </div>
        <LinkButton to={counterPath({ groupId, amount: amount || undefined })} variant="secondary">
          {m.point_other_customer()}
        </LinkButton>
      </div>
      <p className="mt-2 mb-3 flex flex-wrap items-baseline gap-x-3 text-sm text-muted">
        <span>
          {m.point_balance()} <strong className="text-base text-ink">{points(account.points)}</strong>
        </span>
        {expiring !== undefined && <span>{expiring}</span>}
      </p>
      <div className="mb-3 empty:hidden">
        <StandingLine standing={standing} />
        {!isPlain &&
          standing.terms.map((term) => (
            <p key={`${term.rule} ${term.name}`} lang="" className="text-sm text-success">
              {describeTerm(term)}
            </p>
          ))}
      </div>
      <nav aria-label={m.point_modes()}>
        <Tags wrap>
          <Tag to={counterPath(typed)} current={!isPlain}>
            {m.point_mode_invoice()}
          </Tag>
          <Tag to={counterPath({ ...typed, mode: 'plain' })} current={isPlain}>
            {m.point_mode_plain()}
          </Tag>
        </Tags>
      </nav>
    </Card>
  );
};
