import * as z from 'zod';

/** Layouts of a member's page; visitors get the one that its owner chose (docs/rules/item.md#layouts). */
export const MemberLayout = z.enum(['usual', 'new']);

/** Layouts of a group's page; visitors get the one that its admins chose (docs/rules/item.md#layouts). */
export const GroupLayout = z.enum(['usual', 'new', 'idol']);
export type GroupLayout = z.output<typeof GroupLayout>;
