/** Acts on a placement: `ask` and `withdraw` are the writer's, the others are for admins of the group. */
export const PLACEMENT_ACTS = ['ask', 'withdraw', 'approve', 'refuse', 'remove'] as const;
