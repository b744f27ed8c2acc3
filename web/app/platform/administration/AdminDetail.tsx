import ExternalLink from 'lucide-react/icons/external-link';
import ScrollText from 'lucide-react/icons/scroll-text';
import { Fragment, type ReactNode } from 'react';
import { href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHeader, type PageHeaderProps } from '../../ui/PageHeader.tsx';
import { Section } from '../../ui/Section.tsx';
import { AdminAction, type AdminActionWords, type Refusal } from './AdminAction.tsx';

/** A fact with its label. */
interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** One fact per line. */
const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_minmax(0,1fr)] sm:gap-y-2">
    {facts.map(({ label, value }) => (
      <Fragment key={label}>
        <dt className="text-sm text-muted sm:text-base">{label}</dt>
        <dd className="mb-2 wrap-anywhere sm:mb-0">{value}</dd>
      </Fragment>
    ))}
  </dl>
);

export interface AdminDetailProps extends Required<Pick<PageHeaderProps, 'title' | 'back'>> {
  /** Id for the search in the audit log. */
  id: string;
  /** Path of the public page; null when it no longer exists. */
  page: string | null;
  tags: ReactNode;
  /** Facts; null and false ones are omitted. */
  facts: readonly (Fact | null | false)[];
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
    <div className="max-w-column lg:max-w-180">
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
          <Facts facts={facts.filter((fact) => fact !== null && fact !== false)} />
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
    </div>
  );
};
