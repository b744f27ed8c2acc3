import type { PayoutItem } from '@m4u/contract/commerce/affiliate/payout';
import QrCode from 'lucide-react/icons/qr-code';
import { m } from '../../../paraglide/messages.js';
import { date, money, number } from '../../../platform/language/formats.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { PayCode } from '../../../content/activity/PayCode.tsx';
import { CopyFacts } from '../../../ui/sharing/CopyFacts.tsx';
import { ConfirmDialog, useDialog } from '../../../ui/overlays/Dialog.tsx';
import { formatAmount } from '../../../content/section/offers/offerWords.tsx';
import { PayoutStatusTag } from './PayoutStatusTag.tsx';
import { PersonRow } from '../PersonRow.tsx';

export interface PayoutPayeeProps {
  item: PayoutItem;
  /** Addresses of the VietQR code; undefined when there is nothing to transfer. */
  code: { readonly svg: string; readonly png: string } | undefined;
  /** The next transfer, whose code is shown at once. */
  isNext: boolean;
  mayPay: boolean;
  /** A second person must approve the payout first. */
  isHeld: boolean;
  /** Idempotency key: a form that is sent twice takes effect once. */
  formKey: string;
}

const Transfer = ({ item, code, isNext }: Pick<PayoutPayeeProps, 'item' | 'code' | 'isNext'>) => {
  const { account, amount, memo } = item;
  if (account === null) return <p className="text-sm">{m.affiliate_item_waiting_text()}</p>;
  const facts = [
    { label: m.activity_bank(), value: account.bankName },
    { label: m.activity_account_owner(), value: account.ownerName },
    { label: m.activity_account_number(), value: account.accountNumber, copied: account.accountNumber },
    { label: m.affiliate_amount(), value: money(amount), copied: String(amount) },
    { label: m.affiliate_memo(), value: memo, copied: memo },
  ];
  return (
    <>
      {code && (
        <details open={isNext} className="border-b border-line">
          <summary className="flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-md font-semibold text-accent-ink">
            <QrCode aria-hidden size={20} />
            {m.affiliate_vietqr()}
          </summary>
          <PayCode
            address={code}
            alt={m.affiliate_vietqr_alt({ name: account.ownerName, amount: money(amount) })}
            text={m.affiliate_vietqr_text()}
          />
        </details>
      )}
      <CopyFacts facts={facts} canCopy={code !== undefined} />
    </>
  );
};

/** One payee's item of a payout: amount, transfer details and status. */
export const PayoutPayee = ({ item, code, isNext, mayPay, isHeld, formKey }: PayoutPayeeProps) => {
  const pay = useDialog();
  const { _id, member, unit, amount, rewards, status, paidAt } = item;
  return (
    <Card className="h-full">
      <div className="stack gap-3">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <PersonRow person={member}>{m.affiliate_rewards_count({ count: number(rewards) })}</PersonRow>
          <span className="flex flex-wrap items-center gap-2 sm:flex-col sm:items-end sm:gap-1">
            <span className="text-lg font-bold">{formatAmount(amount, unit)}</span>
            <PayoutStatusTag status={status} isHeld={isHeld} />
          </span>
        </div>
        {unit === 'points' && status === 'paid' && <p className="text-sm">{m.affiliate_points_given()}</p>}
        {unit === 'vnd' && status !== 'cancelled' && <Transfer item={item} code={code} isNext={isNext} />}
        {status === 'paid' && paidAt !== null && (
          <p className="text-sm text-muted">{m.affiliate_paid_on({ day: date(paidAt) })}</p>
        )}
        {mayPay && status === 'ready' && (
          <>
            <Button variant="secondary" block {...pay.trigger}>
              {m.affiliate_pay_one()}
            </Button>
            <ConfirmDialog
              {...pay}
              title={m.affiliate_pay_one()}
              question={m.affiliate_pay_one_question({ name: member.name, amount: formatAmount(amount, unit) })}
              confirm={m.affiliate_pay_do()}
              fields={{ intent: 'pay', item: _id, key: formKey }}
              danger={false}
            />
          </>
        )}
      </div>
    </Card>
  );
};
