import { group as endpoints, type GroupView } from '@m4u/contract/profile/group';
import type { Meta } from '@m4u/contract/profile/member';
import { cssVariables } from '@m4u/contract/profile/theme.rules';
import { groupTag } from '@m4u/contract/tags';
import { href, redirect, type RouterContextProvider } from 'react-router';
import { apiAddress } from '../../platform/api-address.server.ts';
import { api } from '../../platform/api.server.ts';
import { defaultLocale, toLocale } from '../../platform/language.ts';
import { scopeOf } from '../../platform/scope.server.ts';
import { speakOwnersLanguage } from '../../platform/session.server.ts';
import { cacheable, orNotFound } from '../../platform/shared.server.ts';
import type { PublicProfile } from '../member/PublicPage.tsx';

type Context = Readonly<RouterContextProvider>;

/** A group's page as its loader gives it to the screen. */
export interface GroupPage {
  readonly id: string;
  readonly urlMinify: string | null;
  readonly memberTotal: number;
  readonly agency: string | null;
  readonly can: GroupView['can'];
  readonly profile: PublicProfile;
  readonly share: Pick<Meta, 'name' | 'description' | 'image'>;
}

const profileOf = (view: GroupView, origin: string): PublicProfile => ({
  name: view.name,
  headline: view.headline,
  about: view.note,
  portrait: view.imagesUrl[0] ?? null,
  background: view.background,
  contacts: view.contacts,
  links: view.links,
  lang: toLocale(view.language) ?? defaultLocale,
  theme: cssVariables(view.appliedTheme),
  address: origin + href('/mbg/:id', { id: view.urlMinify ?? view._id }),
  vcard: apiAddress(endpoints.vcard, { id: view._id }),
  face: apiAddress(endpoints.qr, { id: view._id }, { format: 'svg' }),
});

const load = async (context: Context, id: string): Promise<[GroupView, Meta]> => {
  const { group } = api(context);
  const [view, meta] = await Promise.all([group.view({ params: { id } }), group.meta({ params: { id } })]);
  return [view.data, meta.data];
};

/**
 * Loads a group's page by id or short link, in its own language unless the reader has one, and lets it be kept for
 * visitors. A former short link goes on to the present one; what cannot be loaded to /404 (specification §2).
 */
export const readGroup = async (context: Context, id: string): Promise<GroupPage> => {
  const [view, { name, description, image }] = await orNotFound(context, '/mbg/:id', load(context, id));
  const { _id, urlMinify } = view;
  if (id !== _id && urlMinify !== null && id.toLowerCase() !== urlMinify)
    throw redirect(href('/mbg/:id', { id: urlMinify }));
  speakOwnersLanguage(context, view.language);
  cacheable(context, groupTag(_id));
  return {
    id: _id,
    urlMinify,
    memberTotal: view.memberTotal,
    agency: view.agency?.name ?? null,
    can: view.can,
    profile: profileOf(view, scopeOf(context).page.origin),
    share: { name, description, image },
  };
};
