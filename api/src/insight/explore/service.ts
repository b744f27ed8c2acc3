import type { AgencyFace } from '@m4u/contract/profile/agency/face';
import type { Explore } from '@m4u/contract/insight/explore';
import type { ExploreSection, ListKind, SectionDraft } from '@m4u/contract/insight/explore/sections';
import { agencyTag } from '@m4u/contract/tags';
import { presentPost } from '../../content/post/service.ts';
import { presentOfBrand } from '../../content/product/presentation.service.ts';
import * as feed from '../../content/item/feed/service.ts';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { fail, failField } from '../../platform/errors.ts';
import { sanitise } from '../../platform/text/html.ts';
import { agenciesOf } from '../../profile/directory/agencies/admins.reads.ts';
import { findPublicAgency, agencyNames } from '../../profile/agency/summary.service.ts';
import * as groups from '../../profile/group/lists/explore.reads.ts';
import { personLookup } from '../../profile/directory/members/people.reads.ts';
import { requireOwnUploads } from '../../profile/upload/service.ts';
import { mayArrange } from './policy.ts';
import * as queries from './queries.ts';
import { missing, resolve } from './resolve.service.ts';
import { exploreChanged } from './events.ts';
import { emptySection, laterThan, ofAgency, ofPlatform, picturesOf, requireFilled } from './rules.ts';

/** The explore page of an agency, or the platform's own. Errors: not-found. */
export const get = async (ctx: Context, agencyId: string | undefined): Promise<Explore> => {
  if (agencyId === undefined)
    return {
      agency: null,
      sections: await resolve(ctx, undefined, ofPlatform),
      updatedAt: null,
      can: { update: false },
    };
  const [face, kept, administered] = await Promise.all([
    findPublicAgency(ctx.db, agencyId),
    queries.find(ctx.db, agencyId),
    agenciesOf(ctx.db, ctx.actor),
  ]);
  return {
    agency: face ?? fail('not-found'),
    sections: await resolve(ctx, agencyId, kept?.sections ?? ofAgency),
    updatedAt: kept?.updatedAt.toISOString() ?? null,
    can: { update: mayArrange(agencyId, administered) },
  };
};

/** The agency, provided that the caller may arrange its page. Errors: not-found, forbidden. */
const arranged = async (ctx: Context, agencyId: string): Promise<AgencyFace> => {
  const [face, administered] = await Promise.all([findPublicAgency(ctx.db, agencyId), agenciesOf(ctx.db, ctx.actor)]);
  const agency = face ?? fail('not-found');
  if (!mayArrange(agencyId, administered)) fail('forbidden');
  return agency;
};

/** Sanitises the texts of sections before they are stored or shown. */
const cleaned = (sections: readonly SectionDraft[]): SectionDraft[] =>
  sections.map((section) => (section.kind === 'text' ? { ...section, content: sanitise(section.content) } : section));

/** Refuses pictures that are neither the caller's own uploads nor on the page already. Errors: invalid. */
const requirePictures = async (
  tx: Parameters<typeof requireOwnUploads>[0],
  memberId: string,
  sections: readonly SectionDraft[],
  before: readonly SectionDraft[],
): Promise<void> => {
  const kept = new Set(Object.values(picturesOf(before)));
  const choices = Object.entries(picturesOf(sections)).map(
    ([field, id]) => [field, { chosen: id, present: kept.has(id) ? id : null }] as const,
  );
  await requireOwnUploads(tx, memberId, Object.fromEntries(choices));
};

/**
 * Replaces the sections of an agency's page. Errors: not-found, forbidden, invalid, rate-limited, conflict when the
 * page was changed after `updatedAt`.
 */
export const update = async (
  ctx: Context,
  { agencyId, sections: given, updatedAt }: { agencyId: string; sections: SectionDraft[]; updatedAt: string | null },
): Promise<Explore> => {
  const { memberId } = requireSignedIn(ctx);
  const agency = await arranged(ctx, agencyId);
  await ctx.limits.consume('contentByMember', memberId);
  const sections = cleaned(given);
  sections.forEach(requireFilled);
  const gone = await missing(ctx, agencyId, sections);
  if (gone !== undefined) failField(gone, 'not-shown');
  await ctx.transaction(async (tx) => {
    const present = await queries.findForUpdate(tx, agencyId);
    if ((present?.updatedAt.toISOString() ?? null) !== updatedAt) fail('conflict');
    await requirePictures(tx, memberId, sections, present?.sections ?? []);
    const kept = { sections, updatedAt: laterThan(present?.updatedAt, ctx.clock.now()) };
    if (present) await queries.update(tx, agencyId, kept);
    else if (!(await queries.insert(tx, agencyId, kept))) fail('conflict');
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
  await arranged(ctx, agencyId);
  return resolve(ctx, agencyId, cleaned(sections));
};

/** Number of items offered for selection. */
const OFFERED = 20;

const offered = async (ctx: Context, agencyId: string, kind: ListKind, q: string | undefined) => {
  const asked = { isPublic: true, agencyId, q };
  switch (kind) {
    case 'groups':
      return groups.list(ctx.db, { agencyId, name: q }, { limit: OFFERED, offset: 0 });
    case 'members': {
      const ids = await groups.memberIds(ctx.db, { agencyId, name: q }, { limit: OFFERED });
      return ids.map(await personLookup(ctx, ids));
    }
    case 'products':
      return (await feed.first(ctx, { kind: 'product', ...asked }, OFFERED)).map(presentOfBrand);
    case 'posts':
      return (await feed.first(ctx, { kind: 'post', ...asked }, OFFERED)).map(({ ownerName, ...item }) => ({
        ...presentPost(item),
        ownerName,
      }));
  }
};

/** Searches items of an agency that its page may show. Errors: not-found, forbidden. */
export const find = async (
  ctx: Context,
  { agencyId, kind, q }: { agencyId: string; kind: ListKind; q?: string | undefined },
): Promise<ExploreSection> => {
  await arranged(ctx, agencyId);
  // An empty search counts as none.
  return { ...emptySection(kind), [kind]: await offered(ctx, agencyId, kind, q || undefined) };
};

/** The caller's agency, and the agencies that they administer. */
export const agencies = async (ctx: Context) => {
  const [facts, administered] = await Promise.all([
    ctx.profiles.sessionFacts(ctx.db, requireSignedIn(ctx).memberId),
    agenciesOf(ctx.db, ctx.actor),
  ]);
  return { own: facts?.agency ?? null, administered: await agencyNames(ctx.db, administered) };
};
