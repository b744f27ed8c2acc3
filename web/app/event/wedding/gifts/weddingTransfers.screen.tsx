import { PASTE_LENGTH } from '@m4u/contract/event/wedding/rules';
import type { WeddingSide } from '@m4u/contract/event/wedding/schema';
import { data, Form, redirect } from 'react-router';
import type { Route } from './+types/weddingTransfers.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { chosenFile, readForm, type SentForm } from '../../../platform/forms/form.server.ts';
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
import { type PreviewRow, startRow, TransferRow } from './TransferRow.tsx';
import { confirmedRows, postedRows } from './transfersForm.server.ts';

/** Transfers of a bank's statement to note as gifts (docs/rules/wedding.md#transfers). */
export const loader = async ({ context, params: { id } }: Route.LoaderArgs) => {
  requireReader(context, m.wedding_purpose());
  return (await api(context).wedding.edit({ params: { id } })).data;
};

interface Reading {
  readonly error: string | undefined;
  readonly side: WeddingSide;
  /** The typed text of a refused form; a text that was read, or of a file, is not sent back. */
  readonly text: string;
  readonly rows: readonly PreviewRow[];
  readonly skipped: number;
}

type Sent = Pick<Route.ActionArgs, 'context'> & { id: string; form: SentForm; side: WeddingSide };

/** Notes the chosen rows; a refused preview stays as it was sent. */
const add = async ({ context, id, form, side }: Sent) => {
  const rows = postedRows(form);
  const refuse = (error: string, status: number) =>
    data<Reading>({ error, side, text: '', rows, skipped: Number(form.values['skipped']) || 0 }, { status });
  const transfers = confirmedRows(rows, side);
  if (transfers.length === 0) return refuse(m.ui_batch_none(), 422);
  try {
    const { added } = (await api(context).wedding.addTransfers({ params: { id }, body: { transfers } })).data;
    setFlash(context, { kind: 'success', message: m.wedding_transfers_added({ count: number(added) }) });
    return redirect(giftsPath(id));
  } catch (thrown) {
    const problem = problemOf(thrown);
    if (!problem || problem.status >= 500) throw thrown;
    // The wedding itself is read again by the loader: a guest is missing.
    if (problem.status === 404) return refuse(m.wedding_transfers_guest_gone(), 422);
    return refuse(problem.errors[0]?.message ?? problem.detail, problem.status);
  }
};

/** Reads the statement. */
const read = async ({ context, id, form, side }: Sent) => {
  const answer = (reading: Partial<Reading>, status: number) =>
    data<Reading>({ error: undefined, side, text: '', rows: [], skipped: 0, ...reading }, { status });
  const refuse = (error: string, status = 422) => answer({ error, text: form.values['text'] ?? '' }, status);
  // A character has up to four bytes.
  const isTooLarge = (chosenFile(form, 'file')?.size ?? 0) > 4 * PASTE_LENGTH;
  const text = isTooLarge ? '' : await readPasted(form);
  if (isTooLarge || text.length > PASTE_LENGTH)
    return refuse(m.wedding_transfers_long({ maximum: number(PASTE_LENGTH) }));
  if (text.trim() === '') return refuse(m.wedding_transfers_nothing());
  try {
    const { transfers, skipped } = (await api(context).wedding.readTransfers({ params: { id }, body: { text } })).data;
    if (transfers.length === 0) return refuse(m.wedding_transfers_none());
    return answer({ rows: transfers.map(startRow), skipped }, 200);
  } catch (thrown) {
    const problem = problemOf(thrown);
    if (!problem || problem.status >= 500 || problem.status === 404) throw thrown;
    return refuse(problem.errors[0]?.message ?? problem.detail, problem.status);
  }
};

export const action = async ({ context, params: { id }, request }: Route.ActionArgs) => {
  requireReader(context, m.wedding_purpose());
  const form = await readForm(request);
  const side = form.values['side'] === 'bride' ? 'bride' : 'groom';
  const sent = { context, id, form, side } as const;
  return form.intent === 'add' ? add(sent) : read(sent);
};

export const meta: Route.MetaFunction = () => [{ title: `${m.wedding_transfers()} · M4U` }];

const Preview = ({ error, rows, skipped, side }: Reading) => (
  <Form method="post" className="stack">
    <FormError errors={error} />
    <h2 className="text-lg">{m.wedding_transfers_check()}</h2>
    <p className="text-sm text-muted">
      {[
        m.wedding_transfers_found({ count: number(rows.length) }),
        skipped > 0 ? m.wedding_transfers_skipped({ count: number(skipped) }) : '',
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
    <input type="hidden" name="side" value={side} />
    <input type="hidden" name="skipped" value={skipped} />
    <Card padded={false}>
      <ul aria-label={m.wedding_transfers_check()} className="divide-y divide-line">
        {rows.map((row, index) => (
          <li key={row.transfer.key}>
            <TransferRow row={row} index={index} />
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
  const hasPreview = actionData !== undefined && actionData.rows.length > 0;
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
            {!hasPreview && <FormError errors={actionData?.error} />}
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
