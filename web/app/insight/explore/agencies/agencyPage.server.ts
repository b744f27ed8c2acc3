import type { GroupFace } from '@m4u/contract/profile/group/face';
import type { AgencyTotals } from '@m4u/contract/insight/explore';
import { agency as endpoints } from '@m4u/contract/profile/agency';
import type { AgencyView } from '@m4u/contract/profile/agency/page';
import { cssVariables } from '@m4u/contract/profile/theme/rules';
import { agencyTag, groupTag } from '@m4u/contract/tags';
import { href, redirect, type RouterContextProvider } from 'react-router';
import { apiAddress } from '../../../platform/api/api-address.server.ts';
import { api } from '../../../platform/api/api.server.ts';
import { cacheForAMinute, loadOrNotFound } from '../../../platform/cache/shared.server.ts';
import { defaultLocale, toLocale } from '../../../platform/language/language.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { pageNumber } from '../../../platform/search/page-number.server.ts';
import { speakOwnersLanguage } from '../../../platform/session/session.server.ts';
import { type AgencyProfile, agencyPagePath } from '../../../profile/agency/agencyPaths.tsx';

/** An agency's page as its loader returns it. */
export interface AgencyPageData {
  readonly id: string;
  readonly urlMinify: string | null;
  readonly can: AgencyView['can'];
  readonly career: string | null;
  readonly profile: AgencyProfile;
  /** URL of the share preview's picture. */
  readonly shareImage: string;
  readonly totals: AgencyTotals;
  /** A page of the groups of the agency, by name. */
  readonly groups: readonly GroupFace[];
  readonly page: number;
}

const toProfile = (view: AgencyView, origin: string): AgencyProfile => ({
  name: view.name,
  headline: view.headline,
  about: view.note,
  portrait: view.logo,
  background: view.background,
  contacts: view.contacts,
  links: [],
  lang: toLocale(view.language) ?? defaultLocale,
  theme: cssVariables(view.appliedTheme),
  address: origin + agencyPagePath(view),
  vcard: apiAddress(endpoints.vcard, { id: view._id }),
  face: apiAddress(endpoints.qr, { id: view._id }, { format: 'svg' }),
});

/**
 * Loads the page of an agency by id or short link, in its language unless the reader has chosen one, and lets it be
 * cached for visitors for a minute, because a group that joins has no tag on it yet. Redirects a former short link to
 * the present one, and a page that cannot be loaded to /404.
 */
export const readAgencyPage = async (
  context: Readonly<RouterContextProvider>,
  id: string,
  query: URLSearchParams,
): Promise<AgencyPageData> => {
  const calls = api(context);
  const { data: view } = await loadOrNotFound(context, '/agency/:id', calls.agency.view({ params: { id } }));
  const { _id, urlMinify } = view;
  if (id !== _id && urlMinify !== null && id.toLowerCase() !== urlMinify)
    throw redirect(href('/agency/:id', { id: urlMinify }));
  speakOwnersLanguage(context, view.language);
  const page = pageNumber(query);
  const [totals, groups] = await Promise.all([
    calls.explore.totals({ params: { id: _id } }),
    calls.explore.groups({ query: { page, filter: { agencyId: _id } } }),
  ]);
  cacheForAMinute(context, agencyTag(_id), ...groups.data.map((group) => groupTag(group._id)));
  return {
    id: _id,
    urlMinify,
    can: view.can,
    career: view.career,
    profile: toProfile(view, scopeOf(context).page.origin),
    // The version in the URL makes apps load a changed picture again.
    shareImage: apiAddress(endpoints.sharePicture, { id: _id }, { v: Date.parse(view.updatedAt).toString(36) }),
    totals: totals.data,
    groups: groups.data,
    page,
  };
};
