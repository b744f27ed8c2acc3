/**
 * Whom row-level security lets see the rows of each table (decision 74). A table that is not named here fails the tests
 * (`api/src/testing/walls.test.ts`), as does one whose policies say something else.
 *
 * - `public`: no policies. The rows are on pages for everybody, or say nothing about anybody.
 * - `walled`: policies name the people who see a row; the program sees all.
 * - `program`: the program alone. Its queries are made by `byProgram`.
 */
export type Wall = 'public' | 'walled' | 'program';

interface Walled {
  readonly wall: Wall;
  /** Why the rows may be there for everybody, or whose they are. */
  readonly why: string;
}

const open = (why: string): Walled => ({ wall: 'public', why });
const walled = (why: string): Walled => ({ wall: 'walled', why });
const program = (why: string): Walled => ({ wall: 'program', why });

/** All tables of the schema `public`. */
export const walls: Readonly<Record<string, Walled>> = {
  // identity

  // insight

  // platform

  // profile

  // social
  conversations: walled('who is or was in it, or began it'),
  conversation_members: walled('who is or was in the conversation'),
  messages: walled('who was in the conversation when it was written, and its sender'),

  // content
  content_items: walled('everybody what is public, friends and members what is for them, the owner all'),

  // event

  // commerce
  point_accounts: walled('the member who holds it, the admins of the group'),
  point_orders: walled('the member who bought, the admins of the group'),
  point_order_changes: walled('the member who bought, the admins of the group'),
  point_movements: walled('the member whose account it is, the admins of the group'),
  point_entries: walled('the member whose account it is, the admins of the group'),
  point_lots: walled('the member whose account it is, the admins of the group'),
};
