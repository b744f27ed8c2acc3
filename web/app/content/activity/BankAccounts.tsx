import type { BankAccount } from '@m4u/contract/content/activity/account';
import QrCode from 'lucide-react/icons/qr-code';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { Avatar } from '../../ui/Avatar.tsx';
import { CopyButton } from '../../ui/sharing/CopyButton.tsx';
import { PayCode } from './PayCode.tsx';

/** Groups an account number by four digits for reading; other texts are not changed. */
const groupDigits = (number: string): string =>
  /^\d+$/.test(number) ? (number.match(/\d{1,4}/g) ?? []).join(' ') : number;

/** The code is in a fold-out that works without scripts, and loads only when it is opened. */
const Code = ({ account, codeAt, open }: Pick<BankAccountCardProps, 'account' | 'codeAt' | 'open'>) => (
  <details open={open} className="group mt-2 border-t border-line">
    <summary className="flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-md font-semibold text-accent-ink">
      <QrCode aria-hidden size={20} />
      {m.activity_qr()}
    </summary>
    <PayCode
      address={{ svg: codeAt('svg'), png: codeAt('png') }}
      alt={m.activity_qr_alt({ owner: account.ownerName, bank: account.bankName })}
      text={m.activity_qr_hint()}
    />
  </details>
);

export interface BankAccountCardProps {
  account: BankAccount;
  /** Address of the VietQR code. */
  codeAt: (format: 'svg' | 'png') => string;
  lang: string;
  /** Shows the code at once, on the account's own screen. */
  open?: boolean;
  /** The owner's buttons. */
  actions?: ReactNode;
}

/** A bank account: its number, which can be copied, and its VietQR code. */
export const BankAccountCard = ({ account, codeAt, lang, open = false, actions }: BankAccountCardProps) => {
  const { bin, bankName, ownerName, accountNumber, displayName } = account;
  return (
    <div className="rounded-md border border-line p-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Avatar name={bankName} size={44} />
        <div className="text-beside">
          <p lang={lang} className="wrap-anywhere text-muted">
            {displayName === '' || displayName === bankName ? bankName : `${displayName}\u00a0· ${bankName}`}
          </p>
          <p className="text-lg font-bold tracking-wide tabular-nums wrap-anywhere">{groupDigits(accountNumber)}</p>
          <p lang={lang} className="font-semibold wrap-anywhere">
            {ownerName}
          </p>
        </div>
        {actions}
      </div>
      <div className="no-print grid fit-3 gap-2 pt-3">
        <CopyButton text={accountNumber} stacked>
          {m.activity_copy_number()}
        </CopyButton>
        <CopyButton text={ownerName} stacked>
          {m.activity_copy_owner()}
        </CopyButton>
        <CopyButton text={`${bankName}\n${accountNumber}\n${ownerName}`} stacked>
          {m.activity_copy_all()}
        </CopyButton>
      </div>
      {bin !== null && <Code account={account} codeAt={codeAt} open={open} />}
    </div>
  );
};
