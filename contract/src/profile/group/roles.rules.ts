/** Roles of a person in a group. An owner is an admin whose membership is marked as `owner`. */
export const GROUP_ROLES = ['admin', 'cashier', 'editor', 'door', 'member'] as const;
export type GroupRole = (typeof GROUP_ROLES)[number];

/** Roles of people who work for a group, most rights first. */
export const STAFF_ROLES = ['admin', 'cashier', 'editor', 'door'] as const satisfies readonly GroupRole[];

/**
 * Rights in a group.
 * - `counter`: find a customer, award and redeem points, redeem discount codes, see the invoices that one has entered.
 * - `page`: the page, its content and pictures, and pieces that members share with the group.
 * - `door`: check in at the group's events.
 * - `members`: people, their roles, invitations and customers.
 * - `settings`: points, discounts, events, themes, imports, exported tables and statistics.
 * - `money`: campaigns, rewards, payouts and payments.
 * - `ownership`: delete the group, hand over ownership, decide which payouts need a second person and where payments
 *   arrive, and set up the company's own sign-in.
 */
export const GROUP_RIGHTS = ['counter', 'page', 'door', 'members', 'settings', 'money', 'ownership'] as const;
export type GroupRight = (typeof GROUP_RIGHTS)[number];

/**
 * The rights of each role (docs/rules/roles.md). The database repeats them in `group_role_can`, but for `owner`, which
 * is no role there; a test compares both.
 */
export const ROLE_RIGHTS: Readonly<Record<'owner' | GroupRole, readonly GroupRight[]>> = {
  owner: GROUP_RIGHTS,
  admin: ['counter', 'page', 'door', 'members', 'settings', 'money'],
  cashier: ['counter'],
  editor: ['page'],
  door: ['door'],
  member: [],
};

/** Whether a role has a right. */
export const roleCan = (role: 'owner' | GroupRole, right: GroupRight): boolean => ROLE_RIGHTS[role].includes(right);
