import { getFormProps } from '@conform-to/react';
import type { PaymentStatement } from '@m4u/contract/commerce/payment/statement';
import { data, Form, Link, redirect } from 'react-router';
import type { Route } from './+types/statements.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { defineForm, text, useFields } from '../../../platform/forms/definition.ts';
import { chosenFile, problemReply, readForm, readValues } from '../../../platform/forms/form.server.ts';
import { pageNumber } from '../../../platform/search/page-number.server.ts';
import { requirePage } from '../../../platform/search/table.server.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { readGroupId, readManaged } from '../../../profile/group/management/managed.server.ts';
import { SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FileField } from '../../../ui/fields/FileField.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Column } from '../../../ui/layout/Column.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Pagination } from '../../../ui/Pagination.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { statementPath, transfersPath } from '../paymentPaths.tsx';

const statementFields = defineForm({ accountNumber: text() });

/** Reads a bank's statement for a group (`?groupId=`), and lists those that were read. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.payment_purpose());
  const group = await readManaged(context, request);
  const page = pageNumber(new URL(request.url).searchParams);
  const { payment, paymentStatement } = api(context);
  const { data: past, total } = await paymentStatement.list({ query: { groupId: group._id, page } });
  requirePage(context, { rows: past, total });
  const { data: settings } = await payment.settings({ params: { groupId: group._id } });
  return { group, page, past, total, accountNumber: settings.account?.accountNumber ?? '' };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  requireReader(context, m.payment_purpose());
  const groupId = readGroupId(request);
  const form = await readForm(request, statementFields);
  const chosen = chosenFile(form, 'file');
  if (!chosen) return data(form.submission.reply({ formErrors: [m.import_choose()] }), { status: 422 });
  try {
    const file = { name: chosen.name, bytes: new Uint8Array(await chosen.arrayBuffer()) };
    const body = { groupId, ...readValues(statementFields, form) };
    const { data: statement } = await api(context).paymentStatement.upload({ body, file });
    return redirect(statementPath(statement._id));
  } catch (thrown) {
    return problemReply(form, thrown, { hide: ['file'] });
  }
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.payment_statement_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

const Past = ({ past, page, total }: { past: readonly PaymentStatement[]; page: number; total: number }) => (
  <Section id="past" title={m.payment_statement_past()}>
    <Card padded={false}>
      <ul className="divide-y divide-line" aria-labelledby="past-title">
        {past.map(({ _id, fileName, bankName, accountNumber, createdBy, createdAt, state }) => (
          <li key={_id}>
            <Link
              to={statementPath(_id)}
              className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 hover:bg-sunken"
            >
              <span className="text-beside">
                <span className="block font-semibold wrap-anywhere" translate="no">
                  {fileName}
                </span>
                <span className="block text-sm text-muted">
                  {[bankName, accountNumber].filter(Boolean).join(' · ')} · <span translate="no">{createdBy.name}</span>{' '}
                  · <RelativeTime time={createdAt} />
                </span>
              </span>
              <Tag>{state === 'stored' ? m.payment_statement_stored() : m.payment_statement_waits()}</Tag>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
    <Pagination page={page} total={total} />
  </Section>
);

export default function Statements({ loaderData, actionData }: Route.ComponentProps) {
  const { group, page, past, total, accountNumber } = loaderData;
  const [form, fields] = useFields(statementFields, { accountNumber }, actionData);
  return (
    <Column kind="form">
      <PageHeader
        title={m.payment_statement_title()}
        lead={<span translate="no">{group.name}</span>}
        back={{ to: transfersPath(group._id), label: m.payment_tab_transfers() }}
      />
      <Card>
        <Form method="post" encType="multipart/form-data" {...getFormProps(form)} className="stack">
          <p>{m.payment_statement_lead()}</p>
          <FormError errors={form.errors} />
          <FileField
            name="file"
            accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values,application/vnd.ms-excel"
            label={m.import_file()}
            hint={m.payment_statement_hint()}
            required
          />
          <TextField
            field={fields.accountNumber}
            label={m.activity_account_number()}
            hint={m.payment_statement_account_hint()}
            autoComplete="off"
            maxLength={40}
          />
          <SubmitButton block>{m.payment_statement_preview()}</SubmitButton>
        </Form>
      </Card>
      {past.length > 0 && <Past past={past} page={page} total={total} />}
    </Column>
  );
}
