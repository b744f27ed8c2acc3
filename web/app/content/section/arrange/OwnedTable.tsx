import type { OwnedItem } from '@m4u/contract/content/item';
import type { LucideIcon } from 'lucide-react';
import Globe from 'lucide-react/icons/globe';
import ImageIcon from 'lucide-react/icons/image';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useLocation } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { money } from '../../../platform/language/formats.ts';
import { smallSource } from '../../../profile/upload/StoredPicture.tsx';
import { IconLink } from '../../../ui/Button.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import type { Column } from '../../../ui/table/column.tsx';
import { DataTable, type DataTableProps } from '../../../ui/table/DataTable.tsx';
import { ConfirmedSelectionButton, SelectionButton } from '../../../ui/table/SelectionBar.tsx';
import { activityTypeIcons, activityTypeWords } from '../../activity/activityWords.tsx';
import { describeVisibility } from '../../item/visibility.tsx';
import { postTypeIcons, postTypeWords } from '../../post/postWords.tsx';
import { productTypeIcons, productTypeWords } from '../../product/productWords.tsx';
import { relicTypeIcons, relicTypeWords } from '../../relic/relicWords.tsx';

/** A piece with the addresses of its page and its editor. */
export interface OwnedRow {
  readonly row: OwnedItem;
  readonly view: string;
  readonly edit: string;
}

type TypeWords = Readonly<Record<string, () => string>>;

/** Names of the types of each kind that has types, by its name in addresses. */
const typeWords: Readonly<Record<string, TypeWords>> = {
  posts: postTypeWords,
  products: productTypeWords,
  activities: activityTypeWords,
  relics: relicTypeWords,
};

const typeIcons: Readonly<Record<string, Readonly<Record<string, LucideIcon>>>> = {
  posts: postTypeIcons,
  products: productTypeIcons,
  activities: activityTypeIcons,
  relics: relicTypeIcons,
};

const pictureSide = 40;

const titleOf = ({ row }: OwnedRow): string => row.title || m.content_untitled();

/** Stands in for the picture of a piece that has none. */
const TypeIcon = ({ icon: Icon = ImageIcon }: { icon: LucideIcon | undefined }) => <Icon aria-hidden size={20} />;

const columns = (kind: string, now: number): readonly Column<OwnedRow>[] => {
  const types = typeWords[kind];
  const ofProducts: readonly Column<OwnedRow>[] = [
    {
      key: 'price',
      heading: m.product_price(),
      align: 'right',
      sortable: 'desc',
      cell: ({ row: { price } }) => <span className="font-semibold">{price === null ? '–' : money(price)}</span>,
    },
  ];
  const ofTypes = (words: TypeWords): readonly Column<OwnedRow>[] => [
    {
      key: 'type',
      room: 'wide',
      heading: m.content_column_type(),
      cell: ({ row: { type } }) => <span className="block max-w-48 truncate text-sm">{words[type ?? '']?.()}</span>,
    },
  ];
  return [
    {
      key: 'name',
      heading: m.content_column_name(),
      sortable: 'asc',
      cell: (each) => (
        <span className="flex items-center gap-3">
          {each.row.cover ? (
            <img
              src={smallSource(each.row.cover, pictureSide)}
              alt=""
              width={pictureSide}
              height={pictureSide}
              className="size-10 shrink-0 rounded-sm object-cover"
            />
          ) : (
            <span className="grid size-10 shrink-0 place-items-center rounded-sm bg-sunken text-muted">
              <TypeIcon icon={typeIcons[kind]?.[each.row.type ?? '']} />
            </span>
          )}
          <span lang="" className="min-w-0 truncate font-semibold">
            {titleOf(each)}
          </span>
        </span>
      ),
    },
    ...(kind === 'products' ? ofProducts : []),
    ...(types ? ofTypes(types) : []),
    {
      key: 'visibility',
      heading: m.content_visibility(),
      cell: ({ row: { policy, owner } }) => {
        const { icon: Icon, label } = describeVisibility(policy, owner.kind);
        return (
          <span className="flex items-center gap-1.5 text-sm">
            <Icon aria-hidden size={16} className="shrink-0 text-muted" />
            {label}
          </span>
        );
      },
    },
    {
      key: 'changed',
      room: 'wide',
      heading: m.content_column_changed(),
      align: 'right',
      sortable: 'desc',
      cell: ({ row: { updatedAt } }) => (
        <span className="text-sm text-muted">
          <RelativeTime time={updatedAt} now={now} />
        </span>
      ),
    },
  ];
};

export interface OwnedTableProps extends Pick<DataTableProps<OwnedRow>, 'label' | 'rows' | 'sorted' | 'foot'> {
  /** Name of the kind in addresses. */
  kind: string;
  now: number;
}

/** Pieces of a kind as a table for their owner, who shows, hides or deletes several at once. */
export const OwnedTable = ({ kind, now, ...table }: OwnedTableProps) => {
  const { pathname, search } = useLocation();
  return (
    <DataTable
      {...table}
      columns={columns(kind, now)}
      rowKey={({ row }) => row._id}
      rowName={titleOf}
      rowLink={({ view }) => view}
      selection={
        <>
          <input type="hidden" name="back" value={pathname + search} />
          <SelectionButton icon={Globe} isMain value="show">
            {m.content_show()}
          </SelectionButton>
          <SelectionButton icon={LockKeyhole} value="hide">
            {m.content_hide()}
          </SelectionButton>
          <ConfirmedSelectionButton icon={Trash2} value="remove-chosen" question={m.content_delete_many()}>
            {m.content_delete()}
          </ConfirmedSelectionButton>
        </>
      }
      actions={({ edit, row }) => (
        <IconLink to={edit} label={m.content_edit_of({ title: row.title || m.content_untitled() })} icon={Pencil} />
      )}
    />
  );
};
