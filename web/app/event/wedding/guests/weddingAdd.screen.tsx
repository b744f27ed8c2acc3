import type { GuestRefusal } from '@m4u/contract/event/wedding/guests';
import CircleCheck from 'lucide-react/icons/circle-check';
import { data, Form, redirect } from 'react-router';
import type { Route } from './+types/weddingAdd.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { readForm } from '../../../platform/forms/form.server.ts';
import { number } from '../../../platform/language/formats.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { RadioCards } from '../../../ui/fields/RadioCards.tsx';
import { FileField } from '../../../ui/fields/FileField.tsx';
import { TextArea } from '../../../ui/fields/TextField.tsx';
import { readPasted } from '../pasted.server.ts';
import { guestsPath } from '../weddingPaths.tsx';
import { coupleNames, weddingSideOptions } from '../weddingWords.tsx';
import { Column } from '../../../ui/layout/Column.tsx';

/** Form that adds many guests at once, pasted or from a file. */
export const loader = async ({ context, params: { id } }: Route.LoaderArgs) => {
  requireReader(context, m.wedding_purpose());
  return (await api(context).wedding.edit({ params: { id } })).data;
};

interface Refused {
  readonly error: string;
  readonly added: number;
  readonly lines: readonly GuestRefusal[];
  /** The refused lines, to correct. */
  readonly text: string;
  readonly side: string;
}

const refuse = (refused: Refused, status: number) => data(refused, { status });

export const action = async ({ context, params: { id }, request }: Route.ActionArgs) => {
  requireReader(context, m.wedding_purpose());
  const form = await readForm(request);
  const side = form.values['side'] === 'bride' ? 'bride' : 'groom';
  const text = await readPasted(form);
  const nothing = { added: 0, lines: [], text, side };
  if (text === '') return refuse({ ...nothing, error: m.wedding_add_nothing() }, 422);
  try {
    const { data: result } = await api(context).wedding.addGuests({ params: { id }, body: { text, side } });
    const { added, refused } = result;
    if (refused.length > 0) {
      const refusedText = refused.map((line) => line.text).join('\n');
      const error = m.wedding_refused({ count: number(refused.length) });
      return refuse({ added, lines: refused, text: refusedText, side, error }, 422);
    }
    setFlash(context, { kind: 'success', message: m.wedding_added({ count: number(added) }) });
  } catch (thrown) {
    const problem = problemOf(thrown);
    if (!problem || problem.status >= 500 || problem.status === 404) throw thrown;
    return refuse({ ...nothing, error: problem.errors[0]?.message ?? problem.detail }, problem.status);
  }
  return redirect(guestsPath(id));
};

export const meta: Route.MetaFunction = () => [{ title: `${m.wedding_add()} · M4U` }];

/** The refused lines, numbered as they stand in the field. */
const Lines = ({ lines }: Pick<Refused, 'lines'>) => (
  <ul className="list-disc pl-5 text-sm">
    {lines.map(({ line, message }, index) => (
      <li key={line}>{m.wedding_refused_line({ line: number(index + 1), message })}</li>
    ))}
  </ul>
);

export default function WeddingAdd({ loaderData: wedding, actionData }: Route.ComponentProps) {
  return (
    <Column kind="form">
      <PageHeader
        title={m.wedding_add()}
        lead={coupleNames(wedding)}
        back={{ to: guestsPath(wedding._id), label: m.wedding_guests() }}
      />
      <Card>
        <Form method="post" encType="multipart/form-data" className="stack">
          {actionData && actionData.added > 0 && (
            <output className="flex items-start gap-2 font-semibold">
              <CircleCheck aria-hidden size={20} className="mt-0.5 shrink-0 text-success" />
              {m.wedding_added({ count: number(actionData.added) })}
            </output>
          )}
          <FormError errors={actionData ? [actionData.error] : undefined} />
          {actionData && actionData.lines.length > 0 && <Lines lines={actionData.lines} />}
          <TextArea
            // The key resets the field to the refused lines.
            key={actionData?.text}
            name="text"
            label={m.wedding_add_text()}
            hint={m.wedding_add_hint()}
            placeholder={m.wedding_add_example()}
            defaultValue={actionData?.text}
            rows={8}
            autoComplete="off"
            spellCheck={false}
            translate="no"
          />
          <FileField name="file" accept=".csv,.tsv,.txt,text/csv,text/plain" label={m.wedding_add_file()} />
          <RadioCards
            legend={m.wedding_add_side()}
            name="side"
            columns={2}
            defaultValue={actionData?.side ?? 'groom'}
            options={weddingSideOptions()}
          />
          <SubmitButton block size="lg">
            {m.wedding_add_do()}
          </SubmitButton>
        </Form>
      </Card>
    </Column>
  );
}
