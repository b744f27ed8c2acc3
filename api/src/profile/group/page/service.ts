import type { Group, GroupChanges, GroupView } from '@m4u/contract/profile/group';
import type { PageForm, PageFormDraft } from '@m4u/contract/profile/member/form';
import { emptyForm, visibleForm } from '@m4u/contract/profile/member/form.rules';
import { canChoose } from '@m4u/contract/profile/theme/rules';
import { groupTag } from '@m4u/contract/tags';
import { refuseInGroup, requireSignedIn } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { sanitise } from '../../../platform/text/html.ts';
import { isGroupAdmin } from '../rights.service.ts';
import { isAgencyAdmin } from '../../directory/agencies/admins.reads.ts';
import { addClickCounts, replaceLinks } from '../../page/links/service.ts';
import { withQuestionIds } from '../../page/form.service.ts';
import { translateTermsOf } from '../../directory/terms/translation.service.ts';
import { countAttempt, takeLink } from '../../shortLink/service.ts';
import { resolveContactPlaces } from '../../page/contactPlace.service.ts';
import { requireOwnUploads } from '../../upload/service.ts';
import { findGroup } from './lookup.service.ts';
import * as policy from '../policy.ts';
import * as queries from './queries.ts';
import { groupChanged } from '../events.ts';
import { type GroupProfile, toGroup, toGroupView, themeReaderOf } from './rules.ts';

/** Whether the caller administers the agency of a group (docs/rules/agency.md#admins). */
const administersAgencyOf = async (ctx: Context, db: Executor, { row }: GroupProfile): Promise<boolean> =>
  row.agencyId !== null && (await isAgencyAdmin(db, ctx.actor, row.agencyId));

/**
 * Returns a group for editing to its admins and those of its agency, also when it is locked. Errors: not-found,
 * forbidden.
 */
export const get = async (ctx: Context, id: string): Promise<Group> => {
  const group = await findGroup(ctx, id);
  const isAdmin = policy.canUpdate(group.relation);
  if (!isAdmin && !(await administersAgencyOf(ctx, ctx.db, group))) refuseInGroup(ctx, group.row.id);
  const shown = await translateTermsOf(ctx, toGroup({ ...group, relation: 'owner' }, ctx.clock.now()));
  const links = await addClickCounts(ctx, { kind: 'group', id: shown._id }, shown.links);
  return { ...shown, links, can: { ...shown.can, update: isAdmin && group.row.lockedAt === null } };
};

/** Returns a group's page as the reader may see it; for a locked group only the name. Errors: not-found. */
export const view = async (ctx: Context, idOrLink: string): Promise<GroupView> =>
  translateTermsOf(ctx, toGroupView(await findGroup(ctx, idOrLink), ctx.clock.now()));

type GroupWork = (tx: Transaction, group: GroupProfile) => Promise<Parameters<typeof queries.update>[2] | undefined>;

/**
 * Changes a group in a transaction, by one of its admins or by a caller whom `isAllowed` permits. Errors: not-found,
 * forbidden, wrong-state while it is locked, and those of `work`.
 */
const changeGroup = (
  ctx: Context,
  id: string,
  work: GroupWork,
  isAllowed = async (_tx: Transaction, { relation }: GroupProfile) => policy.canUpdate(relation),
): Promise<void> =>
  ctx.transaction(async (tx) => {
    const group = (await queries.findForUpdate(tx, ctx.actor, id)) ?? fail('not-found');
    if (!(await isAllowed(tx, group))) refuseInGroup(ctx, group.row.id);
    if (group.row.lockedAt !== null) fail('wrong-state');
    const changes = await work(tx, group);
    if (!changes) return;
    await queries.update(tx, group.row.id, changes);
    // The pages of its members have the same cache tag, so this event also updates the name and themes that they show.
    ctx.emit(tx, groupChanged.create([groupTag(group.row.id)], { groupId: group.row.id }));
  });

/** Computes the columns to write from the given changes. Errors: invalid. */
const computeColumns =
  (ctx: Context, changes: GroupChanges): GroupWork =>
  async (tx, { row }) => {
    const { logo, background, note, links, contacts, career, childCareer, ...plain } = changes;
    await requireOwnUploads(tx, requireSignedIn(ctx).memberId, {
      logo: { chosen: logo, present: row.logoId },
      background: { chosen: background, present: row.backgroundId },
    });
    return {
      ...plain,
      ...(note !== undefined && { note: sanitise(note) }),
      ...(contacts !== undefined && (await resolveContactPlaces(tx, contacts))),
      ...(logo !== undefined && { logoId: logo }),
      ...(background !== undefined && { backgroundId: background }),
      ...(career !== undefined && { career: career || null }),
      ...(childCareer !== undefined && { childCareer: childCareer || null }),
      ...(links !== undefined && {
        links: await replaceLinks(tx, { kind: 'group', id: row.id }, { links, previousLinks: row.links }),
      }),
      updatedAt: ctx.clock.now(),
    };
  };

/** Records in the audit log when a change affects which themes the group's members may use. */
const auditThemeLimit = async (ctx: Context, tx: Transaction, { row }: GroupProfile, changes: GroupChanges) => {
  const { layoutPermission = row.layoutPermission, themeStyle = row.themeStyle } = changes;
  if (layoutPermission === row.layoutPermission && themeStyle.join() === row.themeStyle.join()) return;
  await ctx.audit.record(ctx, tx, {
    act: 'group.limit',
    target: { kind: 'group', id: row.id, name: row.name },
    detail: { layoutPermission, themeStyle: themeStyle.join(', ') },
  });
};

/** Whether a change is about the themes of the group's members, which are a setting and not a part of the page. */
const limitsThemes = ({ layoutPermission, themeStyle }: GroupChanges): boolean =>
  layoutPermission !== undefined || themeStyle !== undefined;

/**
 * Updates the given fields of a group, by an admin or an editor; the themes of its members by an admin only. Errors:
 * not-found, forbidden, wrong-state, invalid.
 */
export const update = async (ctx: Context, id: string, changes: GroupChanges): Promise<Group> => {
  await changeGroup(ctx, id, async (tx, group) => {
    if (limitsThemes(changes) && !(await isGroupAdmin(ctx, id))) fail('forbidden');
    await auditThemeLimit(ctx, tx, group, changes);
    return computeColumns(ctx, changes)(tx, group);
  });
  return get(ctx, id);
};

/**
 * Updates the given fields of a group by an admin of its agency, and records it in the audit log. Errors: not-found,
 * forbidden, wrong-state, invalid.
 */
export const updateByAgencyAdmin = async (ctx: Context, id: string, changes: GroupChanges): Promise<Group> => {
  const work: GroupWork = async (tx, group) => {
    await auditThemeLimit(ctx, tx, group, changes);
    const { id: groupId, name } = group.row;
    const target = { kind: 'group', id: groupId, name } as const;
    await ctx.audit.record(ctx, tx, {
      act: 'group.update',
      target,
      detail: { changed: Object.keys(changes).join(', ') },
    });
    return computeColumns(ctx, changes)(tx, group);
  };
  await changeGroup(ctx, id, work, (tx, group) => administersAgencyOf(ctx, tx, group));
  return get(ctx, id);
};

/** Sets the theme of the group's page. Errors: not-found, forbidden, theme-not-allowed. */
export const updateTheme = async (ctx: Context, id: string, theme: string): Promise<Group> => {
  await changeGroup(ctx, id, async (_tx, group) => {
    if (!canChoose(themeReaderOf(group), theme)) fail('theme-not-allowed');
    return { theme, updatedAt: ctx.clock.now() };
  });
  return get(ctx, id);
};

/** Sets the group's short link. Errors: not-found, forbidden, link-taken, rate-limited. */
export const updateUrlMinify = async (ctx: Context, id: string, link: string): Promise<{ urlMinify: string }> => {
  await countAttempt(ctx);
  await changeGroup(ctx, id, async (tx, { row, urlMinify }) => {
    const changed = await takeLink(ctx, tx, { kind: 'group', id: row.id }, { link, present: urlMinify });
    return changed ? { updatedAt: ctx.clock.now() } : undefined;
  });
  return { urlMinify: link };
};

/** Returns the group's form: to its admins always, to others when it is enabled. Errors: not-found. */
export const getForm = async (ctx: Context, id: string): Promise<PageForm> => {
  const { row, relation } = await findGroup(ctx, id);
  if (policy.canUpdate(relation)) return row.form ?? emptyForm;
  return (row.lockedAt === null ? visibleForm(row.form) : null) ?? fail('not-found');
};

/** Replaces the group's form. Errors: not-found, forbidden. */
export const updateForm = async (ctx: Context, id: string, draft: PageFormDraft): Promise<PageForm> => {
  await changeGroup(ctx, id, async (_tx, { row }) => ({
    form: withQuestionIds(draft, row.form),
    updatedAt: ctx.clock.now(),
  }));
  return getForm(ctx, id);
};
