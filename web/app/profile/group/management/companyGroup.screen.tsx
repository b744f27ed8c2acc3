import type { Group } from '@m4u/contract/profile/group';
import { upload } from '@m4u/contract/profile/upload';
import ExternalLink from 'lucide-react/icons/external-link';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import Trash2 from 'lucide-react/icons/trash-2';
import { href, redirect } from 'react-router';
import type { Route } from './+types/companyGroup.screen';
import { m } from '../../../paraglide/messages.js';
import { apiAddress } from '../../../platform/api/api-address.server.ts';
import { api } from '../../../platform/api/api.server.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { problemReply } from '../../../platform/forms/form.server.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { Button, LinkButton, SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ConfirmDialog, useDialog } from '../../../ui/overlays/Dialog.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Section } from '../../../ui/Section.tsx';
import { readLinesOfBusiness } from '../../page/edit/edit.server.ts';
import { LinkList, type Way } from '../../../ui/LinkList.tsx';
import { Fold } from '../../../ui/layout/Fold.tsx';
import { companyNames, readCompanyForm, sentFacts } from './companyForm.server.ts';
import { agencyLinks, pageLinks, peopleLinks, piecesLink, pointLinks, sellingLinks } from './companyLinks.tsx';
import { companyPath } from './companyPaths.tsx';
import { GroupDetails } from './GroupDetails.tsx';
import { groupKindWords, formatMemberCount } from './GroupRow.tsx';
import { Column } from '../../../ui/layout/Column.tsx';

/** Loads a group for one of its admins or of its agency's, with its management actions and details. */
export const loader = async ({ context, params }: Route.LoaderArgs) => {
  requireReader(context, m.company_purpose());
  const { group, agency } = api(context);
  const [{ data: own }, { data: view }, { data: agencies }, { data: standing }] = await Promise.all([
    group.get({ params: { id: params.id } }),
    group.view({ params: { id: params.id } }),
    agency.listOwn({ query: { limit: 100 } }),
    group.standing({ params: { groupId: params.id } }),
  ]);
  return {
    group: own,
    isOwner: standing.can.own,
    isAgencyAdmin: agencies.some(({ _id }) => _id === own.agency?._id),
    locked: view.locked,
    careers: view.locked ? [] : await readLinesOfBusiness(context),
    uploads: apiAddress(upload.insert),
  };
};

export const action = async ({ context, params, request }: Route.ActionArgs) => {
  const { id } = params;
  const { group, agency } = api(context);
  const { form, files } = await readCompanyForm(request);
  const { data: own } = await group.get({ params: { id } });
  try {
    if (form.intent === 'leaveAgency' && own.agency) {
      await agency.releaseGroup({ params: { id: own.agency._id }, body: { groupId: id } });
      const names = { group: own.name, agency: own.agency.name };
      setFlash(context, { kind: 'success', message: m.company_agency_left(names) });
      return redirect(own.can.update ? companyPath(id) : href('/action/company'));
    }
    const call = { params: { id }, body: await sentFacts(context, form, files) };
    await (own.can.update ? group.update(call) : group.updateByAgencyAdmin(call));
  } catch (thrown) {
    return problemReply(form, thrown, { fields: companyNames });
  }
  setFlash(context, { kind: 'success', message: m.company_saved() });
  return redirect(companyPath(id));
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? m.company_run({ name: loaderData.group.name }) : m.company_title()} · M4U` },
];

/** The group's agency, with the button to leave it, and for the agency's admins with links to its screens. */
const AgencySection = ({ group, isOwn, isAgencyAdmin }: { group: Group; isOwn: boolean; isAgencyAdmin: boolean }) => {
  const leave = useDialog();
  const { agency } = group;
  if (agency === null)
    return isOwn ? (
      <Section id="agency" title={m.company_agency()}>
        <p className="text-muted">{m.company_agency_none()}</p>
      </Section>
    ) : null;
  const verb = isOwn ? m.company_agency_leave() : m.agency_release();
  return (
    <Section id="agency" title={m.company_agency()}>
      <Card className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 wrap-anywhere">{m.company_agency_of({ name: agency.name })}</p>
        <Button variant="secondary" {...leave.trigger}>
          {verb}
        </Button>
      </Card>
      {isAgencyAdmin && <LinkList ways={agencyLinks(agency)} />}
      <ConfirmDialog
        {...leave}
        title={verb}
        question={m.company_agency_leave_question({ group: group.name, agency: agency.name })}
        confirm={verb}
        fields={{ intent: 'leaveAgency' }}
      />
    </Section>
  );
};

/** Tools that the rail and “Thêm” have as well. */
const FoldedLinks = ({ id, title, ways }: { id: string; title: string; ways: readonly Way[] }) => (
  <Fold id={id} title={title} text={ways.map(({ label }) => label).join(' · ')}>
    <div className="pt-3">
      <LinkList ways={ways} />
    </div>
  </Fold>
);

export default function CompanyGroup({ loaderData, actionData }: Route.ComponentProps) {
  const { group, isOwner, isAgencyAdmin, locked, careers, uploads } = loaderData;
  const { _id: id, name, headline, imagesUrl, career, childCareer } = group;
  // Editors have the page; an agency's admins neither.
  const isOwn = group.can.administer;
  const isEditor = group.can.update && !isOwn;
  const facts = { name, headline, logo: imagesUrl[0] ?? null, career, childCareer };
  return (
    <Column kind="detail">
      <PageHeader
        title={name}
        lead={[groupKindWords[group.kind](), formatMemberCount(group.memberTotal)].join(' · ')}
        back={{ to: href('/action/company'), label: m.company_back() }}
        actions={
          <LinkButton to={href('/mbg/:id', { id: group.urlMinify ?? id })} variant="secondary" icon={ExternalLink}>
            {m.company_see_page()}
          </LinkButton>
        }
      />
      {locked ? (
        <Card className="flex gap-3">
          <LockKeyhole aria-hidden size={24} className="shrink-0 text-danger" />
          <p>{m.company_locked_text()}</p>
        </Card>
      ) : (
        <>
          {group.can.update && (
            <Section id="page" title={m.company_part_page()}>
              <LinkList ways={pageLinks(group)} />
              {!isOwn && <LinkList ways={[piecesLink(id)]} />}
            </Section>
          )}
          <Section id="details" title={m.company_details()}>
            <Card>
              <GroupDetails facts={facts} careers={careers} uploads={uploads} reply={actionData ?? undefined}>
                <SubmitButton name="intent" value="details">
                  {m.company_save()}
                </SubmitButton>
              </GroupDetails>
            </Card>
          </Section>
          {isEditor ? null : isOwn ? (
            <div className="stack gap-3 py-4">
              <FoldedLinks id="selling" title={m.company_part_selling()} ways={sellingLinks(group)} />
              <FoldedLinks id="people" title={m.company_part_people()} ways={peopleLinks(group, isOwn)} />
              <FoldedLinks id="points" title={m.company_part_points()} ways={pointLinks(group)} />
            </div>
          ) : (
            <Section id="people" title={m.company_part_people()}>
              <LinkList ways={peopleLinks(group, isOwn)} />
            </Section>
          )}
          {!isEditor && <AgencySection group={group} isOwn={isOwn} isAgencyAdmin={isAgencyAdmin} />}
          {isOwner && (
            <Section id="delete" title={m.company_delete()}>
              <LinkList
                ways={[
                  {
                    to: href('/action/company/:id/delete', { id }),
                    icon: Trash2,
                    label: m.company_delete(),
                    text: m.company_delete_text(),
                  },
                ]}
              />
            </Section>
          )}
        </>
      )}
    </Column>
  );
}
