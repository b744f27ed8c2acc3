import type { MemberView } from '@m4u/contract/profile/member';
import { member as endpoints } from '@m4u/contract/profile/member';
import { type SectionName, shownSections } from '@m4u/contract/profile/member/sections.rules';
import { cssVariables } from '@m4u/contract/profile/theme/rules';
import { href, redirect, type RouterContextProvider } from 'react-router';
import { apiAddress } from '../../../platform/api/api-address.server.ts';
import { api } from '../../../platform/api/api.server.ts';
import { toLocale, defaultLocale } from '../../../platform/language/language.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { speakOwnersLanguage } from '../../../platform/session/session.server.ts';
import { cacheableUntil, loadOrNotFound } from '../../../platform/cache/shared.server.ts';
import type { Connection } from '../../friend/connection.tsx';
import { readConnection } from '../../friend/friend.server.ts';
import { tagsOfMember } from './tags.server.ts';
import { invitationOf, shownLinks } from '../links/bioLink.server.ts';
import type { PublicProfile } from './publicProfile.tsx';

type Context = Readonly<RouterContextProvider>;

/** A member's page as a loader returns it. */
export interface MemberPageData {
  readonly id: string;
  readonly urlMinify: string | null;
  readonly locked: boolean;
  /** Whether search engines may index the page. */
  readonly indexed: boolean;
  readonly can: MemberView['can'];
  readonly groups: MemberView['groups'];
  readonly organization: string | null;
  readonly facts: Pick<MemberView, 'career' | 'childCareer' | 'interests' | 'gender' | 'birthday'>;
  /** Sections that the page shows, in order. */
  readonly sections: readonly SectionName[];
  readonly profile: PublicProfile;
  /** URL of the share preview's picture. */
  readonly shareImage: string;
  readonly qr: string;
}

const isId = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** The path to share: with the short link when there is one. */
const sharedPath = ({ _id, urlMinify }: Pick<MemberView, '_id' | 'urlMinify'>): string =>
  urlMinify === null ? href('/me/:id', { id: _id }) : href('/smc/:urlMinify', { urlMinify });

const profileOf = (view: MemberView, origin: string, connect: Connection | null): PublicProfile => ({
  name: view.name,
  headline: view.headline,
  about: view.aboutMe,
  portrait: view.portrait,
  background: view.background,
  contacts: view.contacts,
  links: shownLinks({ kind: 'member', id: view._id }, view.links, view.can.update),
  form: invitationOf(view.form),
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

const pageOf = (view: MemberView, origin: string, connect: Connection | null): MemberPageData => ({
  id: view._id,
  urlMinify: view.urlMinify,
  locked: view.locked,
  indexed: view.indexed,
  can: view.can,
  groups: view.groups,
  organization: view.brandGroup?.name ?? view.agency?.name ?? null,
  facts: {
    career: view.career,
    childCareer: view.childCareer,
    interests: view.interests,
    gender: view.gender,
    birthday: view.birthday,
  },
  sections: shownSections(view.sections),
  profile: profileOf(view, origin, connect),
  // The version in the URL makes apps load a changed picture again.
  shareImage: apiAddress(endpoints.sharePicture, { id: view._id }, { v: Date.parse(view.updatedAt).toString(36) }),
  qr: apiAddress(endpoints.qr, { id: view._id }, { format: 'svg' }),
});

/** Redirects to the group's page when an id or link is not a member's. Errors: the API's not-found. */
const elsewhere = async (context: Context, id: string): Promise<never> => {
  const { data } = await api(context).member.infoByLink({ params: { id }, query: {} });
  if (data.kind === 'group') throw redirect(href('/mbg/:id', { id: data.urlMinify ?? data._id }));
  throw redirect(href('/me/:id', { id: data._id }));
};

const load = async (context: Context, id: string): Promise<MemberView> => {
  try {
    return (await api(context).member.view({ params: { id } })).data;
  } catch (thrown) {
    if (problemOf(thrown)?.status !== 404 || isId(id)) throw thrown;
    return elsewhere(context, id);
  }
};

/**
 * Loads a member's page and share metadata by id or short link, in the owner's language unless the reader has chosen
 * one, and lets it be cached for visitors. Redirects a former short link to the present one by `at`, a group's link to
 * the group, and a page that cannot be loaded to /404 (docs/rules/screens.md#share-metadata). `pattern` is the route's.
 */
export const readMember = async (
  context: Context,
  { pattern, id, at }: { pattern: string; id: string; at: (link: string) => string },
): Promise<MemberPageData> => {
  const view = await loadOrNotFound(context, pattern, load(context, id));
  const link = view.urlMinify;
  if (!isId(id) && link !== null && id.toLowerCase() !== link) throw redirect(at(link));
  speakOwnersLanguage(context, view.language);
  cacheableUntil(context, view.changesAt, ...tagsOfMember(view));
  const owner = { id: view._id, slug: link ?? view._id, name: view.name };
  const connect = view.locked ? null : await readConnection(context, owner);
  return pageOf(view, scopeOf(context).page.origin, connect);
};
