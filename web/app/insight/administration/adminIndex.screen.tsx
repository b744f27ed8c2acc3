import type { Administration, OpenRegistrations } from '@m4u/contract/insight/administration';
import Building2 from 'lucide-react/icons/building-2';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Compass from 'lucide-react/icons/compass';
import Landmark from 'lucide-react/icons/landmark';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Users from 'lucide-react/icons/users';
import { href, Link, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/adminIndex.screen';
import { m } from '../../paraglide/messages.js';
import { number } from '../../platform/language/formats.ts';
import { type Way, LinkList } from '../../ui/LinkList.tsx';
import { registrationStatusWords } from '../../profile/registration/registrationWords.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Section } from '../../ui/Section.tsx';
import { staffParts } from './adminParts.tsx';

/**
 * Overview of the administration: open work and links to the parts for staff, links to their pages for other admins.
 */
export const meta: Route.MetaFunction = () => [{ title: `${m.admin_title()} · M4U` }];

interface Count {
  readonly to: string;
  readonly label: string;
  readonly total: number;
}

const registrationCounts = (registrations: OpenRegistrations): Count[] =>
  (['pending', 'accepted', 'approved', 'paid'] as const).map((status) => ({
    to: `${href('/admin/registrations')}?status=${status}`,
    label: m.admin_waiting_registration({ status: registrationStatusWords[status]() }),
    total: registrations[status],
  }));

/** Open work of the reader with links; empty kinds are left out. */
const waitingFor = ({ waiting, registrations }: Administration): Count[] =>
  [
    ...(registrations ? registrationCounts(registrations) : []),
    ...(waiting
      ? [
          { to: href('/admin/reports'), label: m.admin_reports(), total: waiting.reports },
          { to: href('/admin/requests'), label: m.admin_requests_overdue(), total: waiting.overdue },
          {
            to: `${href('/admin/requests')}?state=open`,
            label: m.admin_requests(),
            total: waiting.requests - waiting.overdue,
          },
        ]
      : []),
  ].filter(({ total }) => total > 0);

const Counts = ({ counts }: { counts: readonly Count[] }) =>
  counts.length === 0 ? (
    <p className="text-muted">{m.admin_none_waiting()}</p>
  ) : (
    <ul className="grid gap-3 sm:grid-cols-2">
      {counts.map(({ to, label, total }) => (
        <Card as="li" key={to} padded={false}>
          <Link to={to} className="flex min-h-16 items-center gap-4 rounded-lg px-4 py-3 hover:bg-sunken">
            <span className="text-2xl font-bold">{number(total)}</span>
            <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
          </Link>
        </Card>
      ))}
    </ul>
  );

/** Links for an admin of agencies, one agency after another. */
const agencyWays = ({ agencies }: Administration): Way[] =>
  agencies.map(({ _id, name }) => ({
    to: href('/action/company/agency/:id', { id: _id }),
    icon: Landmark,
    label: name,
  }));

const agencyTools = (): Way[] => [
  { to: href('/admin/registrations'), icon: ClipboardList, label: m.admin_agency_registrations() },
  { to: href('/action/company'), icon: Building2, label: m.admin_agency_groups() },
  { to: href('/action/memberAgency'), icon: Users, label: m.admin_agency_members() },
  { to: href('/action/editAgencyExplore'), icon: Compass, label: m.admin_agency_explore() },
];

/** Links to the groups that an admin manages. */
const groupWays = ({ groups }: Administration): Way[] =>
  groups.map(({ _id, name }) => ({
    to: href('/action/company/:id', { id: _id }),
    icon: Building2,
    label: name,
  }));

const groupTool = (): Way => ({
  to: href('/action/memberManagement'),
  icon: Users,
  label: m.people_manage(),
  text: m.people_manage_text(),
});

export default function AdminIndex() {
  const administration = useRouteLoaderData<Administration>('admin');
  if (!administration) return null;
  const { staff, agencies, groups, waiting, registrations } = administration;
  const hasNothing = !staff && agencies.length === 0 && groups.length === 0;
  return (
    <div className="max-w-column lg:max-w-180">
      <PageHeader
        title={m.admin_title()}
        back={{ to: href('/more'), label: m.more_title() }}
        lead={hasNothing ? undefined : staff ? m.admin_lead_staff() : m.admin_lead()}
      />
      {(staff || agencies.length > 0) && (
        <Section id="waiting" title={m.admin_waiting()}>
          <Counts counts={waitingFor(administration)} />
        </Section>
      )}
      {waiting !== null && (
        <Section id="parts" title={m.admin_parts()}>
          <LinkList ways={staffParts(waiting, registrations)} />
        </Section>
      )}
      {agencies.length > 0 && (
        <Section id="agencies" title={m.admin_agencies()}>
          <LinkList ways={[...agencyWays(administration), ...agencyTools()]} />
        </Section>
      )}
      {groups.length > 0 && (
        <Section id="groups" title={m.admin_own_groups()}>
          <LinkList ways={[...groupWays(administration), groupTool()]} />
        </Section>
      )}
      {hasNothing && (
        <EmptyState icon={ShieldCheck} title={m.admin_nothing()}>
          {m.admin_nothing_text()}
        </EmptyState>
      )}
    </div>
  );
}
