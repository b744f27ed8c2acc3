import type { AgencyFace } from '@m4u/contract/profile/agency/face';
import type { Explore } from '@m4u/contract/insight/explore';
import type { ExploreSection, SectionDraft } from '@m4u/contract/insight/explore/sections';
import type { ListKind } from '@m4u/contract/insight/explore/sections.rules';
import { agencyTag } from '@m4u/contract/tags';
import { toPostCard } from '../../content/post/service.ts';
import { toBrandProduct } from '../../content/product/presentation.service.ts';
import * as feed from '../../content/item/feed/service.ts';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { fail, failField } from '../../platform/errors.ts';
import { sanitise } from '../../platform/text/html.ts';
import { nextVersionTime } from '../../platform/time/versions.ts';
import { listAdministeredAgencyIds } from '../../profile/directory/agencies/admins.reads.ts';
import { findPublicAgency, listAgencyNames } from '../../profile/agency/summary.service.ts';
import * as groups from '../../profile/group/lists/explore.reads.ts';
import { personLookup } from '../../profile/directory/members/people.reads.ts';
import { requireOwnUploads } from '../../profile/upload/service.ts';
import { canArrange } from './policy.ts';
import * as queries from './queries.ts';
import { findForbiddenField, resolveSections } from './sectionContent.service.ts';
import { exploreChanged } from './events.ts';
import { emptySection, agencyDefaults, platformDefaults, picturesByField, requireContent } from './rules.ts';

/** The explore page of an agency, or the platform's own. Errors: not-found. */
export const get = async (ctx: Context, agencyId: string | undefined): Promise<Explore> => {
  if (agencyId === undefined)
    return {
      agency: null,
      sections: await resolveSections(ctx, undefined, platformDefaults),
      updatedAt: null,
      can: { update: false },
    };
  const [face, page, administered] = await Promise.all([
    findPublicAgency(ctx.db, agencyId),
    queries.find(ctx.db, agencyId),
    listAdministeredAgencyIds(ctx.db, ctx.actor),
  ]);
  return {
    agency: face ?? fail('not-found'),
    sections: await resolveSections(ctx, agencyId, page?.sections ?? agencyDefaults),
    updatedAt: page?.updatedAt.toISOString() ?? null,
    can: { update: canArrange(agencyId, administered) },
  };
};

/** The agency, provided that the caller may arrange its page. Errors: not-found, forbidden. */
const requireArrangeable = async (ctx: Context, agencyId: string): Promise<AgencyFace> => {
  const [face, administered] = await Promise.all([
    findPublicAgency(ctx.db, agencyId),
    listAdministeredAgencyIds(ctx.db, ctx.actor),
  ]);
  const agency = face ?? fail('not-found');
  if (!canArrange(agencyId, administered)) fail('forbidden');
  return agency;
};

/** Sanitises the texts of sections before they are stored or shown. */
const sanitizeSections = (sections: readonly SectionDraft[]): SectionDraft[] =>
  sections.map((section) => (section.kind === 'text' ? { ...section, content: sanitise(section.content) } : section));

/** Refuses pictures that are neither the caller's own uploads nor on the page already. Errors: invalid. */
const requirePictures = async (
  tx: Parameters<typeof requireOwnUploads>[0],
  memberId: string,
  sections: readonly SectionDraft[],
  previousSections: readonly SectionDraft[],
): Promise<void> => {
  const presentIds = new Set(Object.values(picturesByField(previousSections)));
  const choices = Object.entries(picturesByField(sections)).map(
    ([field, id]) => [field, { chosen: id, present: presentIds.has(id) ? id : null }] as const,
  );
  await requireOwnUploads(tx, memberId, Object.fromEntries(choices));
};

/**
 * Replaces the sections of an agency's page. Errors: not-found, forbidden, invalid, rate-limited, conflict when the
 * page was changed after `updatedAt`.
 */
export const update = async (
  ctx: Context,
  { agencyId, sections: drafts, updatedAt }: { agencyId: string; sections: SectionDraft[]; updatedAt: string | null },
): Promise<Explore> => {
  const { memberId } = requireSignedIn(ctx);
  const agency = await requireArrangeable(ctx, agencyId);
  await ctx.limits.consume('contentByMember', memberId);
  const sections = sanitizeSections(drafts);
  sections.forEach(requireContent);
  const forbiddenField = await findForbiddenField(ctx, agencyId, sections);
  if (forbiddenField !== undefined) failField(forbiddenField, 'not-shown');
  await ctx.transaction(async (tx) => {
    const present = await queries.findForUpdate(tx, agencyId);
    if ((present?.updatedAt.toISOString() ?? null) !== updatedAt) fail('conflict');
    await requirePictures(tx, memberId, sections, present?.sections ?? []);
    const page = { sections, updatedAt: nextVersionTime(present?.updatedAt, ctx.clock.now()) };
    if (present) await queries.update(tx, agencyId, page);
    else if (!(await queries.insert(tx, agencyId, page))) fail('conflict');
    await ctx.audit.record(ctx, tx, {
      act: 'agency.explore',
      target: { kind: 'agency', id: agencyId, name: agency.name },
      detail: { sections: String(sections.length) },
    });
    ctx.emit(tx, exploreChanged.create([agencyTag(agencyId)], { agencyId }));
  });
  return get(ctx, agencyId);
};

/** Fills unsaved sections with their items. Errors: not-found, forbidden. */
export const preview = async (
  ctx: Context,
  { agencyId, sections }: { agencyId: string; sections: SectionDraft[] },
): Promise<ExploreSection[]> => {
  await requireArrangeable(ctx, agencyId);
  return resolveSections(ctx, agencyId, sanitizeSections(sections));
};

/** Number of items offered for selection. */
const MOST_OFFERED = 20;

const searchItems = async (ctx: Context, agencyId: string, kind: ListKind, q: string | undefined) => {
  const filter = { isPublic: true, agencyId, q };
  switch (kind) {
    case 'groups':
      return groups.list(ctx.db, { agencyId, name: q }, { limit: MOST_OFFERED, offset: 0 });
    case 'members': {
      const ids = await groups.listMemberIds(ctx.db, { agencyId, name: q }, { limit: MOST_OFFERED });
      return ids.map(await personLookup(ctx, ids));
    }
    case 'products':
      return (await feed.listNewestWithoutTotal(ctx, { kind: 'product', ...filter }, MOST_OFFERED)).map(toBrandProduct);
    case 'posts':
      return (await feed.listNewestWithoutTotal(ctx, { kind: 'post', ...filter }, MOST_OFFERED)).map(
        ({ ownerName, ...item }) => ({
          ...toPostCard(item),
          ownerName,
        }),
      );
  }
};

/** Searches items of an agency that its page may show. Errors: not-found, forbidden. */
export const find = async (
  ctx: Context,
  { agencyId, kind, q }: { agencyId: string; kind: ListKind; q?: string | undefined },
): Promise<ExploreSection> => {
  await requireArrangeable(ctx, agencyId);
  // An empty search counts as none.
  return { ...emptySection(kind), [kind]: await searchItems(ctx, agencyId, kind, q || undefined) };
};

/** The caller's agency, and the agencies that they administer. */
export const listOwnAgencies = async (ctx: Context) => {
  const [facts, administered] = await Promise.all([
    ctx.profiles.sessionFacts(ctx.db, requireSignedIn(ctx).memberId),
    listAdministeredAgencyIds(ctx.db, ctx.actor),
  ]);
  return { own: facts?.agency ?? null, administered: await listAgencyNames(ctx.db, administered) };
};
