import { MOST_CHAIRS } from '@m4u/contract/event/wedding/rules';
import type { WeddingTable } from '@m4u/contract/event/wedding/tables';
import { type DragEvent, useState } from 'react';
import { Form, useSubmit } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { number } from '../../../platform/language/formats.ts';
import { SubmitButton } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { SeatRow } from './SeatRow.tsx';

/** Name and chairs of a table, and its removal. */
const TableForm = ({ table: { _id, name, chairs } }: { table: WeddingTable }) => (
  <details className="no-print border-t border-line pt-1">
    <summary className="grid min-h-11 content-center text-sm">
      {m.wedding_table_edit()}
      <span className="sr-only" translate="no">
        {' '}
        {name}
      </span>
    </summary>
    <Form method="post" className="stack pt-2" preventScrollReset>
      <input type="hidden" name="table" value={_id} />
      <TextField name="name" label={m.wedding_table_name()} defaultValue={name} required maxLength={40} />
      <TextField
        name="chairs"
        label={m.wedding_table_chairs()}
        defaultValue={chairs}
        type="number"
        inputMode="numeric"
        min={1}
        max={MOST_CHAIRS}
        required
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton name="intent" value="update" variant="secondary">
          {m.wedding_table_save()}
        </SubmitButton>
        <SubmitButton name="intent" value="remove" variant="quietDanger" formNoValidate>
          {m.wedding_table_remove()}
        </SubmitButton>
      </div>
    </Form>
  </details>
);

/** A table with its guests; guests can be dropped on it. */
export const TableCard = ({ table }: { table: WeddingTable }) => {
  const submit = useSubmit();
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const fields = { intent: 'seat', chosen: event.dataTransfer.getData('text/plain'), to: table._id };
    void submit(fields, { method: 'post', preventScrollReset: true });
  };
  const hasTooMany = table.people > table.chairs;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is one way more: boxes and the bar do the same by keys
    <section
      aria-labelledby={`table-${table._id}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'surface break-inside-avoid rounded-lg border p-4 shadow-sm',
        isOver ? 'border-accent bg-accent-soft' : 'border-line',
      )}
    >
      <div className="flex items-baseline justify-between gap-3">
        <h3 id={`table-${table._id}`} className="text-base wrap-anywhere" translate="no">
          {table.name}
        </h3>
        <span
          className={classNames(
            'shrink-0 text-sm tabular-nums',
            hasTooMany ? 'font-semibold text-danger' : 'text-muted',
          )}
        >
          {m.wedding_table_taken({ people: number(table.people), chairs: number(table.chairs) })}
        </span>
      </div>
      {hasTooMany && (
        <p className="text-sm text-danger">{m.wedding_table_over({ count: number(table.people - table.chairs) })}</p>
      )}
      {table.guests.length === 0 ? (
        <p className="py-2 text-sm text-muted">{m.wedding_table_empty()}</p>
      ) : (
        <ul aria-labelledby={`table-${table._id}`} className="divide-y divide-line">
          {table.guests.map((guest) => (
            <SeatRow key={guest._id} guest={guest} />
          ))}
        </ul>
      )}
      <TableForm table={table} />
    </section>
  );
};
