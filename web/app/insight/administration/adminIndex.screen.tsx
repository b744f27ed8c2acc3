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
import { noOrganization } from '../../profile/group/management/noOrganization.tsx';
import { NoRows } from '../../ui/ListView.tsx';
import { number } from '../../platform/language/formats.ts';
import { type Way, LinkList } from '../../ui/LinkList.tsx';
import { registrationStatusWords } from '../../profile/registration/registrationWords.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Section } from '../../ui/Section.tsx';
import { scopeOf } from '../../platform/request/scope.server.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { usePage } from '../../platform/session/page.ts';
import { staffParts } from './adminParts.tsx';
import { answerQueueForm, loadOverview } from './overview/overview.server.ts';
import { StaffOverview } from './overview/StaffOverview.tsx';
import { Column } from '../../ui/layout/Column.tsx';

/** Loads the figures and the queue for staff (docs/rules/audit.md#queue); null for other admins. */
export const loader = ({ context, request }: Route.LoaderArgs) =>
  scopeOf(context).page.reader?.staff ? loadOverview(context, new URL(request.url).searchParams) : null;

/** Forms of the queue. Errors: 403 for others than staff. */
export const action = ({ context, request }: Route.ActionArgs) => {
  requireReader(context, m.report_list_purpose());
  return answerQueueForm(context, request);
};

export const meta: Route.MetaFunction = () => [{ title: `${m.admin_title()} · M4U` }];

export const handle = { search: true };

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
const waitingFor = (registrations: OpenRegistrations | null): Count[] =>
  (registrations ? registrationCounts(registrations) : []).filter(({ total }) => total > 0);

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

/** The agencies and groups that an admin runs. */
const OwnAdministration = ({ administration }: { administration: Administration }) => {
  const { agencies, groups, registrations } = administration;
  const hasNothing = agencies.length === 0 && groups.length === 0;
  return (
    <Column kind="detail">
      <PageHeader
        title={m.admin_title()}
        back={{ to: href('/more'), label: m.more_title() }}
        lead={hasNothing ? undefined : m.admin_lead()}
      />
      {agencies.length > 0 && (
        <>
          <Section id="waiting" title={m.admin_waiting()}>
            <Counts counts={waitingFor(registrations)} />
          </Section>
          <Section id="agencies" title={m.admin_agencies()}>
            <LinkList ways={[...agencyWays(administration), ...agencyTools()]} />
          </Section>
        </>
      )}
      {groups.length > 0 && (
        <Section id="groups" title={m.admin_own_groups()}>
          <LinkList ways={[...groupWays(administration), groupTool()]} />
        </Section>
      )}
      {hasNothing && <NoRows empty={noOrganization({ icon: ShieldCheck, text: m.admin_nothing_text() })} />}
    </Column>
  );
};

/** Start of the administration: the overview for staff, what they run for other admins. */
export default function AdminIndex({ loaderData: overview }: Route.ComponentProps) {
  const administration = useRouteLoaderData<Administration>('admin');
  const readerId = usePage()?.reader?.memberId;
  if (!administration) return null;
  const { waiting } = administration;
  if (overview === null || waiting === null) return <OwnAdministration administration={administration} />;
  return <StaffOverview overview={overview} readerId={readerId ?? ''} ways={staffParts(waiting)} />;
}
