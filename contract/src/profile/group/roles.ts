import * as z from 'zod';

/** Roles in a group. */
export const GroupRole = z.enum(['admin', 'member'], { error: 'choice' });
export type GroupRole = z.output<typeof GroupRole>;

/** Status of a person in a group: requested to join, member, or suspended. */
export const GroupStatus = z.enum(['requested', 'accepted', 'suspended'], { error: 'choice' });
export type GroupStatus = z.output<typeof GroupStatus>;
