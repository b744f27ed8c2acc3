import { type GroupRight, type GroupRole, roleCan } from '@m4u/contract/profile/group/roles.rules';
import { requireGroupFactor, requireVerified, withheldGroupsOf } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import { findGroupWithRole } from './rights.queries.ts';

// An admin without the second factor that the group requires has no rights (docs/rules/roles.md#second-factor): the
// functions below answer what the session lacks.

/**
 * Whether the caller has a right in a group; false for a group that is locked or deleted. Errors:
 * second-factor-required, second-factor-missing.
 */
export const hasGroupRight = async (ctx: Context, groupId: string, right: GroupRight): Promise<boolean> => {
  requireGroupFactor(ctx, groupId);
  const role = (await findGroupWithRole(ctx.db, ctx.actor, groupId))?.role ?? null;
  return role !== null && roleCan(role, right);
};

/**
 * Whether the caller is an admin of a group; false for a group that is locked or deleted. Errors:
 * second-factor-required, second-factor-missing.
 */
export const isGroupAdmin = async (ctx: Context, groupId: string): Promise<boolean> => {
  requireGroupFactor(ctx, groupId);
  return (await findGroupWithRole(ctx.db, ctx.actor, groupId))?.role === 'admin';
};

/**
 * Returns the caller's role in a group; null for everyone who is not an accepted member. An admin without the second
 * factor that the group requires reads as a member. Errors: not-found.
 */
export const getGroupRole = async (ctx: Context, groupId: string): Promise<GroupRole | null> => {
  const { role } = (await findGroupWithRole(ctx.db, ctx.actor, groupId)) ?? fail('not-found');
  return withheldGroupsOf(ctx.actor).includes(groupId) ? 'member' : role;
};

/** Requires a group that is neither locked nor deleted. Errors: not-found. */
export const requireGroup = async (ctx: Context, groupId: string): Promise<void> => {
  await getGroupRole(ctx, groupId);
};

/**
 * Requires a right of the caller in a group (docs/rules/roles.md); returns the group with the caller's role. Errors:
 * second-factor-required, second-factor-missing, not-found, forbidden.
 */
export const requireGroupRight = async (
  ctx: Context,
  groupId: string,
  right: GroupRight,
): Promise<{ id: string; name: string; role: GroupRole }> => {
  requireGroupFactor(ctx, groupId);
  const { role, ...group } = (await findGroupWithRole(ctx.db, ctx.actor, groupId)) ?? fail('not-found');
  return role !== null && roleCan(role, right) ? { ...group, role } : fail('forbidden');
};

/**
 * Requires that the caller administers a group; returns its id and name. Errors: second-factor-required,
 * second-factor-missing, not-found, forbidden.
 */
export const requireGroupAdmin = async (ctx: Context, groupId: string): Promise<{ id: string; name: string }> => {
  requireGroupFactor(ctx, groupId);
  const { role, ...group } = (await findGroupWithRole(ctx.db, ctx.actor, groupId)) ?? fail('not-found');
  return role === 'admin' ? group : fail('forbidden');
};

/** Requires a group admin with a verified account, for changes. Errors: account-unverified, and as {@link requireGroupAdmin}. */
export const requireVerifiedGroupAdmin = (ctx: Context, groupId: string): Promise<{ id: string; name: string }> => {
  requireVerified(ctx);
  return requireGroupAdmin(ctx, groupId);
};
