import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Form } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { Button, EnterButton, IconButton } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { SortableList } from '../../../ui/sorting/SortableList.tsx';
import { sheetForm } from './EditSheet.tsx';

/** A row of a list in a form: its key and its typed values. */
export interface Row {
  readonly key: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Reply of an action that did not save the list: the typed rows and the errors. */
export interface RowsReply {
  readonly rows: readonly Row[];
  /** Keys are `{index}.{field}`. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly form: readonly string[];
  /** Typed values of the fields above the rows. */
  readonly lead?: Readonly<Record<string, string>>;
}

/** Form name of a row's field. */
export const rowField = (key: string, field: string): string => `${key}.${field}`;

/** Returns a key that no row has. */
export const freshKey = (rows: readonly Row[]): string => {
  const used = rows.map(({ key }) => Number(/^new-(\d+)$/.exec(key)?.[1] ?? 0));
  return `new-${Math.max(0, ...used) + 1}`;
};

export interface RowsFormProps {
  /** Label of the list. */
  label: string;
  rows: readonly Row[];
  reply: RowsReply | undefined;
  /** Values of a new row. */
  blank: Readonly<Record<string, string>>;
  maximum: number;
  addWords: string;
  /** Name of a row, for the labels of its buttons. */
  nameOf: (row: Row) => string;
  /** Renders the fields of a row; `error` returns a field's errors. */
  children: (row: Row, error: (field: string) => readonly string[]) => ReactNode;
  /** Fields above the rows. */
  lead?: ReactNode;
}

const useRows = ({ rows: initialRows, reply, blank }: Pick<RowsFormProps, 'rows' | 'reply' | 'blank'>) => {
  const [rows, setRows] = useState(
    reply?.rows ?? (initialRows.length > 0 ? initialRows : [{ key: freshKey([]), values: blank }]),
  );
  const last = useRef(reply);
  useEffect(() => {
    if (reply && reply !== last.current) setRows(reply.rows);
    last.current = reply;
  }, [reply]);
  return {
    rows,
    add: () => setRows((now) => [...now, { key: freshKey(now), values: blank }]),
    remove: (key: string) => setRows((now) => now.filter((row) => row.key !== key)),
  };
};

/** Moves the focus to the row that was added, which may be below the window. */
const focusLastRow = (form: HTMLFormElement | null): void => {
  const row = [...(form?.querySelectorAll('li') ?? [])].at(-1);
  row?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'center' });
};

/** A list of rows to add, edit, remove and sort; each button also submits the form, for browsers without scripts. */
export const RowsForm = (props: RowsFormProps) => {
  const { label, reply, maximum, addWords, nameOf, children, lead } = props;
  const { rows, add, remove } = useRows(props);
  const errorsOf = (row: Row) => (field: string) => {
    const index = reply?.rows.findIndex(({ key }) => key === row.key) ?? -1;
    return reply?.errors[`${index}.${field}`] ?? [];
  };
  return (
    <Form method="post" id={sheetForm} preventScrollReset className="stack">
      <EnterButton value="save">{m.profile_save()}</EnterButton>
      <FormError errors={reply?.form} reply={reply} />
      {lead}
      {rows.length > 0 && (
        <SortableList
          label={label}
          name="order"
          items={rows}
          itemKey={({ key }) => key}
          itemLabel={nameOf}
          stacked
          tools={(row) => (
            <IconButton
              type="submit"
              name="remove"
              value={row.key}
              label={m.ui_remove_item({ name: nameOf(row) })}
              icon={Trash2}
              onClick={(event) => {
                event.preventDefault();
                remove(row.key);
              }}
            />
          )}
        >
          {(row) => <div className="stack gap-2">{children(row, errorsOf(row))}</div>}
        </SortableList>
      )}
      {rows.length < maximum && (
        <Button
          type="submit"
          name="intent"
          value="add"
          variant="secondary"
          icon={Plus}
          block
          onClick={(event) => {
            event.preventDefault();
            flushSync(add);
            focusLastRow(event.currentTarget.form);
          }}
        >
          {addWords}
        </Button>
      )}
    </Form>
  );
};
