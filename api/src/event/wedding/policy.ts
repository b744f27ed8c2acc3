import type { Actor } from '../../platform/caller.ts';

/**
 * Whether a wedding is the actor's own; nobody else changes it or reads its guests. An invitation is seen by everybody
 * while it is published and the page of the member who made it is open (`findPublished` of the queries).
 */
export const owns = (actor: Actor, { memberId }: { readonly memberId: string }): boolean =>
  actor.kind === 'member' && actor.memberId === memberId;
