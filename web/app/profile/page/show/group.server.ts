import { group as endpoints, type GroupView } from '@m4u/contract/profile/group';
import { type SectionName, visibleSections } from '@m4u/contract/profile/member/sections.rules';
import { cssVariables } from '@m4u/contract/profile/theme/rules';
import { href, redirect, type RouterContextProvider } from 'react-router';
import { apiAddress } from '../../../platform/api/api-address.server.ts';
import { api } from '../../../platform/api/api.server.ts';
import { defaultLocale, toLocale } from '../../../platform/language/language.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { speakOwnersLanguage } from '../../../platform/session/session.server.ts';
import { cacheableUntil, loadOrNotFound } from '../../../platform/cache/shared.server.ts';
import { toFormInvitation, toShownLinks } from '../links/bioLink.server.ts';
import { layoutPath } from '../address/layoutPaths.tsx';
import { loadOrRedirect } from '../address/otherKind.server.ts';
import type { PublicProfile } from './publicProfile.tsx';
import { groupTags } from './tags.server.ts';

type Context = Readonly<RouterContextProvider>;

/** A group's page as its loader returns it. */
export interface GroupPage {
  readonly id: string;
  readonly urlMinify: string | null;
  /** Staff have locked the page, so it only says so. */
  readonly locked: boolean;
  /** Layout that visitors get. */
  readonly layout: GroupView['layout'];
  readonly memberTotal: number;
  readonly agency: GroupView['agency'];
  readonly can: GroupView['can'];
  /** Sections that the page shows, in order. */
  readonly sections: readonly SectionName[];
  readonly profile: PublicProfile;
  /** URL of the share preview's picture. */
  readonly shareImage: string;
}

const toProfile = (view: GroupView, origin: string): PublicProfile => ({
  kind: 'group',
  name: view.name,
  headline: view.headline,
  about: view.note,
  portrait: view.imagesUrl[0] ?? null,
  background: view.background,
  contacts: view.contacts,
  links: toShownLinks({ kind: 'group', id: view._id }, view.links, view.can.update),
  form: toFormInvitation(view.form),
  writeTo: href('/contact/:id', { id: view.urlMinify ?? view._id }),
  inbox: href('/contacts/:id', { id: view._id }),
  lang: toLocale(view.language) ?? defaultLocale,
  theme: cssVariables(view.appliedTheme),
  address: origin + layoutPath({ kind: 'group', slug: view.urlMinify ?? view._id, layout: view.layout }),
  vcard: apiAddress(endpoints.vcard, { id: view._id }),
  counted: view.can.update ? null : view._id,
  face: apiAddress(endpoints.qr, { id: view._id }, { format: 'svg' }),
  groupId: view._id,
  // Groups have no friends, so readers connect by a message.
  connect: view.can.update || view.locked ? null : { to: href('/contact/:id', { id: view.urlMinify ?? view._id }) },
});

/**
 * Loads a group's page and share metadata by id or short link, in the group's language unless the reader has chosen
 * one, and lets it be cached for visitors. Redirects a former short link to the present one by `pathFor`, a member's link to
 * the member, and a page that cannot be loaded to /404 (docs/rules/screens.md#share-metadata). `pattern` is the route's.
 */
export const readGroup = async (
  context: Context,
  { pattern, id, pathFor }: { pattern: string; id: string; pathFor: (link: string) => string },
): Promise<GroupPage> => {
  const requestedPage = { kind: 'group', pattern, id } as const;
  const load = loadOrRedirect(context, requestedPage, api(context).group.view({ params: { id } }));
  const view = await loadOrNotFound(context, pattern, load);
  const { _id, urlMinify } = view;
  if (id !== _id && urlMinify !== null && id.toLowerCase() !== urlMinify) throw redirect(pathFor(urlMinify));
  speakOwnersLanguage(context, view.language);
  cacheableUntil(context, view.changesAt, ...groupTags(view));
  return {
    id: _id,
    urlMinify,
    locked: view.locked,
    layout: view.layout,
    memberTotal: view.memberTotal,
    agency: view.agency,
    can: view.can,
    sections: visibleSections(view.sections),
    profile: toProfile(view, scopeOf(context).page.origin),
    // The version in the URL makes apps load a changed picture again.
    shareImage: apiAddress(endpoints.sharePicture, { id: _id }, { v: Date.parse(view.updatedAt).toString(36) }),
  };
};
