import FileChartColumn from 'lucide-react/icons/file-chart-column';
import { href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** Explains reports to readers who administer no group and no agency. */
export const NoAccess = () => (
  <EmptyState
    icon={FileChartColumn}
    title={m.association_no_group()}
    action={
      <LinkButton to={href('/action/company')} variant="secondary">
        {m.company_title()}
      </LinkButton>
    }
  >
    {m.association_no_group_text()}
  </EmptyState>
);
