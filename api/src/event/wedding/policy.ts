import { isSelf } from '../../platform/actor.ts';
import type { Actor } from '../../platform/caller.ts';

/**
 * Whether a wedding belongs to the actor; only its owner may change it and read its guests. Everybody may see an
 * invitation while it is published and its owner's page is open (`findPublished` of the queries).
 */
export const isOwner = (actor: Actor, { memberId }: { readonly memberId: string }): boolean => isSelf(actor, memberId);
