import { Id, type Owner } from '@m4u/contract/common';
import type { Seeing } from '@m4u/contract/insight/privacy/view.rules';
import type { Actor, Visitor } from '../../platform/caller.ts';
import type { Platform } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import { relationTo } from '../../profile/friend/visibility.reads.ts';
import { ownerOfLink } from '../../profile/shortLink/service.ts';

const ownerOf = async (platform: Pick<Platform, 'db' | 'clock'>, { kind, id }: Seeing): Promise<Owner | undefined> => {
  const given = Id.safeParse(id);
  return given.success ? { kind, id: given.data } : ownerOfLink(platform, id);
};

/**
 * Actor of a preview, in which a member sees a page that they manage as others see it. The actor is a visitor, or with
 * `seeing.as` `friend` a friend of the page's owner. A visitor can change nothing, so a preview changes nothing.
 * Errors: not-found, both for a page that the caller does not manage and for one that does not exist.
 */
export const previewActor = async (
  platform: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  seeing: Seeing | undefined,
): Promise<Visitor> => {
  if (!seeing || actor.kind !== 'member') return fail('not-found');
  const owner = (await ownerOf(platform, seeing)) ?? fail('not-found');
  if (owner.kind !== seeing.kind || (await relationTo(platform.db, actor, owner)) !== 'owner') fail('not-found');
  return { kind: 'visitor', previewedBy: actor.memberId, ...(seeing.as === 'friend' && { friendOf: owner.id }) };
};
