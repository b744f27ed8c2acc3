import { INVOICE_STATES } from '@m4u/contract/commerce/invoice/rules';
import type { EInvoice } from '@m4u/contract/commerce/invoice/schema';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Settings from 'lucide-react/icons/settings';
import { Link } from 'react-router';
import type { Route } from './+types/invoices.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { dateAndTime, money, number } from '../../platform/language/formats.ts';
import { defineFilter, oneOf } from '../../platform/search/filter.server.ts';
import { requirePage } from '../../platform/search/table.server.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { GroupForm } from '../../profile/group/management/GroupForm.tsx';
import { LinkButton, SubmitButton } from '../../ui/Button.tsx';
import { ListView } from '../../ui/ListView.tsx';
import { StateTags } from '../../ui/StateTags.tsx';
import { readPaymentGroup } from '../payment/payment.server.ts';
import { PaymentFrame } from '../payment/PaymentFrame.tsx';
import { issueInvoice } from './invoice.server.ts';
import { invoicePath, invoiceSettingsPath, invoicesPath } from './invoicePaths.tsx';
import { InvoiceFaultText, invoiceStateWords, InvoiceTags } from './invoiceWords.tsx';

const readState = defineFilter({ state: oneOf(INVOICE_STATES) });

/** The e-invoices of a group that the reader administers (`?groupId=`); `?state=` filters them. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.payment_purpose());
  const chosen = await readPaymentGroup(context, request);
  const { page, filter, conditions } = readState(new URL(request.url).searchParams);
  const { state } = filter;
  if (!chosen.group) return { ...chosen, page, state, invoices: [], total: 0, open: 0, settings: null };
  const groupId = chosen.group._id;
  const { invoice, payment } = api(context);
  const { data: invoices, total } = await invoice.list({ query: { groupId, page, filter: conditions } });
  requirePage(context, { rows: invoices, total });
  const { data: settings } = await invoice.settings({ params: { groupId } });
  const { open } = (await payment.settings({ params: { groupId } })).data;
  return { ...chosen, page, state, invoices, total, open, settings };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  requireReader(context, m.payment_purpose());
  return issueInvoice(context, request);
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.einvoice_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

const Row = ({ invoice }: { invoice: EInvoice }) => {
  const { requestId, title, party, amount, paidAt, number: issuedNumber, series, can, state } = invoice;
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <span className="text-beside">
        <Link
          to={invoicePath(requestId)}
          lang=""
          className="font-semibold wrap-anywhere text-accent-ink hover:underline"
        >
          {title}
        </Link>
        <span className="block text-sm text-muted">
          <span translate="no">{party.name || m.einvoice_retail()}</span>
          {issuedNumber !== null && (
            <span translate="no">{` · ${[series, issuedNumber].filter(Boolean).join(' ')}`}</span>
          )}
          {` · ${dateAndTime(paidAt)}`}
        </span>
        <InvoiceFaultText invoice={invoice} />
      </span>
      <span className="font-bold tabular-nums">{money(amount)}</span>
      <InvoiceTags invoice={invoice} />
      {can.issue && (
        <GroupForm preventScrollReset>
          <input type="hidden" name="request" value={requestId} />
          <SubmitButton
            name="intent"
            value="issue"
            variant="secondary"
            aria-label={state === 'failed' ? m.einvoice_again_of({ title }) : m.einvoice_issue_of({ title })}
          >
            {state === 'failed' ? m.einvoice_again() : m.einvoice_issue()}
          </SubmitButton>
        </GroupForm>
      )}
    </li>
  );
};

export default function Invoices({ loaderData }: Route.ComponentProps) {
  const { group, choices, page, state, invoices, total, open, settings } = loaderData;
  const groupId = group?._id ?? '';
  const isReady = settings?.connection?.series != null;
  const setUp = (
    <LinkButton to={invoiceSettingsPath(groupId)} icon={Settings} variant={isReady ? 'secondary' : 'primary'}>
      {isReady ? m.einvoice_settings() : m.einvoice_connect()}
    </LinkButton>
  );
  const isOn = settings?.isOn ?? false;
  return (
    <PaymentFrame tab="invoices" group={group} choices={choices} open={open} actions={isOn && total > 0 && setUp}>
      {!isOn && <p className="rounded-md bg-sunken p-3">{m.einvoice_off()}</p>}
      {isOn && total > 0 && !isReady && <p className="rounded-md bg-sunken p-3">{m.einvoice_not_ready()}</p>}
      <StateTags
        label={m.payment_states()}
        states={INVOICE_STATES}
        current={state}
        all={m.payment_state_all()}
        words={invoiceStateWords}
        pathOf={(each) => invoicesPath(groupId, { state: each })}
      />
      <ListView
        padded
        page={page}
        total={total}
        count={m.einvoice_total({ count: number(total) })}
        rows={invoices.map((invoice) => (
          <Row key={invoice.requestId} invoice={invoice} />
        ))}
        empty={{
          icon: ReceiptText,
          title: m.einvoice_empty(),
          text: isReady ? m.einvoice_empty_text() : m.einvoice_empty_connect(),
          ...(isOn && { action: setUp }),
        }}
        filtered={
          state !== '' && {
            title: m.einvoice_none_found(),
            clear: { to: invoicesPath(groupId), label: m.payment_state_all() },
          }
        }
      />
    </PaymentFrame>
  );
}
