import type { Group, GroupChanges, GroupView } from '@m4u/contract/profile/group';
import type { PageForm, PageFormDraft } from '@m4u/contract/profile/member.form';
import { emptyForm, shownForm } from '@m4u/contract/profile/member.form.rules';
import { mayChoose } from '@m4u/contract/profile/theme.rules';
import { groupTag } from '@m4u/contract/tags';
import { signedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { sanitise } from '../../platform/html.ts';
import { countedLinks, replaceLinks } from '../member/bioLink.service.ts';
import { keptForm } from '../member/form.service.ts';
import { countLink, takeLink } from '../member/link.service.ts';
import { requireOwn } from '../upload/service.ts';
import { findGroup } from './page.service.ts';
import * as policy from './policy.ts';
import * as queries from './queries.ts';
import { groupChanged, type GroupProfile, present, presentView, themeReaderOf } from './rules.ts';

/** The group as its admins edit it. Errors: not-found, forbidden. */
export const get = async (ctx: Context, id: string): Promise<Group> => {
  const group = await findGroup(ctx, id);
  if (!policy.mayUpdate(group.relation)) fail('forbidden');
  const shown = present(group, ctx.clock.now());
  return { ...shown, links: await countedLinks(ctx, { kind: 'group', id: shown._id }, shown.links) };
};

/** A group's page as the reader may see it. Errors: not-found. */
export const view = async (ctx: Context, idOrLink: string): Promise<GroupView> =>
  presentView(await findGroup(ctx, idOrLink), ctx.clock.now());

/** Changes a group by one of its admins. Errors: not-found, forbidden, the work's own. */
const change = (
  ctx: Context,
  id: string,
  work: (tx: Transaction, group: GroupProfile) => Promise<Parameters<typeof queries.update>[2] | undefined>,
): Promise<void> =>
  ctx.transaction(async (tx) => {
    const group = (await queries.findForUpdate(tx, ctx.actor, id)) ?? fail('not-found');
    if (!policy.mayUpdate(group.relation)) fail('forbidden');
    const changes = await work(tx, group);
    if (!changes) return;
    await queries.update(tx, group.row.id, changes);
    ctx.emit(tx, groupChanged.create([groupTag(group.row.id)], { groupId: group.row.id }));
  });

/** Changes what an admin gives; what is left out stays. Errors: not-found, forbidden, invalid. */
export const update = async (ctx: Context, id: string, changes: GroupChanges): Promise<Group> => {
  const { logo, background, note, links, ...plain } = changes;
  await change(ctx, id, async (tx, { row }) => {
    await requireOwn(tx, signedIn(ctx).memberId, {
      logo: { chosen: logo, present: row.logoId },
      background: { chosen: background, present: row.backgroundId },
    });
    return {
      ...plain,
      ...(note !== undefined && { note: sanitise(note) }),
      ...(logo !== undefined && { logoId: logo }),
      ...(background !== undefined && { backgroundId: background }),
      ...(links !== undefined && {
        links: await replaceLinks(tx, { kind: 'group', id: row.id }, { links, before: row.links }),
      }),
      updatedAt: ctx.clock.now(),
    };
  });
  return get(ctx, id);
};

/** Chooses the theme of the group's page. Errors: not-found, forbidden, theme-not-allowed. */
export const updateTheme = async (ctx: Context, id: string, theme: string): Promise<Group> => {
  await change(ctx, id, async (_tx, group) => {
    if (!mayChoose(themeReaderOf(group), theme)) fail('theme-not-allowed');
    return { theme, updatedAt: ctx.clock.now() };
  });
  return get(ctx, id);
};

/** Takes a short link for the group. Errors: not-found, forbidden, link-taken, rate-limited. */
export const updateUrlMinify = async (ctx: Context, id: string, link: string): Promise<{ urlMinify: string }> => {
  await countLink(ctx);
  await change(ctx, id, async (tx, { row, urlMinify }) => {
    const changed = await takeLink(ctx, tx, { kind: 'group', id: row.id }, { link, present: urlMinify });
    return changed ? { updatedAt: ctx.clock.now() } : undefined;
  });
  return { urlMinify: link };
};

/** The group's form: as it stands for its admins, for others when it is on. Errors: not-found. */
export const getForm = async (ctx: Context, id: string): Promise<PageForm> => {
  const { row, relation } = await findGroup(ctx, id);
  if (policy.mayUpdate(relation)) return row.form ?? emptyForm;
  return shownForm(row.form) ?? fail('not-found');
};

/** Replaces the group's form. Errors: not-found, forbidden. */
export const updateForm = async (ctx: Context, id: string, draft: PageFormDraft): Promise<PageForm> => {
  await change(ctx, id, async (_tx, { row }) => ({ form: keptForm(draft, row.form), updatedAt: ctx.clock.now() }));
  return getForm(ctx, id);
};
