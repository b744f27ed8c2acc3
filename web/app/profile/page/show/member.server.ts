import type { MemberView } from '@m4u/contract/profile/member';
import { member as endpoints } from '@m4u/contract/profile/member';
import { type SectionName, visibleSections } from '@m4u/contract/profile/member/sections.rules';
import { cssVariables } from '@m4u/contract/profile/theme/rules';
import { href, redirect, type RouterContextProvider } from 'react-router';
import { apiAddress } from '../../../platform/api/api-address.server.ts';
import { api } from '../../../platform/api/api.server.ts';
import { toLocale, defaultLocale } from '../../../platform/language/language.ts';
import { isId } from '../../../platform/request/require-id.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { speakOwnersLanguage } from '../../../platform/session/session.server.ts';
import { cacheableUntil, loadOrNotFound } from '../../../platform/cache/shared.server.ts';
import type { Connection } from '../../friend/connection.tsx';
import { readConnection } from '../../friend/friend.server.ts';
import { memberTags } from './tags.server.ts';
import { toFormInvitation, toShownLinks } from '../links/bioLink.server.ts';
import { layoutPath } from '../address/layoutPaths.tsx';
import { loadOrRedirect } from '../address/otherKind.server.ts';
import type { PublicProfile } from './publicProfile.tsx';

type Context = Readonly<RouterContextProvider>;

/** A member's page as a loader returns it. */
export interface MemberPageData {
  readonly id: string;
  readonly urlMinify: string | null;
  /** The account is locked by its owner or by staff: the page shows the name alone. */
  readonly locked: boolean;
  /** Layout that visitors get. */
  readonly layout: MemberView['layout'];
  /** Whether search engines may index the page. */
  readonly indexed: boolean;
  readonly can: MemberView['can'];
  readonly groups: MemberView['groups'];
  readonly agency: MemberView['agency'];
  readonly organization: string | null;
  readonly facts: Pick<MemberView, 'career' | 'childCareer' | 'interests' | 'gender' | 'birthday'>;
  /** Sections that the page shows, in order. */
  readonly sections: readonly SectionName[];
  readonly profile: PublicProfile;
  /** URL of the share preview's picture. */
  readonly shareImage: string;
  readonly qr: string;
}

/** The path to share: in the chosen layout, with the short link when there is one. */
const sharedPath = ({ _id, urlMinify, layout }: Pick<MemberView, '_id' | 'urlMinify' | 'layout'>): string => {
  if (layout !== 'usual') return layoutPath({ kind: 'member', slug: urlMinify ?? _id, layout });
  return urlMinify === null ? href('/me/:id', { id: _id }) : href('/smc/:urlMinify', { urlMinify });
};

const toProfile = (view: MemberView, origin: string, connect: Connection | null): PublicProfile => ({
  kind: 'member',
  name: view.name,
  headline: view.headline,
  about: view.aboutMe,
  portrait: view.portrait,
  background: view.background,
  contacts: view.contacts,
  links: toShownLinks({ kind: 'member', id: view._id }, view.links, view.can.update),
  form: toFormInvitation(view.form),
  writeTo: href('/contact/:id', { id: view.urlMinify ?? view._id }),
  inbox: href('/contacts/:id', { id: view._id }),
  lang: toLocale(view.language) ?? defaultLocale,
  theme: cssVariables(view.appliedTheme),
  address: origin + sharedPath(view),
  vcard: apiAddress(endpoints.vcard, { id: view._id }),
  counted: view.can.update ? null : view._id,
  face: href('/fme/:id', { id: view.urlMinify ?? view._id }),
  connect,
});

const toPage = (view: MemberView, origin: string, connect: Connection | null): MemberPageData => ({
  id: view._id,
  urlMinify: view.urlMinify,
  locked: view.locked,
  layout: view.layout,
  indexed: view.indexed,
  can: view.can,
  groups: view.groups,
  agency: view.agency,
  organization: view.brandGroup?.name ?? view.agency?.name ?? null,
  facts: {
    career: view.career,
    childCareer: view.childCareer,
    interests: view.interests,
    gender: view.gender,
    birthday: view.birthday,
  },
  sections: visibleSections(view.sections),
  profile: toProfile(view, origin, connect),
  // The version in the URL makes apps load a changed picture again.
  shareImage: apiAddress(endpoints.sharePicture, { id: view._id }, { v: Date.parse(view.updatedAt).toString(36) }),
  qr: apiAddress(endpoints.qr, { id: view._id }, { format: 'svg' }),
});

/**
 * Loads a member's page and share metadata by id or short link, in the owner's language unless the reader has chosen
 * one, and lets it be cached for visitors. Redirects a former short link to the present one by `pathFor`, the link of a
 * group or an agency to its page, and a page that cannot be loaded to /404 (docs/rules/screens.md#share-metadata).
 * `pattern` is the route's.
 */
export const readMember = async (
  context: Context,
  { pattern, id, pathFor }: { pattern: string; id: string; pathFor: (link: string) => string },
): Promise<MemberPageData> => {
  const requestedPage = { kind: 'member', pattern, id } as const;
  const load = loadOrRedirect(context, requestedPage, api(context).member.view({ params: { id } }));
  const view = await loadOrNotFound(context, pattern, load);
  const link = view.urlMinify;
  if (!isId(id) && link !== null && id.toLowerCase() !== link) throw redirect(pathFor(link));
  speakOwnersLanguage(context, view.language);
  cacheableUntil(context, view.changesAt, ...memberTags(view));
  const owner = { id: view._id, slug: link ?? view._id, name: view.name };
  const connect = view.locked ? null : await readConnection(context, owner);
  return toPage(view, scopeOf(context).page.origin, connect);
};
