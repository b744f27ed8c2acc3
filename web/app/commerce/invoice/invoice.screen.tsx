import { invoice as endpoints } from '@m4u/contract/commerce/invoice';
import type { EInvoice } from '@m4u/contract/commerce/invoice/schema';
import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { data, Form, href, redirect } from 'react-router';
import type { Route } from './+types/invoice.screen';
import { m } from '../../paraglide/messages.js';
import { apiAddress } from '../../platform/api/api-address.server.ts';
import { api } from '../../platform/api/api.server.ts';
import { problemOf } from '../../platform/api/problem.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { problemReply, readForm, readValues } from '../../platform/forms/form.server.ts';
import { date, money } from '../../platform/language/formats.ts';
import { requireId } from '../../platform/request/require-id.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { LinkButton, SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Column } from '../../ui/layout/Column.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Section } from '../../ui/Section.tsx';
import { issueOne } from './invoice.server.ts';
import { invoicePath } from './invoicePaths.tsx';
import { InvoiceFaultText, InvoiceTags, partyKindWords } from './invoiceWords.tsx';
import { partyFields, PartyForm } from './PartyForm.tsx';

/** The e-invoice of a paid order, for its buyer, who enters their details, and the group's admins. */
export const loader = async ({ context, params: { id } }: Route.LoaderArgs) => {
  requireReader(context, m.einvoice_purpose());
  requireId(id);
  const { data: invoice } = await api(context).invoice.get({ params: { id } });
  if (!invoice) throw data(null, { status: 404 });
  return { invoice, file: apiAddress(endpoints.pdf, { id }) };
};

export const action = async ({ context, params: { id }, request }: Route.ActionArgs) => {
  requireReader(context, m.einvoice_purpose());
  requireId(id);
  const form = await readForm(request, partyFields);
  if (form.intent === 'issue') await issueOne(context, id);
  else
    try {
      await api(context).invoice.enter({ params: { id }, body: readValues(partyFields, form) });
      setFlash(context, { kind: 'success', message: m.einvoice_entered() });
    } catch (thrown) {
      const problem = problemOf(thrown);
      if (problem?.code !== 'wrong-state') return problemReply(form, thrown);
      setFlash(context, { kind: 'error', message: problem.detail });
    }
  return redirect(invoicePath(id));
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.einvoice_one()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="font-semibold wrap-anywhere">{children}</dd>
  </div>
);

/** What the e-invoice says about its buyer. */
const PartyFacts = ({ invoice: { party } }: { invoice: EInvoice }) => (
  <>
    <Fact label={partyKindWords[party.kind]()}>
      <span translate="no">{party.name || m.einvoice_retail()}</span>
    </Fact>
    {party.taxCode !== '' && (
      <Fact label={m.einvoice_tax_code()}>
        <span translate="no">{party.taxCode}</span>
      </Fact>
    )}
    {party.address !== '' && (
      <Fact label={m.einvoice_address()}>
        <span lang="">{party.address}</span>
      </Fact>
    )}
    {party.email !== '' && (
      <Fact label={m.einvoice_email()}>
        <span translate="no">{party.email}</span>
      </Fact>
    )}
  </>
);

const explain = ({ state, isAsked, refundedAt, can }: EInvoice): string | null => {
  if (refundedAt !== null) return state === 'issued' ? m.einvoice_replace_text() : m.einvoice_refunded_text();
  if (isAsked) return m.einvoice_sending_text();
  if (state === 'issued') return null;
  return can.enter ? m.einvoice_waiting_text() : null;
};

export default function InvoiceScreen({ loaderData: { invoice, file }, actionData }: Route.ComponentProps) {
  const { requestId, group, amount, state, number, series, issuedAt, can } = invoice;
  const text = explain(invoice);
  return (
    <Column kind="form">
      <PageHeader
        title={m.einvoice_one()}
        lead={<span translate="no">{group.name}</span>}
        back={{ to: href('/action/requests/:id/receipt', { id: requestId }), label: m.einvoice_back() }}
      />
      <div className="stack gap-6">
        <Card className="stack" as="section" aria-label={m.einvoice_one()}>
          <InvoiceTags invoice={invoice} />
          <InvoiceFaultText invoice={invoice} />
          {text !== null && <p>{text}</p>}
          <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
            <Fact label={m.payment_receipt_paid()}>
              <span className="text-xl tabular-nums">{money(amount)}</span>
            </Fact>
            {number !== null && (
              <Fact label={m.einvoice_number()}>
                <span translate="no">{[series, number].filter(Boolean).join(' ')}</span>
              </Fact>
            )}
            {issuedAt !== null && <Fact label={m.einvoice_issued_on()}>{date(issuedAt)}</Fact>}
            {!can.enter && <PartyFacts invoice={invoice} />}
          </dl>
          {can.download && (
            <LinkButton to={file} reloadDocument download icon={Download} block>
              {m.payment_receipt_pdf()}
            </LinkButton>
          )}
          {can.issue && (
            <Form method="post">
              <SubmitButton name="intent" value="issue" block>
                {state === 'failed' ? m.einvoice_again() : m.einvoice_issue()}
              </SubmitButton>
            </Form>
          )}
        </Card>
        {can.enter && (
          <Section id="party" title={m.einvoice_party()}>
            <Card>
              <PartyForm invoice={invoice} reply={actionData} />
            </Card>
          </Section>
        )}
      </div>
    </Column>
  );
}
