import * as z from 'zod';
import { GROUP_RIGHTS, GROUP_ROLES } from './roles.rules.ts';

/** Roles in a group (docs/rules/roles.md). */
export const GroupRole = z.enum(GROUP_ROLES, { error: 'choice' });
export type GroupRole = z.output<typeof GroupRole>;

/** Rights in a group. */
export const GroupRight = z.enum(GROUP_RIGHTS, { error: 'choice' });
export type GroupRight = z.output<typeof GroupRight>;

/** Status of a person in a group: requested to join, member, or suspended. */
export const GroupStatus = z.enum(['requested', 'accepted', 'suspended'], { error: 'choice' });
export type GroupStatus = z.output<typeof GroupStatus>;
