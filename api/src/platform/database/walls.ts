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
  accounts: walled('whose account it is'),
  sessions: walled('whose account it is of'),
  consents: walled('who said it'),
  codes: program('proofs of who asks, before anybody is signed in'),
  reset_tokens: program('proofs of who asks, before anybody is signed in'),
  external_identities: program('by which a provider signs somebody in'),
  used_partner_tokens: program('kept so that none is used twice'),
  login_slides: open('the pictures of the sign-in screen'),

  // insight
  audit_entries: program('read by staff alone'),
  data_requests: walled('the member who asked; of a visitor nobody'),
  data_exports: walled('whose data it is'),
  reports: program('read by staff alone; who reports somebody is protected'),
  agency_explores: open('a public page of an agency'),
  search_entries: program('names of private pieces too; a search leaves out what its reader may not see'),
  search_phones: program('numbers that only friends may see too; a search leaves out what its reader may not see'),
  search_postings: open('where words stand in names that everybody may find'),
  search_terms: open('words of names that everybody may find'),
  tracking_days: walled('whose page it is, the admins of the group'),
  tracking_items: walled('whose page it is, the admins of the group'),
  tracking_salts: program('with which visitors are made unknown'),
  tracking_visitors: program('kept for a day to count nobody twice'),

  // platform
  idempotency_keys: walled('the member who called'),
  rate_limits: program('how often somebody called'),
  streams: walled('the member who is told'),
  stream_changes: walled('the member who is told'),
  suppressed_addresses: program('who wants no messages'),
  terms: open('the catalogue of careers and the like'),
  used_challenges: program('kept so that none is used twice'),

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
