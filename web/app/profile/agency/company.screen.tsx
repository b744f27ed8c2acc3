import type { OwnGroup } from '@m4u/contract/profile/group/schema';
import Plus from 'lucide-react/icons/plus';
import SearchX from 'lucide-react/icons/search-x';
import Store from 'lucide-react/icons/store';
import { Form, href, redirect } from 'react-router';
import type { Route } from './+types/company.screen';
import { VerifyNotice } from '../../identity/auth/VerifyNotice.tsx';
import { m } from '../../paraglide/messages.js';
import { noOrganization } from '../group/management/noOrganization.tsx';
import { NoRows } from '../../ui/ListView.tsx';
import { date, number } from '../../platform/language/formats.ts';
import { useIsUnverified } from '../../platform/session/page.ts';
import { LinkButton, SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { SearchForm } from '../../ui/fields/SearchForm.tsx';
import { Section } from '../../ui/Section.tsx';
import { OfferCard } from './OfferCard.tsx';
import { changeCompany, readCompany, type RunAgency } from './company.server.ts';
import { InvitationCard } from '../group/invitations/InvitationCard.tsx';
import { agencyPath, companyPath } from '../group/management/companyPaths.tsx';
import { GroupRow } from '../group/management/GroupRow.tsx';
import { Column } from '../../ui/layout/Column.tsx';

/** Loads the groups and brands of the reader, and the agencies that they administer. */
export const loader = ({ context, request }: Route.LoaderArgs) => readCompany(context, new URL(request.url));

export const action = async ({ context, request }: Route.ActionArgs) => {
  const reply = await changeCompany(context, request);
  if (reply) return reply;
  throw redirect(href('/action/company'));
};

export const meta: Route.MetaFunction = () => [{ title: `${m.company_title()} · M4U` }];

type LoaderData = Route.ComponentProps['loaderData'];

const rows = 'divide-y divide-line';

const AgencySection = ({ agency }: { agency: RunAgency }) => (
  <Section title={agency.name} more={{ to: agencyPath(agency._id), label: m.agency_run() }} id={`agency-${agency._id}`}>
    <Card>
      <p className="text-sm text-muted">
        {m.agency_totals({ groups: number(agency.groupTotal), admins: number(agency.adminTotal) })}
      </p>
      {agency.groups.length > 0 && (
        <ul className={rows}>
          {agency.groups.map((group) => (
            <GroupRow key={group._id} group={{ ...group, agency: null }} to={companyPath(group._id)} />
          ))}
        </ul>
      )}
    </Card>
  </Section>
);

const Groups = ({ id, title, groups }: { id: string; title: string; groups: readonly OwnGroup[] }) =>
  groups.length > 0 && (
    <Section id={id} title={title}>
      <Card>
        <ul className={rows}>
          {groups.map((group) => (
            <GroupRow
              key={group._id}
              group={group}
              to={
                group.role === 'admin' ? companyPath(group._id) : href('/mbg/:id', { id: group.urlMinify ?? group._id })
              }
            />
          ))}
        </ul>
      </Card>
    </Section>
  );

const Deleted = ({ deleted }: Pick<LoaderData, 'deleted'>) => (
  <Section id="deleted" title={m.company_deleted()}>
    <Card>
      <ul className={rows}>
        {deleted.map((group) => (
          <GroupRow
            key={group._id}
            group={{ ...group, layoutPermission: 'FREE' }}
            line={m.company_deleted_until({ date: date(group.restorableUntil ?? '') })}
            actions={
              <Form method="post" preventScrollReset>
                <input type="hidden" name="group" value={group._id} />
                <input type="hidden" name="name" value={group.name} />
                <SubmitButton
                  name="intent"
                  value="restore"
                  variant="secondary"
                  aria-label={m.company_restore_name({ name: group.name })}
                >
                  {m.company_restore()}
                </SubmitButton>
              </Form>
            }
          />
        ))}
      </ul>
    </Card>
  </Section>
);

/** Groups of the reader that are not already listed under one of their agencies. */
const Own = ({ groups: all, q, agencies }: Pick<LoaderData, 'groups' | 'q' | 'agencies'>) => {
  const agencyGroupIds = new Set(agencies.flatMap(({ groups }) => groups.map(({ _id }) => _id)));
  const groups = all.filter(({ _id }) => !agencyGroupIds.has(_id));
  if (groups.length > 0)
    return (
      <>
        <Groups
          id="administered"
          title={m.company_admin_groups()}
          groups={groups.filter(({ role }) => role === 'admin')}
        />
        <Groups id="joined" title={m.company_member_groups()} groups={groups.filter(({ role }) => role === 'member')} />
      </>
    );
  if (q !== '')
    return (
      <EmptyState
        icon={SearchX}
        title={m.company_none_found()}
        action={
          <LinkButton to={href('/action/company')} variant="secondary">
            {m.company_search_clear()}
          </LinkButton>
        }
      />
    );
  if (agencies.length > 0) return null;
  return <NoRows empty={noOrganization({ icon: Store, text: m.company_none_text() })} />;
};

export const handle = { ownSearch: true };

export default function Company({ loaderData, actionData }: Route.ComponentProps) {
  const { q, page, groups, total, deleted, offers, invitations, agencies } = loaderData;
  const isWhole = page === 1 && q === '';
  const isUnverified = useIsUnverified();
  return (
    <Column kind="detail">
      <PageHeader
        title={m.company_title()}
        lead={m.company_lead()}
        back={{ to: href('/more'), label: m.more_title() }}
        actions={
          // When the list is empty, the empty state has this button.
          (groups.length > 0 || agencies.length > 0 || !isWhole) && (
            <LinkButton to={href('/action/company/new')} icon={Plus}>
              {m.company_new()}
            </LinkButton>
          )
        }
      />
      <FormError errors={actionData?.error?.[''] ?? undefined} />
      {isUnverified && isWhole && offers.length + invitations.length > 0 && (
        <VerifyNotice reason={m.company_answer_verify()} />
      )}
      {isWhole && offers.length > 0 && (
        <Section id="offers" title={m.agency_offers()}>
          <ul className="stack">
            {offers.map((offer) => (
              <OfferCard key={offer._id} offer={offer} />
            ))}
          </ul>
        </Section>
      )}
      {isWhole && invitations.length > 0 && (
        <Section id="invitations" title={m.invitation_received()}>
          <ul className="stack">
            {invitations.map((invitation) => (
              <InvitationCard key={invitation._id} invitation={invitation} />
            ))}
          </ul>
        </Section>
      )}
      {isWhole && agencies.map((agency) => <AgencySection key={agency._id} agency={agency} />)}
      {(total > 20 || q !== '') && (
        <SearchForm
          key={q}
          action={href('/action/company')}
          value={q}
          label={m.company_search()}
          submitLabel={m.company_search_submit()}
          autoComplete="off"
        />
      )}
      <Own groups={groups} q={q} agencies={isWhole ? agencies : []} />
      {total > 20 && <Pagination page={page} total={total} />}
      {isWhole && deleted.length > 0 && <Deleted deleted={deleted} />}
    </Column>
  );
}
