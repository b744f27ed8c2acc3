import type { AccessRow, Ask } from '../../engine/row.ts';
import type { Made } from '../../world/commerce.ts';
import type { World } from '../../world/world.ts';

/** Others get `forbidden` for a published invitation, and a 404 for an unpublished one. */
export const COUPLE = { may: ['owner'], others: 'forbidden' } as const;
export const UNKNOWN = { may: ['owner'] } as const;

/** A call about an invitation. */
export const of = (make: (world: World) => Promise<Made>, rest: Omit<Ask, 'params'> = {}): Pick<AccessRow, 'ask'> => ({
  ask: async (world) => ({ params: { id: (await make(world))._id }, ...rest }),
});
