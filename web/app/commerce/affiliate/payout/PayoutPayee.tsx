import type { PayoutItem } from '@m4u/contract/commerce/affiliate/payout';
import Download from 'lucide-react/icons/download';
import QrCode from 'lucide-react/icons/qr-code';
import { m } from '../../../paraglide/messages.js';
import { date, money, number } from '../../../platform/language/formats.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CopyButton } from '../../../ui/sharing/CopyButton.tsx';
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
          <div className="stack items-center gap-3 pb-2 text-center">
            <img
              src={code.svg}
              alt={m.affiliate_vietqr_alt({ name: account.ownerName, amount: money(amount) })}
              width={260}
              height={260}
              loading="lazy"
              className="rounded-md bg-white"
            />
            <p className="max-w-xs text-sm text-muted">{m.affiliate_vietqr_text()}</p>
            <LinkButton to={code.png} reloadDocument download="vietqr.png" variant="secondary" icon={Download}>
              {m.activity_qr_save()}
            </LinkButton>
          </div>
        </details>
      )}
      <dl className="divide-y divide-line text-sm">
        {facts.map(({ label, value, copied }) => (
          <div key={label} className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-1">
            <dt className="text-muted">{label}</dt>
            <dd className="col-start-1 font-semibold wrap-anywhere" translate="no">
              {value}
            </dd>
            {copied !== undefined && code && (
              <dd className="col-start-2 row-span-2 row-start-1">
                <CopyButton text={copied} variant="quiet">
                  {m.ui_copy()} <span className="sr-only">{label}</span>
                </CopyButton>
              </dd>
            )}
          </div>
        ))}
      </dl>
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
