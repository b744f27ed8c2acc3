import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useState } from 'react';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import { SortableList } from '../../../ui/sorting/SortableList.tsx';

/** A row of the form, with a key that stays when it is moved. */
interface Row<Item> {
  readonly key: string;
  readonly item: Item | null;
}

export interface EditableRowsProps<Item> {
  /** The saved rows. */
  items: readonly Item[];
  /** The rows of a refused form, which stand instead of the saved ones. */
  typed: readonly Item[];
  most: number;
  /** Name of the list for screen readers, and of its buttons; `number` counts from 1. */
  label: string;
  add: string;
  nameOf: (number: number) => string;
  removeOf: (number: number) => string;
  children: (item: Item | null, index: number) => ReactNode;
}

/** Rows of fields to add, remove and reorder; without scripts one empty row is added. */
export const EditableRows = <Item,>(props: EditableRowsProps<Item>) => {
  const { items, typed, most, label, add, nameOf, removeOf, children } = props;
  const scripted = useHydrated();
  const [rows, setRows] = useState<readonly Row<Item>[]>(() =>
    (typed.length > 0 ? typed : items).map((item, index) => ({ key: `${index}`, item })),
  );
  const [added, setAdded] = useState(0);
  const shownRows = scripted || rows.length >= most ? rows : [...rows, { key: 'more', item: null }];
  const numberOf = ({ key }: Row<Item>) => shownRows.findIndex((row) => row.key === key) + 1;
  return (
    <div className="stack">
      {shownRows.length > 0 && (
        <SortableList
          label={label}
          items={shownRows}
          itemKey={({ key }) => key}
          itemLabel={(row) => nameOf(numberOf(row))}
          onReorder={(keys) => setRows(keys.flatMap((key) => rows.find((row) => row.key === key) ?? []))}
          stacked
          tools={(row) =>
            scripted && (
              <IconButton
                label={removeOf(numberOf(row))}
                icon={Trash2}
                onClick={() => setRows(rows.filter(({ key }) => key !== row.key))}
              />
            )
          }
        >
          {(row) => children(row.item, numberOf(row) - 1)}
        </SortableList>
      )}
      {scripted && rows.length < most && (
        <Button
          variant="secondary"
          icon={Plus}
          onClick={() => {
            setRows([...rows, { key: `added-${added}`, item: null }]);
            setAdded(added + 1);
          }}
        >
          {add}
        </Button>
      )}
    </div>
  );
};
