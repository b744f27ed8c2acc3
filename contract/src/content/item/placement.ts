import * as z from 'zod';
import { Moment, Named } from '../../common.ts';
import { PLACEMENT_ACTS } from './placement.rules.ts';

/** Kinds of pieces that a member can share with a group. */
export const PlacedKind = z.enum(['post', 'product']);
export type PlacedKind = z.output<typeof PlacedKind>;

/**
 * State of a member's piece in a group: it waits for an admin, is shown on the group's page, was refused or taken off by
 * an admin, or withdrawn by its writer (docs/rules/placement.md).
 */
export const PlacementState = z.enum(['waiting', 'shown', 'refused', 'withdrawn', 'removed']);
export type PlacementState = z.output<typeof PlacementState>;

/** An act on a placement. */
export const PlacementAct = z.enum(PLACEMENT_ACTS);
export type PlacementAct = z.output<typeof PlacementAct>;

/** A member's piece in a group, as its writer and the group's admins see it. */
export const Placement = z.object({
  group: Named,
  state: PlacementState,
  /** Time of the last change of the state. */
  since: Moment,
  /** Acts that the reader may take now. */
  can: z.partialRecord(PlacementAct, z.boolean()),
});
export type Placement = z.output<typeof Placement>;
