import type { AgencyAdmin } from '@m4u/contract/profile/agency/schema';
import { href, redirect } from 'react-router';
import type { Route } from './+types/agencyAdmins.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { date } from '../../platform/language/formats.ts';
import { problemReply, readForm, refuseForm, type SentForm } from '../../platform/forms/form.server.ts';
import { pageNumber } from '../../platform/search/page-number.server.ts';
import { usePage } from '../../platform/session/page.ts';
import { problemOf } from '../../platform/api/problem.ts';
import { scopeOf } from '../../platform/request/scope.server.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ConfirmDialog, useDialog } from '../../ui/overlays/Dialog.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { FriendRow } from '../friend/FriendRow.tsx';
import { readLastPathPart, readAgency } from './agency.server.ts';
import { AgencyPage } from './AgencyPage.tsx';
import { InviteForm } from './InviteForm.tsx';
import { SentOffers } from './SentOffers.tsx';

/** Loads the admins of an agency, and open offers to become one. */
export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { id } = params;
  const page = pageNumber(new URL(request.url).searchParams);
  const { agency: calls } = api(context);
  const agency = await readAgency(context, id);
  const [admins, offers] = await Promise.all([
    calls.listAdmins({ params: { agencyId: id }, query: { page } }),
    calls.listOffers({ params: { id }, query: { limit: 100 } }),
  ]);
  return {
    agency,
    page,
    admins: admins.data,
    total: admins.total,
    offers: offers.data.filter(({ kind }) => kind === 'admin'),
  };
};

/** Reads the single field as an email, a phone number, or a member's page. */
const readInvitee = ({ values }: SentForm) => {
  const who = (values['who'] ?? '').trim();
  if (who.includes('@')) return { email: who };
  return /^\+?[\d\s().-]{8,}$/.test(who) ? { phone: who } : { member: readLastPathPart(who) };
};

const refusalWords: Readonly<Record<string, () => string>> = {
  'not-found': m.agency_admin_unknown,
  'wrong-state': m.agency_admin_already,
};

export const action = async ({ context, params, request }: Route.ActionArgs) => {
  const { id } = params;
  const form = await readForm(request);
  const { agency } = api(context);
  const { intent, values } = form;
  const setNotice = (message: string) => setFlash(context, { kind: 'success', message });
  try {
    if (intent === 'withdraw') {
      await agency.withdrawOffer({ params: { id: values['offer'] ?? '' } });
      setNotice(m.agency_withdrawn());
    } else if (intent === 'remove') {
      const memberId = values['member'] ?? '';
      await agency.removeAdmin({ params: { id }, body: { memberId } });
      if (memberId === scopeOf(context).page.reader?.memberId) {
        setNotice(m.agency_admin_left({ agency: values['name'] ?? '' }));
        return redirect(href('/action/company'));
      }
      setNotice(m.agency_admin_removed({ name: values['name'] ?? '' }));
    } else {
      await agency.offerAdmin({ params: { id }, body: readInvitee(form) });
      setNotice(m.agency_invited());
    }
  } catch (thrown) {
    const refusalText = intent === 'invite' ? refusalWords[problemOf(thrown)?.code ?? ''] : undefined;
    if (refusalText) return refuseForm(form, { fields: { who: refusalText() } });
    return problemReply(form, thrown, { fields: { member: 'who', email: 'who', phone: 'who' } });
  }
  return redirect(href('/action/company/agency/:id/admins', { id }));
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${m.agency_tab_admins()} · ${loaderData?.agency.name ?? ''} · M4U` },
];

const AdminRow = ({ admin, agency }: { admin: AgencyAdmin; agency: string }) => {
  const remove = useDialog();
  const isReader = usePage()?.reader?.memberId === admin._id;
  const verb = isReader ? m.agency_admin_leave() : m.agency_admin_remove();
  const line = [m.agency_admin_since({ date: date(admin.since) }), admin.headline].filter(Boolean).join(' · ');
  return (
    <>
      <FriendRow
        person={admin}
        line={line}
        actions={
          admin.can.remove && (
            <Button variant="secondary" {...remove.trigger}>
              {verb}
            </Button>
          )
        }
      />
      {admin.can.remove && (
        <li className="contents">
          <ConfirmDialog
            {...remove}
            title={verb}
            question={
              isReader
                ? m.agency_admin_leave_question({ agency })
                : m.agency_admin_remove_question({ name: admin.name, agency })
            }
            confirm={verb}
            fields={{ intent: 'remove', member: admin._id, name: isReader ? agency : admin.name }}
          />
        </li>
      )}
    </>
  );
};

export default function AgencyAdmins({ loaderData, actionData }: Route.ComponentProps) {
  const { agency, page, admins, total, offers } = loaderData;
  return (
    <AgencyPage agency={agency} tab="admins">
      <Card>
        <ul>
          {admins.map((admin) => (
            <AdminRow key={admin._id} admin={admin} agency={agency.name} />
          ))}
        </ul>
      </Card>
      {total > 20 && <Pagination page={page} total={total} />}
      <SentOffers offers={offers} mayWithdraw={agency.can.update} />
      {agency.can.update && (
        <InviteForm
          // The changed key empties the form after an invitation.
          key={offers[0]?._id}
          id="invite"
          title={m.agency_admin_invite()}
          lead={m.agency_admin_invite_lead()}
          label={m.agency_admin_invite_field()}
          reply={actionData ?? undefined}
        />
      )}
    </AgencyPage>
  );
}
