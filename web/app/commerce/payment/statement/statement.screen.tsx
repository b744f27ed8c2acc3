import { STATEMENT_LIMITS } from '@m4u/contract/commerce/payment/rules';
import type { StatementTransfer, UnreadableLine } from '@m4u/contract/commerce/payment/statement';
import { Form, redirect } from 'react-router';
import type { Route } from './+types/statement.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { problemReply, readForm } from '../../../platform/forms/form.server.ts';
import { dateAndTime, number } from '../../../platform/language/formats.ts';
import { requireId } from '../../../platform/request/require-id.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { LinkButton, SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { Column } from '../../../ui/layout/Column.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Section } from '../../../ui/Section.tsx';
import { statementPath, statementsPath, transfersPath } from '../paymentPaths.tsx';
import { FindingTag, signedMoney } from '../paymentWords.tsx';
import { hasFindings, StatementNumbers } from './StatementNumbers.tsx';

/** A statement that was read: what it would change, and once it is stored what it changed. */
export const loader = async ({ context, params: { id } }: Route.LoaderArgs) => {
  requireReader(context, m.payment_purpose());
  requireId(id);
  const { data: statement } = await api(context).paymentStatement.get({ params: { id } });
  return { statement };
};

export const action = async ({ context, request, params: { id } }: Route.ActionArgs) => {
  requireReader(context, m.payment_purpose());
  const form = await readForm(request);
  const keepUnknown = form.values['keepUnknown'] !== undefined;
  try {
    await api(context).paymentStatement.store({ params: { id }, body: { keepUnknown } });
  } catch (thrown) {
    return problemReply(form, thrown);
  }
  setFlash(context, { kind: 'success', message: m.payment_statement_done() });
  return redirect(statementPath(id));
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.payment_statement_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

const { shown } = STATEMENT_LIMITS;

/** Says that a list is cut. */
const First = ({ rows }: { rows: readonly unknown[] }) =>
  rows.length < shown ? null : (
    <p className="text-sm text-muted">{m.payment_statement_first({ count: number(shown) })}</p>
  );

const TransferLine = ({ transfer }: { transfer: StatementTransfer }) => {
  const { line, at, content, finding, payment } = transfer;
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
      <span className="text-beside">
        <span lang="" className="block font-semibold wrap-anywhere">
          {payment ? payment.title : content || m.payment_transfer_empty()}
        </span>
        <span className="block text-sm text-muted">
          {payment && (
            <span lang="" className="block wrap-anywhere">
              {content}
            </span>
          )}
          {m.import_line({ line })} · {dateAndTime(at)}
        </span>
      </span>
      <span className="font-bold tabular-nums">{signedMoney(transfer)}</span>
      <FindingTag finding={finding} isOpen />
    </li>
  );
};

const Unreadable = ({ lines }: { lines: readonly UnreadableLine[] }) => (
  <Section id="unreadable" title={m.payment_statement_unreadable()}>
    <Card padded={false}>
      <ul className="divide-y divide-line" aria-labelledby="unreadable-title">
        {lines.map(({ line, message }) => (
          <li key={line} className="px-4 py-2">
            <span className="font-semibold">{m.import_line({ line })}</span>
            <span className="block text-sm text-danger">{message}</span>
          </li>
        ))}
      </ul>
    </Card>
    <First rows={lines} />
  </Section>
);

const StoreForm = ({ errors }: { errors: string[] | undefined }) => (
  <Form method="post" className="stack">
    <p>{m.payment_statement_nothing()}</p>
    <FormError errors={errors} />
    <Checkbox
      name="keepUnknown"
      value="on"
      defaultChecked
      label={m.payment_statement_keep()}
      hint={m.payment_statement_keep_hint()}
    />
    <SubmitButton block>{m.payment_statement_store()}</SubmitButton>
  </Form>
);

export default function Statement({ loaderData: { statement }, actionData }: Route.ComponentProps) {
  const { groupId, fileName, bankName, accountNumber, state, counts, transfers, unreadable } = statement;
  const isStored = state === 'stored';
  return (
    <Column kind="form">
      <PageHeader
        title={<span translate="no">{fileName}</span>}
        lead={[bankName, accountNumber].filter(Boolean).join(' · ')}
        back={{ to: statementsPath(groupId), label: m.payment_statement_title() }}
        actions={isStored && <LinkButton to={transfersPath(groupId)}>{m.payment_statement_transfers()}</LinkButton>}
      />
      <div className="stack gap-6">
        <Card
          as="section"
          className="stack"
          aria-label={isStored ? m.payment_statement_found_stored() : m.payment_statement_found()}
        >
          <StatementNumbers counts={counts} />
          {!isStored &&
            (hasFindings(counts) ? (
              <StoreForm errors={actionData?.error?.[''] ?? undefined} />
            ) : (
              <p>{m.payment_statement_empty()}</p>
            ))}
        </Card>
        {transfers.length > 0 && (
          <Section id="lines" title={m.payment_statement_lines()}>
            <Card padded={false}>
              <ul className="divide-y divide-line" aria-labelledby="lines-title">
                {transfers.map((transfer) => (
                  <TransferLine key={transfer.line} transfer={transfer} />
                ))}
              </ul>
            </Card>
            <First rows={transfers} />
          </Section>
        )}
        {unreadable.length > 0 && <Unreadable lines={unreadable} />}
      </div>
    </Column>
  );
}
