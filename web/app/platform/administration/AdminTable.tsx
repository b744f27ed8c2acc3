import type { Named } from '@m4u/contract/common';
import type { ReactNode } from 'react';
import { DataTable, type DataTableProps } from '../../ui/table/DataTable.tsx';
import { AdminPanel } from './AdminPanel.tsx';

export interface AdminTableProps<Row extends Named, Opened extends Named> extends Pick<
  DataTableProps<Row>,
  'label' | 'columns' | 'rows' | 'sorted' | 'foot'
> {
  /** Path of a row's own screen. */
  pathOf: (id: string) => string;
  /** Words for a row without a name. */
  nameless?: string;
  /** The row that is open at the side. */
  opened: Opened | undefined;
  /** The state of that row, and what helps to decide on it. */
  tags: (opened: Opened) => ReactNode;
  details: (opened: Opened) => ReactNode;
}

/** A table of named rows for staff: each has a screen of its own, and opens at the side. */
export const AdminTable = <Row extends Named, Opened extends Named>(props: AdminTableProps<Row, Opened>) => {
  const { pathOf, nameless = '', opened, tags, details, ...table } = props;
  return (
    <DataTable
      {...table}
      rowKey={({ _id }) => _id}
      rowName={({ name }) => name || nameless}
      rowLink={({ _id }) => pathOf(_id)}
      panel={{
        open: opened?._id,
        label: opened ? opened.name || nameless : '',
        content: opened && (
          <AdminPanel
            title={opened.name ? <span lang="">{opened.name}</span> : nameless}
            tags={tags(opened)}
            to={pathOf(opened._id)}
          >
            {details(opened)}
          </AdminPanel>
        ),
      }}
    />
  );
};
