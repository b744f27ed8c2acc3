import { group as endpoints, type GroupView } from '@m4u/contract/profile/group';
import { type SectionName, shownSections } from '@m4u/contract/profile/member/sections.rules';
import { cssVariables } from '@m4u/contract/profile/theme/rules';
import { href, redirect, type RouterContextProvider } from 'react-router';
import { apiAddress } from '../../../platform/api/api-address.server.ts';
import { api } from '../../../platform/api/api.server.ts';
import { defaultLocale, toLocale } from '../../../platform/language/language.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { speakOwnersLanguage } from '../../../platform/session/session.server.ts';
import { cacheableUntil, loadOrNotFound } from '../../../platform/cache/shared.server.ts';
import { invitationOf, shownLinks } from '../links/bioLink.server.ts';
import type { PublicProfile } from './publicProfile.tsx';
import { tagsOfGroup } from './tags.server.ts';

type Context = Readonly<RouterContextProvider>;

/** A group's page as its loader gives it to the screen. */
export interface GroupPage {
  readonly id: string;
  readonly urlMinify: string | null;
  /** Staff keep it locked: the page says so and nothing else. */
  readonly locked: boolean;
  readonly memberTotal: number;
  readonly agency: string | null;
  readonly can: GroupView['can'];
  /** What the page shows, in its admins' order. */
  readonly sections: readonly SectionName[];
  readonly profile: PublicProfile;
  /** Address of the picture of its share preview. */
  readonly shareImage: string;
}

const profileOf = (view: GroupView, origin: string): PublicProfile => ({
  name: view.name,
  headline: view.headline,
  about: view.note,
  portrait: view.imagesUrl[0] ?? null,
  background: view.background,
  contacts: view.contacts,
  links: shownLinks({ kind: 'group', id: view._id }, view.links, view.can.update),
  form: invitationOf(view.form),
  writeTo: href('/contact/:id', { id: view.urlMinify ?? view._id }),
  inbox: href('/contacts/:id', { id: view._id }),
  lang: toLocale(view.language) ?? defaultLocale,
  theme: cssVariables(view.appliedTheme),
  address: origin + href('/mbg/:id', { id: view.urlMinify ?? view._id }),
  vcard: apiAddress(endpoints.vcard, { id: view._id }),
  counted: view.can.update ? null : view._id,
  face: apiAddress(endpoints.qr, { id: view._id }, { format: 'svg' }),
  groupId: view._id,
  // Groups have no friends: who wants to connect writes to them.
  connect: view.can.update || view.locked ? null : { to: href('/contact/:id', { id: view.urlMinify ?? view._id }) },
});

/**
 * Loads a group's page, which is its share metadata too, by id or short link, in its own language unless the reader has
 * one, and lets it be kept for visitors. A former short link is redirected to the present one by `at`, and a page that
 * cannot be loaded to /404 (docs/rules/screens.md#share-metadata).
 */
export const readGroup = async (
  context: Context,
  id: string,
  at = (link: string): string => href('/mbg/:id', { id: link }),
): Promise<GroupPage> => {
  const { data: view } = await loadOrNotFound(context, '/mbg/:id', api(context).group.view({ params: { id } }));
  const { _id, urlMinify } = view;
  if (id !== _id && urlMinify !== null && id.toLowerCase() !== urlMinify) throw redirect(at(urlMinify));
  speakOwnersLanguage(context, view.language);
  cacheableUntil(context, view.changesAt, ...tagsOfGroup(view));
  return {
    id: _id,
    urlMinify,
    locked: view.locked,
    memberTotal: view.memberTotal,
    agency: view.agency?.name ?? null,
    can: view.can,
    sections: shownSections(view.sections),
    profile: profileOf(view, scopeOf(context).page.origin),
    // The version makes apps that keep previews ask anew after a change.
    shareImage: apiAddress(endpoints.sharePicture, { id: _id }, { v: Date.parse(view.updatedAt).toString(36) }),
  };
};
