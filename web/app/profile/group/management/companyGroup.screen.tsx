import type { Group } from '@m4u/contract/profile/group';
import { upload } from '@m4u/contract/profile/upload';
import Coins from 'lucide-react/icons/coins';
import Contact from 'lucide-react/icons/contact';
import ExternalLink from 'lucide-react/icons/external-link';
import Inbox from 'lucide-react/icons/inbox';
import Link2 from 'lucide-react/icons/link-2';
import List from 'lucide-react/icons/list';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import Megaphone from 'lucide-react/icons/megaphone';
import Palette from 'lucide-react/icons/palette';
import Pencil from 'lucide-react/icons/pencil';
import QrCode from 'lucide-react/icons/qr-code';
import SwatchBook from 'lucide-react/icons/swatch-book';
import Trash2 from 'lucide-react/icons/trash-2';
import Users from 'lucide-react/icons/users';
import { href, redirect } from 'react-router';
import type { Route } from './+types/companyGroup.screen';
import { m } from '../../../paraglide/messages.js';
import { apiAddress } from '../../../platform/api/api-address.server.ts';
import { api } from '../../../platform/api/api.server.ts';
import { leaveFlash } from '../../../platform/forms/flash.server.ts';
import { problemReply } from '../../../platform/forms/form.server.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { Button, LinkButton, SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ConfirmDialog, useDialog } from '../../../ui/overlays/Dialog.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Section } from '../../../ui/Section.tsx';
import { careersOf } from '../../page/edit/edit.server.ts';
import { type Way, LinkList } from '../../../ui/LinkList.tsx';
import { companyNames, readCompanyForm, sentFacts } from './companyForm.server.ts';
import { companyPath } from './companyPaths.tsx';
import { customersPath } from '../customers/customerPaths.tsx';
import { GroupDetails } from './GroupDetails.tsx';
import { kindWords, membersWords } from './GroupRow.tsx';

/** Loads a group for one of its admins or of its agency's, with its management actions and details. */
export const loader = async ({ context, params }: Route.LoaderArgs) => {
  requireReader(context, m.company_purpose());
  const { group } = api(context);
  const [{ data: own }, { data: view }] = await Promise.all([
    group.get({ params: { id: params.id } }),
    group.view({ params: { id: params.id } }),
  ]);
  return {
    group: own,
    locked: view.locked,
    careers: view.locked ? [] : await careersOf(context),
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
      const words = { group: own.name, agency: own.agency.name };
      leaveFlash(context, { kind: 'success', message: m.company_agency_left(words) });
      return redirect(own.can.update ? companyPath(id) : href('/action/company'));
    }
    const call = { params: { id }, body: await sentFacts(context, form, files) };
    await (own.can.update ? group.update(call) : group.updateByAgencyAdmin(call));
  } catch (thrown) {
    return problemReply(form, thrown, { fields: companyNames });
  }
  leaveFlash(context, { kind: 'success', message: m.company_saved() });
  return redirect(companyPath(id));
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? m.company_run({ name: loaderData.group.name }) : m.company_title()} · M4U` },
];

const pageWays = ({ _id, urlMinify }: Group): Way[] => [
  {
    to: href('/mbg/:id', { id: urlMinify ?? _id }),
    icon: Pencil,
    label: m.company_edit_page(),
    text: m.company_edit_page_text(),
  },
  {
    to: `${href('/action/setting/display')}?of=${_id}`,
    icon: Palette,
    label: m.company_theme(),
    text: m.company_theme_text(),
  },
  {
    to: `${href('/action/shortenedLink')}?of=${_id}`,
    icon: Link2,
    label: m.company_link(),
    text: urlMinify ?? m.company_link_none(),
  },
  { to: `${href('/action/qrcode')}?of=${_id}`, icon: QrCode, label: m.qr_title(), text: m.company_qr_text() },
  { to: `${href('/action/bio-link')}?of=${_id}`, icon: List, label: m.bio_title(), text: m.company_bio_text() },
];

const peopleWays = (group: Group, isOwn: boolean): Way[] => [
  ...(isOwn
    ? [
        {
          to: `${href('/action/memberManagement')}?groupId=${group._id}`,
          icon: Users,
          label: m.company_people(),
          text: m.company_people_text(),
        },
        {
          to: customersPath(group._id),
          icon: Contact,
          label: m.customer_title(),
          text: m.company_customers_text(),
        },
        {
          to: `${href('/action/createPoint')}?groupId=${group._id}`,
          icon: Coins,
          label: m.point_counter(),
          text: m.point_more_counter(),
        },
        {
          to: `${href('/action/affiliate/manage')}?groupId=${group._id}`,
          icon: Megaphone,
          label: m.affiliate_manage(),
          text: m.affiliate_manage_more_text(),
        },
        {
          to: href('/contacts/:id', { id: group._id }),
          icon: Inbox,
          label: m.more_inbox(),
          text: m.company_inbox_text(),
        },
      ]
    : []),
  {
    to: href('/action/company/:id/themes', { id: group._id }),
    icon: SwatchBook,
    label: m.company_limit(),
    text: group.layoutPermission === 'LIMIT' ? m.company_limit_bound() : m.company_limit_free(),
  },
];

/** The group's agency, with the button to leave it. */
const AgencySection = ({ group, isOwn }: { group: Group; isOwn: boolean }) => {
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

export default function CompanyGroup({ loaderData, actionData }: Route.ComponentProps) {
  const { group, locked, careers, uploads } = loaderData;
  const { _id: id, name, headline, imagesUrl, career, childCareer } = group;
  const isOwn = group.can.update;
  const facts = { name, headline, logo: imagesUrl[0] ?? null, career, childCareer };
  return (
    <div className="max-w-column lg:max-w-180">
      <PageHeader
        title={name}
        lead={[kindWords(group.kind), membersWords(group.memberTotal)].join(' · ')}
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
          {isOwn && (
            <Section id="page" title={m.company_part_page()}>
              <LinkList ways={pageWays(group)} />
            </Section>
          )}
          <Section id="people" title={m.company_part_people()}>
            <LinkList ways={peopleWays(group, isOwn)} />
          </Section>
          <Section id="details" title={m.company_details()}>
            <Card>
              <GroupDetails facts={facts} careers={careers} uploads={uploads} reply={actionData ?? undefined}>
                <SubmitButton name="intent" value="details">
                  {m.company_save()}
                </SubmitButton>
              </GroupDetails>
            </Card>
          </Section>
          <AgencySection group={group} isOwn={isOwn} />
          {isOwn && (
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
    </div>
  );
}
