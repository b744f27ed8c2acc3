import type { Actor } from '../../platform/caller.ts';

/** What the policy asks of a wedding. */
interface Asked {
  readonly memberId: string;
  readonly status: string;
  /** Whether the page of the member who made it is open. */
  readonly isOpen: boolean;
}

/** Whether a wedding is the actor's own; nobody else changes it or reads its guests. */
export const owns = (actor: Actor, { memberId }: Pick<Asked, 'memberId'>): boolean =>
  actor.kind === 'member' && actor.memberId === memberId;

/** Whether the actor may see an invitation: one's own always, another's while it is published. */
export const maySee = (actor: Actor, wedding: Asked): boolean =>
  owns(actor, wedding) || (wedding.status === 'ACTIVE' && wedding.isOpen);
