import ExternalLink from 'lucide-react/icons/external-link';
import ScrollText from 'lucide-react/icons/scroll-text';
import type { ReactNode } from 'react';
import { href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHeader, type PageHeaderProps } from '../../ui/PageHeader.tsx';
import { Section } from '../../ui/Section.tsx';
import { AdminAction, type AdminActionWords, type Refusal } from './AdminAction.tsx';
import { AdminFacts, type Fact } from './AdminFacts.tsx';
import { Column } from '../../ui/layout/Column.tsx';

export interface AdminDetailProps extends Required<Pick<PageHeaderProps, 'title' | 'back'>> {
  /** Id for the search in the audit log. */
  id: string;
  /** Path of the public page; null when it no longer exists. */
  page: string | null;
  tags: ReactNode;
  facts: readonly Fact[];
  /** The actions in their order. */
  actions: readonly AdminActionWords[];
  /** The actions that are allowed now, by intent. */
  can: Readonly<Record<string, boolean>>;
  /** Reason why no action is ever allowed. */
  protection?: string | false;
  refusal: Refusal | undefined;
  /** Further forms, after the actions. */
  children?: ReactNode;
}

/** Screen of one account for staff: links to its page and to the audit log, its facts, and the allowed actions. */
export const AdminDetail = (props: AdminDetailProps) => {
  const { title, back, id, page, tags, facts, actions, can, protection = false, refusal, children } = props;
  const allowed = actions.filter(({ intent }) => can[intent]);
  return (
    <Column kind="detail">
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
      <Section id="facts" title={m.admin_facts()}>
        <Card>
          <AdminFacts facts={facts} />
        </Card>
      </Section>
      <Section id="deeds" title={m.admin_deeds()}>
        {protection !== false && <p>{protection}</p>}
        {protection === false && allowed.length === 0 && <p>{m.admin_no_deeds()}</p>}
        {allowed.map((action) => (
          <AdminAction key={action.intent} {...action} refusal={refusal} />
        ))}
        {children}
      </Section>
    </Column>
  );
};
