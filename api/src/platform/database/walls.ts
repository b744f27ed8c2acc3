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
  members: open(
    'the page of each; its contact fields are columns of the same row, which the program shows by their policies',
  ),
  groups: open(
    'the page of each; its contact fields are columns of the same row, which the program shows by their policies',
  ),
  agencies: open(
    'the page of each; its contact fields are columns of the same row, which the program shows by their policies',
  ),
  group_members: open('who belongs to a group, as its page says; policies of others ask it'),
  group_totals: open('how many belong to a group, as its page says'),
  short_links: open('addresses of pages'),
  link_clicks: open('numbers by link and day, nothing of who opened them'),
  terms: open('words to choose from'),
  places: open('units of the country'),
  place_mappings: open('units of the country'),
  friendships: walled('the two of them'),
  member_blocks: walled('who blocked; also who is blocked, who does not find the other'),
  agency_admins: open('ids of members and agencies alone; policies of others ask it'),
  agency_offers: walled('the admins of the agency, the member or the admins of the group it is made to'),
  group_invitations: walled('the admins of the group, the member who is invited as such'),
  group_customers: walled('the admins of the group, the member behind'),
  unclaimed_members: program('phone numbers of people without an account'),
  group_imports: walled('the admins of the group'),
  group_import_lines: walled('the admins of the group'),
  card_batches: program('of staff'),
  cards: walled('whose card it is'),
  card_events: walled('whose card it is'),
  card_taps: walled('whose card it is'),
  registrations: walled('who applied, the admins of the agency'),
  registration_steps: walled('who applied, the admins of the agency'),
  uploads: open('ids and sizes; the pictures themselves are handed out by the program'),
  upload_uses: open('ids alone'),
  documents: walled('who sent it; the program reads it for who sees what it hangs on'),

  // social
  conversations: walled('who is or was in it, or began it'),
  conversation_members: walled('who is or was in the conversation'),
  messages: walled('who was in the conversation when it was written, and its sender'),
  contacts: walled('whose page it was left on, of a group its admins'),
  support_messages: walled('the member who wrote'),
  notifications: walled('who is told'),
  notification_settings: walled('whose choice it is'),
  notification_causes: program('what was told already'),
  push_tokens: walled('whose device it is'),
  phonebook_entries: walled('whose phonebook it is'),

  // content
  cvs: walled('everybody one that is shown, the owner all'),
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
