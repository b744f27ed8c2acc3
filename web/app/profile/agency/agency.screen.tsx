import type { Agency as AgencyRecord } from '@m4u/contract/profile/agency/schema';
import Compass from 'lucide-react/icons/compass';
import Landmark from 'lucide-react/icons/landmark';
import LayoutList from 'lucide-react/icons/layout-list';
import Link2 from 'lucide-react/icons/link-2';
import Plus from 'lucide-react/icons/plus';
import QrCode from 'lucide-react/icons/qr-code';
import SearchX from 'lucide-react/icons/search-x';
import Store from 'lucide-react/icons/store';
import UsersRound from 'lucide-react/icons/users-round';
import { href, redirect } from 'react-router';
import type { Route } from './+types/agency.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { problemReply, readForm, refuseForm } from '../../platform/forms/form.server.ts';
import { problemOf } from '../../platform/api/problem.ts';
import { requirePage } from '../../platform/search/table.server.ts';
import { defineFilter, text } from '../../platform/search/filter.server.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { SearchForm } from '../../ui/fields/SearchForm.tsx';
import { Section } from '../../ui/Section.tsx';
import { agencyPath, companyPath } from '../group/management/companyPaths.tsx';
import { GroupRow } from '../group/management/GroupRow.tsx';
import { type Way, LinkList } from '../../ui/LinkList.tsx';
import { agencyPagePath } from './agencyPaths.tsx';
import { ListView } from '../../ui/ListView.tsx';
import { readLastPathPart, readAgency } from './agency.server.ts';
import { AgencyPage } from './AgencyPage.tsx';
import { InviteForm } from './InviteForm.tsx';
import { SentOffers } from './SentOffers.tsx';

const readGroupFilter = defineFilter({ q: text() });

/** Loads the groups of an agency for its admins, who search, create and invite groups here. */
export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { page, filter } = readGroupFilter(new URL(request.url).searchParams);
  const { q } = filter;
  const { id } = params;
  const { agency: calls } = api(context);
  const agency = await readAgency(context, id);
  const [groups, offers] = await Promise.all([
    calls.listGroups({ query: { page, filter: { agencyId: id, ...(q && { name: q }) } } }),
    calls.listOffers({ params: { id }, query: { limit: 100 } }),
  ]);
  requirePage(context, { rows: groups.data, total: groups.total });
  return {
    agency,
    q,
    page,
    groups: groups.data,
    total: groups.total,
    offers: offers.data.filter(({ kind }) => kind === 'group'),
  };
};

/** Links to other screens of an agency. */
const agencyLinks = ({ _id: id, urlMinify, can }: AgencyRecord): Way[] => {
  const mayArrange = can.update;
  const of = `?${new URLSearchParams({ agencyId: id })}`;
  const ofPage = `?${new URLSearchParams({ of: id })}`;
  return [
    { to: agencyPagePath({ _id: id, urlMinify }), icon: Landmark, label: m.agency_page(), text: m.agency_page_text() },
    ...(mayArrange
      ? [
          { to: href('/action/shortenedLink') + ofPage, icon: Link2, label: m.link_title(), text: urlMinify ?? '' },
          { to: href('/action/qrcode') + ofPage, icon: QrCode, label: m.qr_title() },
        ]
      : []),
    {
      to: href('/action/memberAgency') + of,
      icon: UsersRound,
      label: m.agency_members(),
      text: m.agency_members_text(),
    },
    { to: href('/action/discover') + of, icon: Compass, label: m.agency_explore(), text: m.agency_explore_text() },
    ...(mayArrange
      ? [
          {
            to: href('/action/editAgencyExplore') + of,
            icon: LayoutList,
            label: m.agency_arrange(),
            text: m.agency_arrange_text(),
          },
        ]
      : []),
  ];
};

const refusalWords: Readonly<Record<string, () => string>> = {
  'not-found': m.agency_group_unknown,
  'wrong-state': m.agency_group_taken,
};

export const action = async ({ context, params, request }: Route.ActionArgs) => {
  const { id } = params;
  const form = await readForm(request);
  const { agency } = api(context);
  try {
    if (form.intent === 'withdraw') {
      await agency.withdrawOffer({ params: { id: form.values['offer'] ?? '' } });
      setFlash(context, { kind: 'success', message: m.agency_withdrawn() });
    } else {
      await agency.offerGroup({ params: { id }, body: { group: readLastPathPart(form.values['who'] ?? '') } });
      setFlash(context, { kind: 'success', message: m.agency_invited() });
    }
  } catch (thrown) {
    const message = form.intent === 'withdraw' ? undefined : refusalWords[problemOf(thrown)?.code ?? ''];
    if (message) return refuseForm(form, { fields: { who: message() } });
    return problemReply(form, thrown, { fields: { group: 'who' } });
  }
  return redirect(agencyPath(id));
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.agency.name ?? m.company_title()} · M4U` },
];

export const handle = { ownSearch: true };

export default function AgencyScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { agency, q, page, groups, total, offers } = loaderData;
  const { _id: id, can } = agency;
  const add = can.update && (
    <LinkButton to={`${href('/action/company/new')}?agency=${id}`} icon={Plus}>
      {m.agency_group_new()}
    </LinkButton>
  );
  return (
    <AgencyPage agency={agency} tab="groups" actions={add}>
      {(total > 20 || q !== '') && (
        <SearchForm
          key={q}
          action={agencyPath(id)}
          value={q}
          label={m.company_search()}
          submitLabel={m.company_search_submit()}
          autoComplete="off"
        />
      )}
      <ListView
        padded
        page={page}
        total={total}
        rows={groups.map((group) => (
          <GroupRow
            key={group._id}
            group={{ ...group, agency: null }}
            to={can.update ? companyPath(group._id) : href('/mbg/:id', { id: group.urlMinify ?? group._id })}
          />
        ))}
        empty={{ icon: Store, title: m.agency_groups_none(), text: m.agency_groups_none_text() }}
        filtered={q !== '' && { icon: SearchX, title: m.company_none_found() }}
      />
      <SentOffers offers={offers} mayWithdraw={can.update} />
      {can.update && (
        <InviteForm
          // The changed key empties the form after an invitation.
          key={offers[0]?._id}
          id="invite"
          title={m.agency_group_invite()}
          lead={m.agency_group_invite_lead()}
          label={m.agency_group_invite_field()}
          hint={m.agency_group_invite_hint()}
          reply={actionData ?? undefined}
        />
      )}
      <Section id="more" title={m.agency_more()}>
        <LinkList ways={agencyLinks(agency)} />
      </Section>
    </AgencyPage>
  );
}
