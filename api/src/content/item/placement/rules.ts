import type { PlacementAct, PlacementState } from '@m4u/contract/content/item/placement';

/** The reader's part in a placement. */
export interface PlacementRoles {
  readonly isWriter: boolean;
  /** Whether the reader belongs to the group. */
  readonly isJoined: boolean;
  readonly isAdmin: boolean;
}

const statesBefore: Readonly<Record<PlacementAct, readonly PlacementState[]>> = {
  ask: ['refused', 'withdrawn', 'removed'],
  withdraw: ['waiting', 'shown'],
  // Admins change their mind; what its writer has withdrawn stays so.
  approve: ['waiting', 'refused', 'removed'],
  refuse: ['waiting'],
  remove: ['shown'],
};

const statesAfter = {
  ask: 'waiting',
  withdraw: 'withdrawn',
  approve: 'shown',
  refuse: 'refused',
  remove: 'removed',
} as const satisfies Record<PlacementAct, PlacementState>;

/** Whether the reader takes this act at all, in some state. */
export const hasRoleFor = (act: PlacementAct, { isWriter, isJoined, isAdmin }: PlacementRoles): boolean => {
  if (act === 'ask') return isWriter && isJoined;
  return act === 'withdraw' ? isWriter : isAdmin;
};

/** Whether the act exists in this state. */
export const isPossible = (act: PlacementAct, state: PlacementState): boolean => statesBefore[act].includes(state);

/** The state after an act. A writer who administers the group needs nobody's approval. */
export const stateAfter = (act: PlacementAct, { isAdmin }: PlacementRoles): PlacementState =>
  act === 'ask' && isAdmin ? 'shown' : statesAfter[act];

const HOUR = 3_600_000;
/** Time after a group's no before its writer may ask again. */
const WAIT = 24 * HOUR;

/** Hours until a writer may ask a group again that has refused or removed the piece; 0 for now. */
export const hoursToWait = ({ state, since }: { state: PlacementState; since: Date }, now: Date): number =>
  state === 'refused' || state === 'removed'
    ? Math.max(0, Math.ceil((since.getTime() + WAIT - now.getTime()) / HOUR))
    : 0;

/** The hour of a moment: each new state of a piece is told once in it. */
export const hourOf = (now: Date): number => Math.floor(now.getTime() / HOUR);

/** Acts that the reader may take now. */
export const permissionsOf = (state: PlacementState, roles: PlacementRoles): Partial<Record<PlacementAct, boolean>> =>
  Object.fromEntries(
    (Object.keys(statesAfter) as PlacementAct[])
      .filter((act) => hasRoleFor(act, roles) && isPossible(act, state))
      .map((act) => [act, true]),
  );
