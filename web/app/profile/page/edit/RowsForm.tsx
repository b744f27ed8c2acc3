import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { SortableList } from '../../../ui/sorting/SortableList.tsx';
import { sheetForm } from './EditSheet.tsx';

/** A line of a list that is being edited: its key, and its fields as typed. */
export interface Row {
  readonly key: string;
  readonly values: Readonly<Record<string, string>>;
}

/** What the action answers when the list was not saved: the lines as typed, and what is wrong with them. */
export interface RowsReply {
  readonly rows: readonly Row[];
  /** By `{index}.{field}`. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly form: readonly string[];
  /** The fields before the lines, as typed. */
  readonly lead?: Readonly<Record<string, string>>;
}

/** The name under which a line's field is posted. */
export const rowField = (key: string, field: string): string => `${key}.${field}`;

/** A key that no line has yet. */
export const freshKey = (rows: readonly Row[]): string => {
  const used = rows.map(({ key }) => Number(/^new-(\d+)$/.exec(key)?.[1] ?? 0));
  return `new-${Math.max(0, ...used) + 1}`;
};

export interface RowsFormProps {
  /** What the list is. */
  label: string;
  rows: readonly Row[];
  reply: RowsReply | undefined;
  /** A new line's fields. */
  blank: Readonly<Record<string, string>>;
  maximum: number;
  addWords: string;
  /** A line's name, for its buttons. */
  nameOf: (row: Row) => string;
  /** A line's fields; `error` gives what is wrong with one. */
  children: (row: Row, error: (field: string) => readonly string[]) => ReactNode;
  /** Fields before the lines. */
  lead?: ReactNode;
}

const useRows = ({ rows: given, reply, blank }: Pick<RowsFormProps, 'rows' | 'reply' | 'blank'>) => {
  const [rows, setRows] = useState(reply?.rows ?? (given.length > 0 ? given : [{ key: freshKey([]), values: blank }]));
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

/** A list whose lines are added, changed, taken away and put in order; every button posts too, without scripts. */
export const RowsForm = (props: RowsFormProps) => {
  const { label, reply, maximum, addWords, nameOf, children, lead } = props;
  const { rows, add, remove } = useRows(props);
  const errorsOf = (row: Row) => (field: string) => {
    const at = reply?.rows.findIndex(({ key }) => key === row.key) ?? -1;
    return reply?.errors[`${at}.${field}`] ?? [];
  };
  return (
    <Form method="post" id={sheetForm} preventScrollReset className="stack">
      {/* The form's first button is what Enter presses. */}
      <button type="submit" name="intent" value="save" className="sr-only" tabIndex={-1} aria-hidden>
        {m.profile_save()}
      </button>
      <FormError errors={reply?.form} />
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
            add();
          }}
        >
          {addWords}
        </Button>
      )}
    </Form>
  );
};
