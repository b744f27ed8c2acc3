import { Id, type Owner } from '@m4u/contract/common';
import type { PagePreview } from '@m4u/contract/insight/privacy/view.rules';
import type { Actor, Visitor } from '../../platform/caller.ts';
import type { Platform } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import { findRelationTo } from '../../profile/friend/visibility.reads.ts';
import { findOwnerOfLink } from '../../profile/shortLink/service.ts';

const findManagedOwner = async (
  platform: Pick<Platform, 'db' | 'clock'>,
  { kind, id }: PagePreview,
): Promise<Owner | undefined> => {
  const parsedId = Id.safeParse(id);
  if (parsedId.success) return { kind, id: parsedId.data };
  const owner = await findOwnerOfLink(platform, id);
  return owner && owner.kind !== 'agency' ? { kind: owner.kind, id: owner.id } : undefined;
};

/**
 * Actor of a preview, in which a member sees a page that they manage as others see it. The actor is a visitor, or with
 * `seeing.as` `friend` a friend of the page's owner. A visitor can change nothing, so a preview changes nothing.
 * Errors: not-found, both for a page that the caller does not manage and for one that does not exist.
 */
export const previewActor = async (
  platform: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  seeing: PagePreview | undefined,
): Promise<Visitor> => {
  if (!seeing || actor.kind !== 'member') return fail('not-found');
  const owner = (await findManagedOwner(platform, seeing)) ?? fail('not-found');
  if (owner.kind !== seeing.kind || (await findRelationTo(platform.db, actor, owner)) !== 'owner') fail('not-found');
  return { kind: 'visitor', previewedBy: actor.memberId, ...(seeing.as === 'friend' && { friendOf: owner.id }) };
};
