import type { Card, CardDetail } from '@m4u/contract/profile/card/schema';
import CircleX from 'lucide-react/icons/circle-x';
import { href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { createdColumn, nameColumn, stateColumn, textColumn } from '../../platform/administration/adminColumns.tsx';
import { AdminPanel } from '../../platform/administration/AdminPanel.tsx';
import { number } from '../../platform/language/formats.ts';
import type { Column } from '../../ui/table/column.tsx';
import { DataTable, type DataTableProps } from '../../ui/table/DataTable.tsx';
import { ConfirmedSelectionButton } from '../../ui/table/SelectionBar.tsx';
import { AdminCardFacts } from './AdminCardFacts.tsx';
import { CardHistory, CardUse } from './CardFacts.tsx';
import { cardName, CardStatusTag } from './cardWords.tsx';

const cardPath = (id: string): string => href('/admin/cards/:id', { id });

const formatOwner = ({ owner }: Card) => {
  if (owner === null) return m.card_admin_nobody();
  return owner.name ? <span lang="">{owner.name}</span> : m.card_admin_one_page();
};

const columns = (isOfBatch: boolean): readonly Column<Card>[] => [
  nameColumn(m.card_admin_cards(), (card) => ({
    name: cardName(card),
    isNameless: true,
    below: card.batch && <span lang="">{card.batch.label}</span>,
  })),
  textColumn('owner', m.card_admin_owner(), formatOwner),
  textColumn(
    'agency',
    m.card_admin_agency(),
    ({ batch }) => batch?.agency && <span lang="">{batch.agency.name}</span>,
    {
      room: 'widest',
    },
  ),
  stateColumn(({ status }) => <CardStatusTag status={status} />),
  textColumn('taps', m.card_admin_taps(), ({ taps }) => number(taps.recent), { room: 'widest', align: 'right' }),
  // The cards of one batch were made at once.
  isOfBatch
    ? { ...createdColumn<Card>(m.admin_fact_created()), sortable: undefined }
    : createdColumn(m.admin_fact_created()),
];

export interface AdminCardTableProps extends Pick<DataTableProps<Card>, 'rows' | 'sorted' | 'foot'> {
  /** The cards of one batch, which stand by number. */
  isOfBatch: boolean;
  /** The card that is open at the side. */
  opened: CardDetail | undefined;
}

/** Printed cards as a table for staff; several are retired at once, such as those that were lost before they were given out. */
export const AdminCardTable = ({ isOfBatch, opened, ...table }: AdminCardTableProps) => (
  <DataTable
    {...table}
    label={m.admin_cards()}
    columns={columns(isOfBatch)}
    rowKey={({ _id }) => _id}
    rowName={cardName}
    rowLink={({ _id }) => cardPath(_id)}
    canChoose={({ can }) => can.retire}
    selection={
      table.rows.some(({ can }) => can.retire) ? (
        <ConfirmedSelectionButton icon={CircleX} value="retire" question={m.card_retire_many()}>
          {m.card_retire()}
        </ConfirmedSelectionButton>
      ) : undefined
    }
    panel={{
      open: opened?._id,
      label: opened ? cardName(opened) : '',
      content: opened && (
        <AdminPanel title={cardName(opened)} tags={<CardStatusTag status={opened.status} />} to={cardPath(opened._id)}>
          <AdminCardFacts card={opened} />
          {opened.status !== 'blank' && <CardUse card={opened} />}
          <CardHistory history={opened.history} otherPath={cardPath} />
        </AdminPanel>
      ),
    }}
  />
);
