import { PASTE_LENGTH } from '@m4u/contract/event/wedding/rules';
import type { WeddingSide } from '@m4u/contract/event/wedding/schema';
import CircleCheck from 'lucide-react/icons/circle-check';
import Send from 'lucide-react/icons/send';
import Users from 'lucide-react/icons/users';
import { useEffect, useRef } from 'react';
import { data, Form, useLocation } from 'react-router';
import type { Route } from './+types/weddingAdd.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { readForm, type SentForm } from '../../../platform/forms/form.server.ts';
import { number } from '../../../platform/language/formats.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { LinkButton, SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FileField } from '../../../ui/fields/FileField.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { RadioCards } from '../../../ui/fields/RadioCards.tsx';
import { TextArea } from '../../../ui/fields/TextField.tsx';
import { Column } from '../../../ui/layout/Column.tsx';
import { Fold } from '../../../ui/layout/Fold.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { readPasted } from '../pasted.server.ts';
import { guestsPath, sendPath } from '../weddingPaths.tsx';
import { coupleNames, weddingSideOptions } from '../weddingWords.tsx';
import { type PreviewRow, startRow } from './ReadGuestRow.tsx';
import { ReadGuests } from './ReadGuests.tsx';
import { MOST_PREVIEW_FIELDS, postedHeadings, postedRows, toDraft, withProblems } from './readGuests.server.ts';

/** Form that adds many guests at once, pasted or from a file, after a look at what was read. */
export const loader = async ({ context, params: { id } }: Route.LoaderArgs) => {
  requireReader(context, m.wedding_purpose());
  return (await api(context).wedding.edit({ params: { id } })).data;
};

interface Reading {
  readonly error: string | undefined;
  readonly side: WeddingSide;
  /** The pasted text; after adding, the lines that could not be added. */
  readonly text: string;
  readonly rows: readonly PreviewRow[];
  readonly headings: readonly string[];
  readonly clientId: string;
  /** Guests that were added, and lines that were not because of a problem; 0 before. */
  readonly added: number;
  readonly left: number;
}

type Sent = Pick<Route.ActionArgs, 'context'> & { id: string; form: SentForm; side: WeddingSide };

const answer = (side: WeddingSide, reading: Partial<Reading>, status = 200) => {
  const nothing = { error: undefined, text: '', rows: [], headings: [], clientId: '', added: 0, left: 0 };
  return data<Reading>({ ...nothing, side, ...reading }, { status });
};

/** The problem of a refused call. Errors: rethrows all else. */
const refusalOf = (thrown: unknown) => {
  const problem = problemOf(thrown);
  if (!problem || problem.status >= 500 || problem.status === 404) throw thrown;
  return problem;
};

/** Adds the chosen rows; a refused preview stays as it was sent. */
const add = async ({ context, id, form, side }: Sent) => {
  const rows = postedRows(form);
  const { text = '', clientId = '' } = form.values;
  const chosen = rows.filter(({ isChosen }) => isChosen);
  const refuse = (error: string, status: number, refused: readonly PreviewRow[] = rows) =>
    answer(side, { error, rows: refused, headings: postedHeadings(form), text, clientId }, status);
  if (chosen.length === 0) return refuse(m.ui_batch_none(), 422);
  try {
    const body = { clientId, guests: chosen.map(toDraft) };
    const { added } = (await api(context).wedding.addReadGuests({ params: { id }, body })).data;
    const left = rows.filter(({ isChosen, read }) => !isChosen && read.problem !== null);
    return answer(side, { added, left: left.length, text: left.map(({ read }) => read.text).join('\n') });
  } catch (thrown) {
    const { errors, detail, status } = refusalOf(thrown);
    const refused = withProblems(rows, errors);
    return refuse(refused.some(({ error }) => error) ? m.wedding_add_wrong() : detail, status, refused);
  }
};

/** Reads the pasted text. */
const read = async ({ context, id, form, side }: Sent) => {
  const text = await readPasted(form);
  const refuse = (error: string, status = 422) =>
    answer(side, { error, text: text.length > PASTE_LENGTH ? (form.values['text'] ?? '') : text }, status);
  if (text.trim() === '') return refuse(m.wedding_add_nothing());
  try {
    const { guests, headings } = (await api(context).wedding.readGuests({ params: { id }, body: { text, side } })).data;
    if (guests.length === 0) return refuse(m.wedding_add_nothing());
    return answer(side, { rows: guests.map(startRow), headings, text, clientId: crypto.randomUUID() });
  } catch (thrown) {
    const problem = refusalOf(thrown);
    return refuse(problem.errors[0]?.message ?? problem.detail, problem.status);
  }
};

export const action = async ({ context, params: { id }, request }: Route.ActionArgs) => {
  requireReader(context, m.wedding_purpose());
  const form = await readForm(request, {}, MOST_PREVIEW_FIELDS);
  const side = form.values['side'] === 'bride' ? 'bride' : 'groom';
  const sent = { context, id, form, side } as const;
  return form.intent === 'add' ? add(sent) : read(sent);
};

export const meta: Route.MetaFunction = () => [{ title: `${m.wedding_add()} · M4U` }];

/**
 * Brings an answer above the form into view: the list that was sent is gone, and the page keeps its position. That is
 * restored once more with the new key of the location, after the answer is there.
 */
const useInView = () => {
  const answerBox = useRef<HTMLOutputElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    // No shorter: browsers begin to return a promise here, which is no cleanup.
    answerBox.current?.scrollIntoView({ block: 'center' });
  }, [key]);
  return answerBox;
};

/** Guests were added: the ways on. */
const Done = ({ id, added, left }: { id: string } & Pick<Reading, 'added' | 'left'>) => (
  <Card className="stack">
    <output ref={useInView()} className="flex items-start gap-2 text-lg font-semibold">
      <CircleCheck aria-hidden size={24} className="mt-0.5 shrink-0 text-success" />
      {m.wedding_added({ count: number(added) })}
    </output>
    <p>{m.wedding_add_done_text()}</p>
    {left > 0 && <p className="text-danger">{m.wedding_add_rest({ count: number(left) })}</p>}
    <div className="flex flex-wrap gap-3">
      <LinkButton to={sendPath(id)} icon={Send}>
        {m.wedding_send()}
      </LinkButton>
      <LinkButton to={guestsPath(id)} icon={Users} variant="secondary">
        {m.wedding_add_to_list()}
      </LinkButton>
    </div>
  </Card>
);

const PasteForm = ({ reading, isRead }: { reading: Reading | undefined; isRead: boolean }) => (
  <Card>
    <Form method="post" encType="multipart/form-data" className="stack">
      {!isRead && <FormError errors={reading?.error} />}
      <TextArea
        // The key shows the text that came back.
        key={`${reading?.clientId} ${reading?.added} ${reading?.text}`}
        name="text"
        label={m.wedding_add_text()}
        hint={m.wedding_add_hint()}
        placeholder={m.wedding_add_example()}
        defaultValue={reading?.text}
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
        defaultValue={reading?.side ?? 'groom'}
        options={weddingSideOptions()}
      />
      <SubmitButton name="intent" value="read" block size="lg" variant={isRead ? 'secondary' : 'primary'}>
        {isRead ? m.wedding_add_reread() : m.wedding_add_do()}
      </SubmitButton>
    </Form>
  </Card>
);

export default function WeddingAdd({ loaderData: wedding, actionData }: Route.ComponentProps) {
  const isRead = actionData !== undefined && actionData.rows.length > 0;
  return (
    <Column kind="form">
      <PageHeader
        title={m.wedding_add()}
        lead={coupleNames(wedding)}
        back={{ to: guestsPath(wedding._id), label: m.wedding_guests() }}
      />
      <div className="stack">
        {actionData && actionData.added > 0 && <Done id={wedding._id} {...actionData} />}
        {isRead ? (
          <>
            <ReadGuests key={actionData.clientId} {...actionData} />
            <Fold title={m.wedding_add_again()} text={m.wedding_add_again_text()}>
              <div className="pt-3">
                <PasteForm reading={actionData} isRead />
              </div>
            </Fold>
          </>
        ) : (
          <PasteForm reading={actionData} isRead={false} />
        )}
      </div>
    </Column>
  );
}
