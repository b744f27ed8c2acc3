import type { ReadTransfer } from '@m4u/contract/event/wedding/transfers';
import type { WeddingSide } from '@m4u/contract/event/wedding/schema';
import { data, Form, redirect } from 'react-router';
import type { Route } from './+types/weddingTransfers.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { readForm, type SentForm } from '../../../platform/forms/form.server.ts';
import { number } from '../../../platform/language/formats.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FileField } from '../../../ui/fields/FileField.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { RadioCards } from '../../../ui/fields/RadioCards.tsx';
import { TextArea } from '../../../ui/fields/TextField.tsx';
import { Column } from '../../../ui/layout/Column.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { readPasted } from '../pasted.server.ts';
import { giftsPath } from '../weddingPaths.tsx';
import { coupleNames, weddingSideOptions } from '../weddingWords.tsx';
import { TransferRow } from './TransferRow.tsx';

/** Transfers of a bank's statement to note as gifts (docs/rules/wedding.md#transfers). */
export const loader = async ({ context, params: { id } }: Route.LoaderArgs) => {
  requireReader(context, m.wedding_purpose());
  return (await api(context).wedding.edit({ params: { id } })).data;
};

interface Reading {
  readonly error: string | undefined;
  readonly side: WeddingSide;
  /** The typed text of a refused form; a text that was read is not sent back. */
  readonly text: string;
  readonly transfers: readonly ReadTransfer[];
  readonly skipped: number;
}

interface ConfirmedRow {
  readonly chosen?: string;
  readonly key?: string;
  readonly amount?: string;
  readonly at?: string;
  readonly guest?: string;
  readonly name?: string;
}

/** The rows that the couple chose, for the API, which validates them. */
const chosenRows = ({ nestedValues: { rows } }: SentForm, side: WeddingSide) =>
  (Array.isArray(rows) ? (rows as (ConfirmedRow | undefined)[]) : []).flatMap((row) =>
    row?.chosen === undefined
      ? []
      : {
          key: row.key ?? '',
          amount: row.amount ?? '',
          at: row.at ?? null,
          name: row.name ?? '',
          side,
          ...(row.guest !== undefined && { guestId: row.guest === 'none' ? null : row.guest }),
        },
  );

export const action = async ({ context, params: { id }, request }: Route.ActionArgs) => {
  requireReader(context, m.wedding_purpose());
  const form = await readForm(request);
  const side = form.values['side'] === 'bride' ? 'bride' : 'groom';
  const text = form.intent === 'add' ? '' : await readPasted(form);
  const answer = (reading: Partial<Reading>, status: number) =>
    data<Reading>({ error: undefined, side, text: '', transfers: [], skipped: 0, ...reading }, { status });
  try {
    if (form.intent === 'add') {
      const transfers = chosenRows(form, side);
      if (transfers.length === 0) return answer({ error: m.ui_batch_none() }, 422);
      const { added } = (await api(context).wedding.addTransfers({ params: { id }, body: { transfers } })).data;
      setFlash(context, { kind: 'success', message: m.wedding_transfers_added({ count: number(added) }) });
      return redirect(giftsPath(id));
    }
    if (text.trim() === '') return answer({ error: m.wedding_transfers_nothing() }, 422);
    const { data: read } = await api(context).wedding.readTransfers({ params: { id }, body: { text } });
    if (read.transfers.length === 0) return answer({ error: m.wedding_transfers_none(), text }, 422);
    return answer(read, 200);
  } catch (thrown) {
    const problem = problemOf(thrown);
    if (!problem || problem.status >= 500 || problem.status === 404) throw thrown;
    return answer({ error: problem.errors[0]?.message ?? problem.detail, text }, problem.status);
  }
};

export const meta: Route.MetaFunction = () => [{ title: `${m.wedding_transfers()} · M4U` }];

const Preview = ({ transfers, skipped, side }: Reading) => (
  <Form method="post" className="stack">
    <h2 className="text-lg">{m.wedding_transfers_check()}</h2>
    <p className="text-sm text-muted">
      {[
        m.wedding_transfers_found({ count: number(transfers.length) }),
        skipped > 0 ? m.wedding_transfers_skipped({ count: number(skipped) }) : '',
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
    <input type="hidden" name="side" value={side} />
    <Card padded={false}>
      <ul aria-label={m.wedding_transfers_check()} className="divide-y divide-line">
        {transfers.map((transfer, index) => (
          <li key={transfer.key}>
            <TransferRow transfer={transfer} index={index} />
          </li>
        ))}
      </ul>
    </Card>
    <SubmitButton name="intent" value="add" block size="lg">
      {m.wedding_transfers_do()}
    </SubmitButton>
  </Form>
);

export default function WeddingTransfers({ loaderData: wedding, actionData }: Route.ComponentProps) {
  const hasPreview = actionData !== undefined && actionData.transfers.length > 0;
  return (
    <Column kind="form">
      <PageHeader
        title={m.wedding_transfers()}
        lead={coupleNames(wedding)}
        back={{ to: giftsPath(wedding._id), label: m.wedding_gifts() }}
      />
      <div className="stack">
        {hasPreview && <Preview {...actionData} />}
        <Card>
          <Form method="post" encType="multipart/form-data" className="stack">
            <FormError errors={actionData?.error === undefined ? undefined : [actionData.error]} />
            <p className="text-sm text-muted">{m.wedding_transfers_lead()}</p>
            <TextArea
              // The key empties the field once its text was read.
              key={hasPreview ? 'read' : 'empty'}
              name="text"
              label={m.wedding_transfers_text()}
              hint={m.wedding_transfers_text_hint()}
              placeholder={m.wedding_transfers_example()}
              defaultValue={actionData?.text}
              rows={hasPreview ? 3 : 8}
              autoComplete="off"
              spellCheck={false}
              translate="no"
            />
            <FileField name="file" accept=".csv,.tsv,.txt,text/csv,text/plain" label={m.wedding_add_file()} />
            <RadioCards
              legend={m.wedding_transfers_side()}
              name="side"
              columns={2}
              defaultValue={actionData?.side ?? 'groom'}
              options={weddingSideOptions()}
            />
            <SubmitButton name="intent" value="read" block variant={hasPreview ? 'secondary' : 'primary'}>
              {m.wedding_transfers_read()}
            </SubmitButton>
          </Form>
        </Card>
      </div>
    </Column>
  );
}
