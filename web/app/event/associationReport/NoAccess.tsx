import FileChartColumn from 'lucide-react/icons/file-chart-column';
import { m } from '../../paraglide/messages.js';
import { noOrganization } from '../../profile/group/management/noOrganization.tsx';
import { NoRows } from '../../ui/ListView.tsx';

/** Explains reports to readers who administer no group and no agency. */
export const NoAccess = () => (
  <NoRows empty={noOrganization({ icon: FileChartColumn, text: m.association_no_group_text() })} />
);
