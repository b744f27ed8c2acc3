import ExternalLink from 'lucide-react/icons/external-link';
import ScrollText from 'lucide-react/icons/scroll-text';
import type { ReactNode } from 'react';
import { href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { LinkButton } from '../../ui/Button.tsx';
import { PageHeader, type PageHeaderProps } from '../../ui/PageHeader.tsx';

export interface StaffHeadProps extends Required<Pick<PageHeaderProps, 'title' | 'back'>> {
  /** Id for the search in the audit log. */
  id: string;
  /** Path of the public page; null when it no longer exists. */
  page: string | null;
  tags: ReactNode;
}

/** Header of a staff screen with links to the public page and to the audit log. */
export const StaffHead = ({ title, back, id, page, tags }: StaffHeadProps) => (
  <>
    <PageHeader
      title={title}
      back={back}
      actions={
        <>
          {page !== null && (
            <LinkButton to={page} variant="secondary" icon={ExternalLink}>
              {m.admin_see_page()}
            </LinkButton>
          )}
          <LinkButton to={`${href('/admin/audit')}?target=${id}`} variant="secondary" icon={ScrollText}>
            {m.admin_see_audit()}
          </LinkButton>
        </>
      }
    />
    <div className="mb-2 flex flex-wrap gap-1 empty:hidden">{tags}</div>
  </>
);
