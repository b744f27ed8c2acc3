import type { Agency } from '@m4u/contract/profile/agency/schema';
import type { RunGroup } from '@m4u/contract/profile/group/schema';
import type { RouterContextProvider } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { problemReply, readForm } from '../../platform/forms/form.server.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { requirePage } from '../../platform/search/table.server.ts';
import { defineFilter, text } from '../../platform/search/filter.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Maximum number of groups shown per agency; the agency's own screen lists all. */
const SHOWN = 5;
/** Maximum number of agencies whose groups are shown. */
const OPENED = 3;

/** An agency that the reader administers, with its first groups. */
export interface RunAgency extends Pick<Agency, '_id' | 'name' | 'headline' | 'logo' | 'groupTotal' | 'adminTotal'> {
  readonly groups: readonly RunGroup[];
}

const listAgencies = async (context: Context): Promise<RunAgency[]> => {
  const { agency } = api(context);
  const { data } = await agency.listOwn({ query: { limit: 50 } });
  return Promise.all(
    data.map(async (own, index) => {
      if (index >= OPENED || own.groupTotal === 0) return { ...own, groups: [] };
      const { data: groups } = await agency.listGroups({ query: { limit: SHOWN, filter: { agencyId: own._id } } });
      return { ...own, groups };
    }),
  );
};

const readGroupFilter = defineFilter({ q: text() });

/** Reads the reader's groups and agencies, offers to the reader, and groups that can be restored. */
export const readCompany = async (context: Context, { searchParams }: URL) => {
  requireReader(context, m.company_purpose());
  const { page, filter } = readGroupFilter(searchParams);
  const { q } = filter;
  const { group, agency } = api(context);
  const [own, deleted, offers, invitations, agencies] = await Promise.all([
    group.listOwn({ query: { page, filter: { ...(q && { name: q }) } } }),
    group.listOwn({ query: { limit: 50, filter: { deleted: true } } }),
    agency.listReceived({ query: { limit: 50 } }),
    group.receivedInvitations({ query: { limit: 50 } }),
    listAgencies(context),
  ]);
  requirePage(context, { rows: own.data, total: own.total });
  return {
    q,
    page,
    groups: own.data,
    total: own.total,
    deleted: deleted.data,
    offers: offers.data,
    invitations: invitations.data,
    agencies,
  };
};

/** Answers an agency's offer, or restores a group. */
export const changeCompany = async (context: Context, request: Request) => {
  requireReader(context, m.company_purpose());
  const form = await readForm(request);
  const { intent, values } = form;
  const { group, agency } = api(context);
  const setNotice = (message: string) => setFlash(context, { kind: 'success', message });
  try {
    if (intent === 'restore') {
      await group.restore({ params: { id: values['group'] ?? '' } });
      setNotice(m.company_restored({ name: values['name'] ?? '' }));
    }
    if (intent === 'accept' || intent === 'decline') {
      const accept = intent === 'accept';
      await agency.answerOffer({ params: { id: values['offer'] ?? '' }, body: { accept } });
      const names = { agency: values['agency'] ?? '' };
      setNotice(accept ? m.agency_accepted(names) : m.agency_declined(names));
    }
    return undefined;
  } catch (thrown) {
    return problemReply(form, thrown);
  }
};
