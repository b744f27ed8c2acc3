import * as z from 'zod';

/** What somebody is in a group. */
export const GroupRole = z.enum(['admin', 'member'], { error: 'choice' });
export type GroupRole = z.output<typeof GroupRole>;

/** How somebody stands to a group: they asked to join, belong to it, or may not take part for a while. */
export const GroupStatus = z.enum(['requested', 'accepted', 'suspended'], { error: 'choice' });
export type GroupStatus = z.output<typeof GroupStatus>;
