import { member as endpoints, type MemberView } from '@m4u/contract/profile/member';
import type { StartStep } from '@m4u/contract/profile/member/start.rules';
import { cssVariables } from '@m4u/contract/profile/theme/rules';
import { href, redirect, type RouterContextProvider } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { apiAddress } from '../../../platform/api/api-address.server.ts';
import { api } from '../../../platform/api/api.server.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { type FormAnswer, problemReply, readForm, readValues } from '../../../platform/forms/form.server.ts';
import { keepPostedPicture } from '../../../platform/forms/posted-picture.server.ts';
import { phone as readablePhone } from '../../../platform/language/formats.ts';
import { defaultLocale, toLocale } from '../../../platform/language/language.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { shareTargets } from '../../../ui/sharing/shareTargets.ts';
import { themeChoices } from '../../theme/themeChoices.tsx';
import {
  contactFieldNames,
  type StartContacts,
  toStartContacts,
  withStartContacts,
} from '@m4u/contract/profile/member/startContacts.rules';
import { toLink } from '@m4u/contract/profile/member/link.rules';
import { readMeeting } from './meeting.server.ts';
import { readReturnTo } from './returnTo.server.ts';
import { nextPath, startPath } from './startSteps.tsx';
import { contactForm, linkForm, portraitForm, themeForm } from './stepForms.tsx';

type Context = Readonly<RouterContextProvider>;

/** Reads the reader's own page. Errors: 401 for a visitor, who is told what the start is for. */
export const readOwnPage = async (context: Context): Promise<MemberView> => {
  const { memberId } = requireReader(context, m.start_purpose());
  return (await api(context).member.view({ params: { id: memberId } })).data;
};

/** The part of a new member's page that every step shows. */
const toFace = (view: MemberView) => ({
  id: view._id,
  isPerson: view.type === 'individual',
  name: view.name,
  headline: view.headline,
  portrait: view.portrait,
  lang: toLocale(view.language) ?? defaultLocale,
  theme: cssVariables(view.appliedTheme),
  path: href('/me/:id', { id: view.urlMinify ?? view._id }),
});

export type Face = ReturnType<typeof toFace>;

const readContacts = async (context: Context, view: MemberView) => {
  const { data: account } = await api(context).auth.profile();
  const phone = account.phone === null ? '' : readablePhone(account.phone);
  return { values: toStartContacts(view.contacts, { phone, email: account.email ?? '' }), registered: phone };
};

/** Themes to choose from, and the parts of the page that the preview shows. `?theme=` chooses one without scripts. */
const readThemes = async (context: Context, view: MemberView) => {
  const { data: themes } = await api(context).member.themesForReader();
  const tried = scopeOf(context).visit.url.searchParams.get('theme');
  return {
    choices: themeChoices(themes),
    chosen: themes.some(({ code }) => code === tried) ? (tried ?? '') : view.appliedTheme.code,
    cover: view.background,
    about: view.aboutMe,
    contacts: view.contacts.filter(({ policy }) => policy === 'public'),
  };
};

/**
 * Reads the page's link and its codes. A page that has none yet, which gets one in the night, is offered one, and shows
 * no code of its id.
 */
const readLink = async (context: Context, { name, urlMinify }: MemberView) => {
  const link = urlMinify ?? (await api(context).member.checkUrlMinify({ params: { id: name } })).data.suggestion;
  const { page, visit } = scopeOf(context);
  const address = page.origin + href('/smc/:urlMinify', { urlMinify: link });
  return {
    link,
    isTaken: urlMinify !== null,
    address,
    targets: shareTargets(address, visit.userAgent),
    // The codes are asked for by the link, so that a changed link has another picture.
    qr: apiAddress(endpoints.qr, { id: link }, { format: 'svg' }),
    qrFile: apiAddress(endpoints.qr, { id: link }, { format: 'png', size: '1200' }),
  };
};

/** Reads what a step of the reader's guided start shows. */
export const readStep = async (context: Context, step: StartStep, view: MemberView) => {
  const face = toFace(view);
  switch (step) {
    case 'portrait':
      return { step, face } as const;
    case 'contact':
      return { step, face, ...(await readContacts(context, view)) } as const;
    case 'theme':
      return { step, face, ...(await readThemes(context, view)) } as const;
    case 'link':
      return { step, face, ...(await readLink(context, view)), meeting: await readMeeting(context) } as const;
  }
};

export type StepData = Awaited<ReturnType<typeof readStep>>;

type Save = (context: Context, request: Request, view: MemberView) => Promise<FormAnswer | undefined>;

const savePortrait: Save = async (context, request, { _id }) => {
  const form = await readForm(request, portraitForm);
  try {
    const portrait = await keepPostedPicture(context, form.nestedValues['portraitFile']);
    const body = { ...readValues(portraitForm, form), ...(portrait !== undefined && { portrait }) };
    await api(context).member.update({ params: { id: _id }, body });
    return undefined;
  } catch (thrown) {
    return problemReply(form, thrown);
  }
};

const saveContacts: Save = async (context, request, { _id, contacts }) => {
  const form = await readForm(request, contactForm);
  const typed: StartContacts = readValues(contactForm, form);
  const changed = withStartContacts(contacts, typed);
  try {
    await api(context).member.update({ params: { id: _id }, body: { contacts: changed } });
    return undefined;
  } catch (thrown) {
    return problemReply(form, thrown, { fields: contactFieldNames(changed, typed) });
  }
};

const saveTheme: Save = async (context, request, { _id }) => {
  const form = await readForm(request, themeForm);
  try {
    await api(context).member.updateTheme({ params: { id: _id }, body: readValues(themeForm, form) });
    return undefined;
  } catch (thrown) {
    return problemReply(form, thrown);
  }
};

const saveLink: Save = async (context, request, { _id }) => {
  const form = await readForm(request, linkForm);
  try {
    // A hyphen at the end, as in “Lan Hoa!”, is no part of a link.
    const urlMinify = toLink(readValues(linkForm, form).urlMinify);
    await api(context).member.updateUrlMinify({ params: { id: _id }, body: { urlMinify } });
  } catch (thrown) {
    return problemReply(form, thrown);
  }
  setFlash(context, { kind: 'success', message: m.link_saved() });
  return undefined;
};

const saves: Readonly<Record<StartStep, Save>> = {
  portrait: savePortrait,
  contact: saveContacts,
  theme: saveTheme,
  link: saveLink,
};

/** Saves a step by the calls of the page's own editors and leads to the next; returns the answer to a refused form. */
export const saveStep = async (context: Context, request: Request, step: StartStep, view: MemberView) => {
  const refused = await saves[step](context, request, view);
  if (refused) return refused;
  const returnTo = readReturnTo(context);
  throw redirect(step === 'link' ? startPath('link', returnTo) : nextPath(step, returnTo));
};
