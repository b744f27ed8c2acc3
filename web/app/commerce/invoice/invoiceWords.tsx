import {
  type InvoiceFault,
  type InvoiceMode,
  type InvoiceState,
  type PartyKind,
  TAX_RATES,
  type TaxRate,
} from '@m4u/contract/commerce/invoice/rules';
import type { EInvoice } from '@m4u/contract/commerce/invoice/schema';
import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import FilePen from 'lucide-react/icons/file-pen';
import Hourglass from 'lucide-react/icons/hourglass';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { m } from '../../paraglide/messages.js';
import { Tag } from '../../ui/Tag.tsx';

/** Words of the states of an e-invoice. */
export const invoiceStateWords: Readonly<Record<InvoiceState, () => string>> = {
  waiting: m.einvoice_state_waiting,
  created: m.einvoice_state_created,
  issued: m.einvoice_state_issued,
  failed: m.einvoice_state_failed,
};

const stateIcons: Readonly<Record<InvoiceState, LucideIcon>> = {
  waiting: Hourglass,
  created: FilePen,
  issued: CircleCheck,
  failed: TriangleAlert,
};

/** The state of an e-invoice as labels: also that it is on its way, or must be replaced. */
export const InvoiceTags = ({
  invoice: { state, isAsked, refundedAt },
}: {
  invoice: Pick<EInvoice, 'state' | 'isAsked' | 'refundedAt'>;
}) => (
  <span className="flex flex-wrap gap-2">
    <Tag icon={stateIcons[state]}>{isAsked ? m.einvoice_state_sending() : invoiceStateWords[state]()}</Tag>
    {refundedAt !== null && (
      <Tag icon={TriangleAlert}>{state === 'issued' ? m.einvoice_replace() : m.payment_state_refunded()}</Tag>
    )}
  </span>
);

const faultWords: Readonly<Record<InvoiceFault, () => string>> = {
  refused: m.einvoice_fault_refused,
  credentials: m.einvoice_fault_credentials,
  setting: m.einvoice_fault_setting,
  total: m.einvoice_fault_total,
  unreachable: m.einvoice_fault_unreachable,
};

/** Why an e-invoice failed, with the provider's words for admins; null for one that has not. */
export const InvoiceFaultText = ({ invoice: { fault, message } }: { invoice: Pick<EInvoice, 'fault' | 'message'> }) =>
  fault === null ? null : (
    <span className="block text-sm text-danger wrap-anywhere">
      {faultWords[fault]()}
      {fault === 'refused' && message !== '' && <span lang="">{` “${message}”`}</span>}
    </span>
  );

/** Words of how e-invoices are issued. */
export const modeWords: Readonly<Record<InvoiceMode, { label: () => string; text: () => string }>> = {
  hand: { label: m.einvoice_mode_hand, text: m.einvoice_mode_hand_text },
  paid: { label: m.einvoice_mode_paid, text: m.einvoice_mode_paid_text },
};

/** Words of the kinds of buyers. */
export const partyKindWords: Readonly<Record<PartyKind, () => string>> = {
  person: m.einvoice_party_person,
  company: m.einvoice_party_company,
};

const rateWords = (rate: TaxRate): string => {
  if (rate === -2) return m.einvoice_rate_exempt();
  return rate === -1 ? m.einvoice_rate_undeclared() : `${rate}%`;
};

/** The tax rates to choose from. */
export const rateOptions = () => TAX_RATES.map((rate) => ({ value: String(rate), label: rateWords(rate) }));
