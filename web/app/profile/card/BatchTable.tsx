import { CARD_STATUSES } from '@m4u/contract/profile/card/rules';
import type { CardBatch } from '@m4u/contract/profile/card/schema';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { createdColumn, nameColumn, textColumn } from '../../platform/administration/adminColumns.tsx';
import { number } from '../../platform/language/formats.ts';
import { withQuery } from '../../platform/search/filter.ts';
import { IconLink } from '../../ui/Button.tsx';
import type { Column } from '../../ui/table/column.tsx';
import { DataTable, type DataTableProps } from '../../ui/table/DataTable.tsx';
import { cardStatusWords } from './cardWords.tsx';

/** Paths of what is downloaded of a batch. */
export const batchDownload = {
  sheet: (id: string): string => withQuery(href('/admin/cards/batches'), { sheet: id }),
  csv: (id: string): string => withQuery(href('/admin/cards/batches'), { csv: id }),
} as const;

/** The cards of a batch in each state. */
const formatStates = ({ totals }: CardBatch): string =>
  CARD_STATUSES.filter((status) => totals[status] > 0)
    .map((status) => `${cardStatusWords[status]()}: ${number(totals[status])}`)
    .join(' · ');

const columns = (): readonly Column<CardBatch>[] => [
  nameColumn(m.card_admin_batch(), ({ label, agency }) => ({
    name: label,
    below: agency && <span lang="">{agency.name}</span>,
  })),
  textColumn('count', m.card_admin_count(), ({ count }) => number(count), { align: 'right' }),
  textColumn('states', m.admin_state(), formatStates, { room: 'wide' }),
  textColumn('by', m.card_admin_batch_by(), ({ createdBy }) => <span lang="">{createdBy.name}</span>, {
    room: 'widest',
  }),
  createdColumn(m.admin_fact_created()),
];

/** Batches of cards as a table; a row leads to its cards. */
export const BatchTable = (table: Pick<DataTableProps<CardBatch>, 'rows' | 'sorted' | 'foot'>) => (
  <DataTable
    {...table}
    label={m.card_admin_batches()}
    columns={columns()}
    rowKey={({ _id }) => _id}
    rowName={({ label }) => label}
    rowLink={({ _id }) => withQuery(href('/admin/cards'), { batch: _id })}
    actions={({ _id, label, totals }) => (
      <span className="flex justify-end">
        {totals.blank > 0 && (
          <IconLink
            to={batchDownload.sheet(_id)}
            reloadDocument
            label={m.card_admin_sheet_of({ name: label })}
            icon={Printer}
          />
        )}
        <IconLink
          to={batchDownload.csv(_id)}
          reloadDocument
          label={m.card_admin_csv_of({ name: label })}
          icon={Download}
        />
      </span>
    )}
  />
);
