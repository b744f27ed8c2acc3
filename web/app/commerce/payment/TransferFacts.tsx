import { paymentQrAddress } from '@m4u/contract/commerce/payment/rules';
import type { PaymentPage } from '@m4u/contract/commerce/payment/schema';
import { PayCode } from '../../content/activity/PayCode.tsx';
import { m } from '../../paraglide/messages.js';
import { money } from '../../platform/language/formats.ts';
import { CopyFacts } from '../../ui/sharing/CopyFacts.tsx';

/** How to pay: the VietQR code, and what people enter who cannot scan it. */
export const TransferFacts = ({
  payment: { account, amount, received, memo },
  token,
}: {
  payment: Pick<PaymentPage, 'account' | 'amount' | 'received' | 'memo'>;
  token: string;
}) => {
  const missing = Math.max(amount - received, 0) || amount;
  return (
    <>
      <PayCode
        address={{ svg: paymentQrAddress(token), png: paymentQrAddress(token, 'png') }}
        alt={m.affiliate_vietqr_alt({ name: account.ownerName, amount: money(missing) })}
        text={m.payment_scan()}
      />
      <CopyFacts
        facts={[
          { label: m.activity_bank(), value: account.bankName },
          { label: m.activity_account_owner(), value: account.ownerName },
          { label: m.activity_account_number(), value: account.accountNumber, copied: account.accountNumber },
          { label: m.payment_amount(), value: money(missing), copied: String(missing) },
          { label: m.affiliate_memo(), value: memo, copied: memo },
        ]}
      />
    </>
  );
};
