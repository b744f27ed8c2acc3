import type { Registration, RegistrationRow } from '@m4u/contract/profile/registration/schema';
import { href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { createdColumn, nameColumn, stateColumn, textColumn } from '../../platform/administration/adminColumns.tsx';
import { phone } from '../../platform/language/formats.ts';
import { AdminTable } from '../../platform/administration/AdminTable.tsx';
import type { Column } from '../../ui/table/column.tsx';
import type { DataTableProps } from '../../ui/table/DataTable.tsx';
import { RegistrationReadiness } from './RegistrationList.tsx';
import { RegistrationData, RegistrationStatusTag, RegistrationSteps } from './registrationParts.tsx';
import { formatMissingFields, registrationTypeWords } from './registrationWords.tsx';

const isOpen = ({ status }: Pick<RegistrationRow, 'status'>): boolean => status === 'pending' || status === 'accepted';

/** Next step of an open registration; nothing for others. */
const formatReadiness = (row: RegistrationRow): string => {
  if (!isOpen(row)) return '';
  if (row.missingInfo.length > 0) return `${m.registration_missing()}: ${formatMissingFields(row)}`;
  return row.confirmedAt === null ? m.registration_unconfirmed() : m.registration_ready();
};

const columns = (): readonly Column<RegistrationRow>[] => [
  nameColumn(m.registration_column(), ({ name, type, agency }) => ({
    name,
    below: [registrationTypeWords[type](), agency?.name].filter(Boolean).join(' · '),
  })),
  stateColumn(({ status }) => <RegistrationStatusTag status={status} />),
  textColumn('ready', m.registration_readiness(), formatReadiness, { room: 'wide' }),
  textColumn('reach', m.support_reach(), ({ phone: dialled, email }) => (dialled && phone(dialled)) || email, {
    room: 'widest',
  }),
  createdColumn(m.request_created()),
];

export interface RegistrationTableProps extends Pick<DataTableProps<RegistrationRow>, 'rows' | 'sorted' | 'foot'> {
  /** The registration that is open at the side. */
  opened: Registration | undefined;
}

/** Registrations as a table for those who process them. Each needs a look, so rows are not chosen. */
export const RegistrationTable = ({ opened, ...table }: RegistrationTableProps) => (
  <AdminTable
    {...table}
    label={m.registration_admin()}
    columns={columns()}
    pathOf={(id) => href('/admin/registrations/:id', { id })}
    opened={opened}
    tags={({ status }) => <RegistrationStatusTag status={status} />}
    details={(registration) => (
      <>
        {isOpen(registration) && <RegistrationReadiness row={registration} />}
        {/* One fact a line: two would leave no room for addresses. */}
        <div className="[&_dl]:grid-cols-1">
          <RegistrationData registration={registration} />
        </div>
        <RegistrationSteps steps={registration.steps} />
      </>
    )}
  />
);
