import type { Payout } from '@m4u/contract/commerce/affiliate/payout';
import { m } from '../../../paraglide/messages.js';
import { money, number } from '../../../platform/language/formats.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog, useDialog } from '../../../ui/overlays/Dialog.tsx';

/** Buttons that mark all ready items as paid, or cancel the unpaid ones; both ask for confirmation. */
export const PayoutActions = ({ payout, formKey }: { payout: Payout; formKey: string }) => {
  const pay = useDialog();
  const cancel = useDialog();
  const { can, items, ready, paidVnd } = payout;
  const sum = items
    .filter(({ status, unit }) => status === 'ready' && unit === 'vnd')
    .reduce((all, { amount }) => all + amount, 0);
  if (!can.pay && !can.cancel) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {can.pay && ready > 0 && (
        <>
          {/* The transfers come first. */}
          <Button variant={paidVnd > 0 ? 'primary' : 'secondary'} {...pay.trigger}>
            {m.affiliate_pay_all()}
          </Button>
          <ConfirmDialog
            {...pay}
            title={m.affiliate_pay_all()}
            question={m.affiliate_pay_all_question({ count: number(ready), sum: money(sum) })}
            confirm={m.affiliate_pay_do()}
            fields={{ intent: 'pay', key: formKey }}
            danger={false}
          />
        </>
      )}
      {can.cancel && (
        <>
          <Button variant="secondary" {...cancel.trigger}>
            {m.affiliate_payout_cancel()}
          </Button>
          <ConfirmDialog
            {...cancel}
            title={m.affiliate_payout_cancel()}
            question={m.affiliate_payout_cancel_question()}
            confirm={m.affiliate_payout_cancel()}
            fields={{ intent: 'cancel', key: formKey }}
          />
        </>
      )}
    </div>
  );
};
