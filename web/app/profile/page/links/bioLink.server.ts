import type { Owner, Picture } from '@m4u/contract/common';
import { group, type GroupView } from '@m4u/contract/profile/group';
import { member, type MemberView } from '@m4u/contract/profile/member';
import { type AccountLink, isCountable } from '@m4u/contract/profile/member/contact';
import type { PageForm } from '@m4u/contract/profile/member/form';
import { asksForContactDetails } from '@m4u/contract/profile/member/form.rules';
import { cssVariables } from '@m4u/contract/profile/theme/rules';
import { href, type RouterContextProvider } from 'react-router';
import { apiAddress } from '../../../platform/api/api-address.server.ts';
import { api } from '../../../platform/api/api.server.ts';
import { defaultLocale, toLocale } from '../../../platform/language/language.ts';
import { speakOwnersLanguage } from '../../../platform/session/session.server.ts';
import { cacheableUntil, loadOrNotFound } from '../../../platform/cache/shared.server.ts';
import type { ThemeVariables } from '../../theme/ThemedPage.tsx';
import type { FormInvitation } from '../show/publicProfile.tsx';
import type { ShownForm } from '../edit/FormFields.tsx';
import type { ShownLink } from '../show/QuickLinks.tsx';
import { groupTags, memberTags } from '../show/tags.server.ts';

type Context = Readonly<RouterContextProvider>;

/**
 * Prepares links for display. For others than the owner, links that can be counted go through the API; the owner sees
 * instead which links are hidden from others.
 */
export const toShownLinks = ({ kind, id }: Owner, links: readonly AccountLink[], owned: boolean): ShownLink[] =>
  links.map(({ _id, label, address, icon, enabled, start, end }) => ({
    _id,
    label,
    address,
    icon,
    href:
      owned || !isCountable(address)
        ? address
        : apiAddress((kind === 'member' ? member : group).openLink, { id, link: _id }),
    ...(owned && { enabled, start, end, now: Date.now() }),
  }));

/** The summary of a form that has its own screen. */
export const toFormInvitation = (form: PageForm | null): FormInvitation | null =>
  form && { title: form.title, intro: form.intro, questions: form.fields.length };

/** A form as a page shows it. */
const toShownForm = (form: PageForm | null): ShownForm | null =>
  form && { title: form.title, intro: form.intro, fields: form.fields, asksReach: asksForContactDetails(form) };

/** The owner data that the pages of links and of messages show. */
export interface OwnerFace {
  readonly owner: Owner;
  readonly name: string;
  readonly headline: string;
  readonly portrait: Picture | null;
  readonly urlMinify: string | null;
  /** Language of the owner's texts, as a `lang` value. */
  readonly lang: string;
  readonly theme: ThemeVariables;
  readonly links: readonly ShownLink[];
  /** Path where the reader edits the links; null for others. */
  readonly edit: string | null;
  readonly form: ShownForm | null;
  readonly locked: boolean;
  /** Whether search engines may index the page. */
  readonly indexed: boolean;
  /** Path of the whole page. */
  readonly path: string;
  /** URL of the share preview's picture. */
  readonly shareImage: string;
}

/** Path of the screen to edit a page's links. */
export const bioLinkPath = ({ kind, id }: Owner): string =>
  href('/action/bio-link') + (kind === 'group' ? `?of=${id}` : '');

const toMemberFace = (view: MemberView): OwnerFace => {
  const { _id, urlMinify } = view;
  const owner = { kind: 'member', id: _id } as const;
  return {
    owner,
    name: view.name,
    headline: view.headline,
    portrait: view.portrait,
    urlMinify,
    lang: toLocale(view.language) ?? defaultLocale,
    theme: cssVariables(view.appliedTheme),
    links: toShownLinks(owner, view.links, view.can.update),
    edit: view.can.update ? bioLinkPath(owner) : null,
    form: toShownForm(view.form),
    locked: view.locked,
    indexed: view.indexed,
    path: href('/me/:id', { id: urlMinify ?? _id }),
    shareImage: apiAddress(member.sharePicture, { id: _id }, { v: Date.parse(view.updatedAt).toString(36) }),
  };
};

const toGroupFace = (view: GroupView): OwnerFace => {
  const { _id, urlMinify } = view;
  const owner = { kind: 'group', id: _id } as const;
  return {
    owner,
    name: view.name,
    headline: view.headline,
    portrait: view.imagesUrl[0] ?? null,
    urlMinify,
    lang: toLocale(view.language) ?? defaultLocale,
    theme: cssVariables(view.appliedTheme),
    links: toShownLinks(owner, view.links, view.can.update),
    edit: view.can.update ? bioLinkPath(owner) : null,
    form: toShownForm(view.form),
    locked: view.locked,
    indexed: !view.locked,
    path: href('/mbg/:id', { id: urlMinify ?? _id }),
    shareImage: apiAddress(group.sharePicture, { id: _id }, { v: Date.parse(view.updatedAt).toString(36) }),
  };
};

const loadView = async (context: Context, pattern: string, id: string): Promise<MemberView | GroupView> => {
  const load = async (): Promise<MemberView | GroupView> => {
    const { data } = await api(context).member.infoByLink({ params: { id }, query: {} });
    const call = { params: { id: data._id } };
    return (await (data.kind === 'member' ? api(context).member.view(call) : api(context).group.view(call))).data;
  };
  const view = await loadOrNotFound(context, pattern, load());
  speakOwnersLanguage(context, view.language);
  return view;
};

const isGroup = (view: MemberView | GroupView): view is GroupView => 'layoutPermission' in view;

const toFace = (view: MemberView | GroupView): OwnerFace => (isGroup(view) ? toGroupFace(view) : toMemberFace(view));

/**
 * Reads the owner of an id or short link, a member or group, in the owner's language unless the reader has chosen one.
 * Redirects to /404 when it cannot be loaded.
 */
export const readUncachedFace = async (context: Context, pattern: string, id: string): Promise<OwnerFace> =>
  toFace(await loadView(context, pattern, id));

/** Like {@link readUncachedFace}, and lets the page be cached for visitors until one of its links begins or ends. */
export const readFace = async (context: Context, pattern: string, id: string): Promise<OwnerFace> => {
  const view = await loadView(context, pattern, id);
  cacheableUntil(context, view.changesAt, ...(isGroup(view) ? groupTags(view) : memberTags(view)));
  return toFace(view);
};
