import type { ForeignAddress } from '@m4u/contract/social/phonebook/scan.address';
import type { ContactCard } from '@m4u/contract/social/phonebook/scan.card';
import type { PaymentCode } from '@m4u/contract/social/phonebook/scan.payment';
import type { ScannedWifi } from '@m4u/contract/social/phonebook/scan';
import ExternalLink from 'lucide-react/icons/external-link';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { money } from '../../../platform/language/formats.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { CopyButton } from '../../../ui/sharing/CopyButton.tsx';
import { addressWarningWords } from './scanWords.tsx';

interface FactProps {
  label: string;
  value: string;
  /** Text that the copy button copies; no button when absent. */
  copy?: string;
  large?: boolean;
  lang?: string | undefined;
}

/** One detail of a code. */
const Fact = ({ label, value, copy, large, lang }: FactProps) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 last:border-0">
    <dt className="w-full text-sm text-muted">{label}</dt>
    <dd className={classNames('min-w-0 flex-1 wrap-anywhere', large && 'text-xl font-bold')}>
      <bdi lang={lang}>{value}</bdi>
    </dd>
    {copy !== undefined && (
      <dd>
        <CopyButton text={copy}>
          {m.ui_copy()} <span className="sr-only">{label}</span>
        </CopyButton>
      </dd>
    )}
  </div>
);

const Facts = ({ children }: { children: ReactNode }) => <dl>{children}</dl>;

const Alert = ({ children }: { children: ReactNode }) => (
  <div className="flex gap-3 rounded-md bg-danger-soft px-4 py-3">
    <TriangleAlert aria-hidden size={22} className="mt-0.5 shrink-0 text-danger" />
    <div className="flex min-w-0 flex-1 flex-col gap-1">{children}</div>
  </div>
);

/** Details of a payment code. Banking apps cannot be opened from here, so it explains the next step. */
export const PaymentFacts = ({ code }: { code: PaymentCode }) => {
  if (!code.intact)
    return (
      <Alert>
        <p className="font-semibold">{m.scan_payment_broken()}</p>
        <p>{m.scan_payment_broken_text()}</p>
      </Alert>
    );
  const bank = code.bank ? `${code.bank.shortName} · ${code.bank.name}` : m.scan_bank_unknown({ bin: code.bin });
  const isTransfer = code.account !== '';
  return (
    <>
      <Facts>
        {isTransfer && <Fact label={m.scan_bank()} value={bank} lang={code.bank ? 'vi' : undefined} />}
        {isTransfer && (
          <Fact
            label={code.isCard ? m.scan_card_number() : m.scan_account()}
            value={code.account}
            copy={code.account}
            large
          />
        )}
        {code.holder !== '' && <Fact label={m.scan_holder()} value={code.holder} />}
        {code.amount !== null && (
          <Fact label={m.scan_amount()} value={money(code.amount)} copy={String(code.amount)} large />
        )}
        {code.note !== '' && <Fact label={m.scan_note()} value={code.note} copy={code.note} />}
      </Facts>
      <p className="text-sm text-muted">{isTransfer ? m.scan_payment_how() : m.scan_shop_how()}</p>
      {code.holder !== '' && <p className="text-sm text-muted">{m.scan_holder_unchecked()}</p>}
    </>
  );
};

/** A foreign address: its domain, warnings, and a link. */
export const AddressFacts = ({ address: { domain, address, warnings } }: { address: ForeignAddress }) => (
  <>
    <p className="text-xl font-bold wrap-anywhere">
      <bdi dir="ltr">{domain}</bdi>
    </p>
    <Alert>
      <p className="font-semibold">{m.scan_foreign()}</p>
      {warnings.map((warning) => (
        <p key={warning}>{addressWarningWords[warning]()}</p>
      ))}
    </Alert>
    <p className="max-h-32 overflow-y-auto rounded-sm bg-sunken px-3 py-2 text-sm break-all">
      <bdi dir="ltr">{address}</bdi>
    </p>
    <div className="grid gap-3 sm:grid-cols-2">
      <CopyButton text={address}>{m.scan_copy_address()}</CopyButton>
      <a href={address} target="_blank" rel="noopener noreferrer" className={buttonClass({ variant: 'secondary' })}>
        <ExternalLink aria-hidden size={20} />
        {m.scan_open_address()}
      </a>
    </div>
  </>
);

/** Details of a contact card. */
export const CardFacts = ({ card }: { card: ContactCard }) => (
  <>
    <div>
      <p className="text-xl font-bold wrap-anywhere">{card.name}</p>
      {(card.title !== '' || card.organization !== '') && (
        <p className="text-muted wrap-anywhere">{[card.title, card.organization].filter(Boolean).join(' · ')}</p>
      )}
    </div>
    <Facts>
      {card.phones.map((phone) => (
        <Fact key={phone} label={m.scan_kind_phone()} value={phone} copy={phone} />
      ))}
      {card.emails.map((email) => (
        <Fact key={email} label={m.scan_kind_email()} value={email} copy={email} />
      ))}
      {card.website !== '' && <Fact label={m.scan_website()} value={card.website} copy={card.website} />}
      {card.address !== '' && <Fact label={m.scan_address()} value={card.address} />}
      {card.note !== '' && <Fact label={m.scan_card_note()} value={card.note} />}
    </Facts>
  </>
);

/** A Wi-Fi network; the password is hidden until requested. */
export const WifiFacts = ({ wifi }: { wifi: ScannedWifi }) => {
  const [isVisible, setVisible] = useState(false);
  return (
    <>
      <Facts>
        <Fact label={m.scan_network()} value={wifi.network} large />
        {!wifi.isOpen && isVisible && <Fact label={m.scan_password()} value={wifi.password} copy={wifi.password} />}
      </Facts>
      {wifi.isOpen ? (
        <p>{m.scan_network_open()}</p>
      ) : (
        !isVisible && (
          <Button variant="secondary" onClick={() => setVisible(true)} block>
            {m.scan_password_show()}
          </Button>
        )
      )}
      <p className="text-sm text-muted">{m.scan_network_how()}</p>
    </>
  );
};
