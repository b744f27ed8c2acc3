import type { Member, MemberChanges, MemberView } from '@m4u/contract/profile/member';
import type { AccountLink, LinkDraft } from '@m4u/contract/profile/member/contact';
import type { PageForm, PageFormDraft } from '@m4u/contract/profile/member/form';
import { emptyForm, visibleForm } from '@m4u/contract/profile/member/form.rules';
import { canChoose, listThemesFor } from '@m4u/contract/profile/theme/rules';
import type { Theme } from '@m4u/contract/profile/theme/catalogue';
import { memberTag } from '@m4u/contract/tags';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { fail, failField } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { sanitise } from '../../platform/text/html.ts';
import { requireOwnUploads } from '../upload/service.ts';
import { addClickCounts, replaceLinks } from '../page/links/service.ts';
import { withQuestionIds } from '../page/form.service.ts';
import { translateTermsOf } from '../directory/terms/translation.service.ts';
import { countAttempt, linkExpiry, takeLink } from '../shortLink/service.ts';
import type { Page } from '../page/service.ts';
import { resolveContactPlaces } from '../page/contactPlace.service.ts';
import * as policy from './policy.ts';
import * as queries from './queries.ts';
import { isBirthday } from '../../platform/time/days.ts';
import { memberChanged } from './events.ts';
import { toPage, toMember, toMemberView, type Profile, themeReaderOf } from './rules.ts';

/** Reads a profile by its id or a short link, which may have been retired less than 90 days ago. Errors: not-found. */
const findProfile = async (ctx: Context, idOrLink: string): Promise<Profile> =>
  (await queries.find(ctx.db, ctx.actor, { idOrLink, expiry: linkExpiry(ctx) })) ?? fail('not-found');

/** The page of a profile, locked ones included. Errors: not-found. */
export const findMemberPage = async (ctx: Context, idOrLink: string): Promise<Page> =>
  toPage(await findProfile(ctx, idOrLink), ctx.clock.now());

/** The page of a profile, for sharing. Errors: not-found, also for a locked profile. */
export const findOpenMemberPage = async (ctx: Context, idOrLink: string): Promise<Page> => {
  const page = await findMemberPage(ctx, idOrLink);
  return page.isClosed ? fail('not-found') : page;
};

/** Returns the profile to its owner for editing. Errors: not-found, forbidden. */
export const get = async (ctx: Context, id: string): Promise<Member> => {
  const profile = await findProfile(ctx, id);
  if (!policy.canUpdate(profile.relation)) fail('forbidden');
  const member = await translateTermsOf(ctx, toMember(profile, ctx.clock.now()));
  return { ...member, links: await addClickCounts(ctx, { kind: 'member', id: member._id }, member.links) };
};

/** Returns a member's page as the reader may see it; for a locked one only the name. Errors: not-found. */
export const view = async (ctx: Context, idOrLink: string): Promise<MemberView> =>
  translateTermsOf(ctx, toMemberView(await findProfile(ctx, idOrLink), ctx.clock.now()));

/**
 * Changes a profile by its owner in a transaction, and announces it to caches. Errors: not-found, forbidden, and those
 * of `work`.
 */
const changeProfile = (
  ctx: Context,
  id: string,
  work: (tx: Transaction, profile: Profile) => Promise<Parameters<typeof queries.update>[2] | undefined>,
): Promise<void> =>
  ctx.transaction(async (tx) => {
    const profile = (await queries.findForUpdate(tx, ctx.actor, id)) ?? fail('not-found');
    if (!policy.canUpdate(profile.relation)) fail('forbidden');
    const changes = await work(tx, profile);
    if (!changes) return;
    await queries.update(tx, profile.row.id, changes);
    ctx.emit(tx, memberChanged.create([memberTag(profile.row.id)], { memberId: profile.row.id }));
  });

/** Updates the given profile fields; omitted fields stay unchanged. Errors: not-found, forbidden, invalid. */
export const update = async (ctx: Context, id: string, changes: MemberChanges): Promise<Member> => {
  const { portrait, background, aboutMe, contacts, career, childCareer, gender, birthday, ...plain } = changes;
  if (birthday && !isBirthday(birthday, ctx.clock.now())) failField('birthday', 'date');
  await changeProfile(ctx, id, async (tx, { row }) => {
    await requireOwnUploads(tx, requireSignedIn(ctx).memberId, {
      portrait: { chosen: portrait, present: row.portraitId },
      background: { chosen: background, present: row.backgroundId },
    });
    return {
      ...plain,
      ...(aboutMe !== undefined && { aboutMe: sanitise(aboutMe) }),
      ...(contacts !== undefined && (await resolveContactPlaces(tx, contacts))),
      ...(portrait !== undefined && { portraitId: portrait }),
      ...(background !== undefined && { backgroundId: background }),
      ...(career !== undefined && { career: career || null }),
      ...(childCareer !== undefined && { childCareer: childCareer || null }),
      ...(gender !== undefined && { gender: gender || null }),
      ...(birthday !== undefined && { birthday: birthday || null }),
      updatedAt: ctx.clock.now(),
    };
  });
  return get(ctx, id);
};

/** Sets the theme of the page. Errors: not-found, forbidden, theme-not-allowed. */
export const updateTheme = async (ctx: Context, id: string, theme: string): Promise<Member> => {
  await changeProfile(ctx, id, async (_tx, profile) => {
    if (!canChoose(themeReaderOf(profile), theme)) fail('theme-not-allowed');
    return { theme, updatedAt: ctx.clock.now() };
  });
  return get(ctx, id);
};

/** Sets the short link. Errors: not-found, forbidden, link-taken, rate-limited. */
export const updateUrlMinify = async (ctx: Context, id: string, link: string): Promise<{ urlMinify: string }> => {
  await countAttempt(ctx);
  await changeProfile(ctx, id, async (tx, { row, urlMinify }) => {
    const owner = { kind: 'member', id: row.id } as const;
    const changed = await takeLink(ctx, tx, owner, { link, present: urlMinify });
    return changed ? { updatedAt: ctx.clock.now() } : undefined;
  });
  return { urlMinify: link };
};

/** Replaces the quick links; existing ones keep their ids. Errors: not-found, forbidden. */
export const updateLinks = async (
  ctx: Context,
  id: string,
  links: readonly LinkDraft[],
): Promise<{ links: AccountLink[] }> => {
  await changeProfile(ctx, id, async (tx, { row }) => ({
    links: await replaceLinks(tx, { kind: 'member', id: row.id }, { links, previousLinks: row.links }),
    updatedAt: ctx.clock.now(),
  }));
  return { links: (await get(ctx, id)).links };
};

/** Returns the owner's form: to the owner always, to others when it is enabled. Errors: not-found. */
export const getForm = async (ctx: Context, id: string): Promise<PageForm> => {
  const { row, relation } = await findProfile(ctx, id);
  if (policy.canUpdate(relation)) return row.form ?? emptyForm;
  return (row.lockedAt === null ? visibleForm(row.form) : null) ?? fail('not-found');
};

/** Replaces the owner's form. Errors: not-found, forbidden. */
export const updateForm = async (ctx: Context, id: string, draft: PageFormDraft): Promise<PageForm> => {
  await changeProfile(ctx, id, async (_tx, { row }) => ({
    form: withQuestionIds(draft, row.form),
    updatedAt: ctx.clock.now(),
  }));
  return getForm(ctx, id);
};

/** The themes that the reader may choose for their own page. Errors: not-found when the page was deleted. */
export const listThemesForReader = async (ctx: Context): Promise<Theme[]> => [
  ...listThemesFor(themeReaderOf(await findProfile(ctx, requireSignedIn(ctx).memberId))),
];
