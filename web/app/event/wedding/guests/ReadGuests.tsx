import { useState } from 'react';
import { Form } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { number } from '../../../platform/language/formats.ts';
import { SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { type PreviewRow, ReadGuestRow } from './ReadGuestRow.tsx';

export interface ReadGuestsProps {
  error: string | undefined;
  rows: readonly PreviewRow[];
  headings: readonly string[];
  /** The pasted text and the side, which come back with the form. */
  text: string;
  side: string;
  /** Id of this list: sent twice, it is added once. */
  clientId: string;
}

const chosenOf = (rows: readonly PreviewRow[]): ReadonlySet<number> =>
  new Set(rows.flatMap(({ isChosen }, index) => (isChosen ? [index] : [])));

/** The rows read from a pasted list, to check before they are added. */
export const ReadGuests = ({ error, rows, headings, text, side, clientId }: ReadGuestsProps) => {
  const [chosen, setChosen] = useState(() => chosenOf(rows));
  const choose = (index: number, isChosen: boolean) =>
    setChosen((before) => {
      if (before.has(index) === isChosen) return before;
      return isChosen ? before.union(new Set([index])) : before.difference(new Set([index]));
    });
  const problems = rows.filter((row) => row.error !== undefined).length;
  const same = rows.filter(({ read }) => read.isSame).length;
  return (
    <Form method="post" className="stack">
      <FormError errors={error} />
      <h2 className="text-lg">{m.wedding_add_check()}</h2>
      <output className="block text-sm text-muted">
        {[
          m.wedding_add_read({ count: number(rows.length) }),
          problems > 0 ? m.wedding_add_problems({ count: number(problems) }) : '',
          same > 0 ? m.wedding_add_namesakes({ count: number(same) }) : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </output>
      {headings.length > 0 && (
        <p className="text-sm wrap-anywhere text-muted">{m.wedding_add_headings({ names: headings.join(', ') })}</p>
      )}
      <input type="hidden" name="clientId" value={clientId} />
      <input type="hidden" name="side" value={side} />
      <input type="hidden" name="headings" value={JSON.stringify(headings)} />
      <textarea hidden readOnly name="text" value={text} />
      <Card padded={false}>
        <ul aria-label={m.wedding_add_check()} className="divide-y divide-line">
          {rows.map((row, index) => (
            <li key={row.read.line}>
              <ReadGuestRow row={row} index={index} isChosen={chosen.has(index)} onChoose={choose} />
            </li>
          ))}
        </ul>
      </Card>
      <SubmitButton name="intent" value="add" block size="lg">
        {m.wedding_add_chosen({ count: number(chosen.size) })}
      </SubmitButton>
    </Form>
  );
};
