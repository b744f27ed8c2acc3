/**
 * Which actors see the rows of each table, by row-level security (decision 74). A table that is not named here fails the tests
 * (`api/src/testing/walls/walls.test.ts`), as does one whose policies say something else.
 *
 * - `public`: no policies. The rows are on pages for everybody, or say nothing about anybody.
 * - `walled`: policies name the people who see a row; the program sees all.
 * - `program`: the program alone. Its queries are made by `byProgram`.
 */
export type Wall = 'public' | 'walled' | 'program';

interface Walled {
  readonly wall: Wall;
  /** Why the rows may be public, or whose rows they are. */
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
  used_challenges: program('kept so that none is used twice'),

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
  uploads: open('who sent it, sizes, a preview of some pixels; the pictures themselves are handed out by the program'),
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
  association_reports: walled('the admins of the group, and of the agency once it was submitted'),
  association_report_steps: walled('who sees the report'),
  check_in_events: walled('its owner or the admins of its group, and who helps at its door'),
  check_in_helpers: walled('the helper, and who manages the event'),
  check_in_people: walled('who manages the event, and who helps at its door'),
  check_in_logs: walled('who manages the event, and who helps at its door'),
  weddings: walled('the couple, by the member who made it; an invitation is read by the program'),
  wedding_guests: walled('the couple; a guest answers by a link, through the program'),

  // commerce
  affiliate_accounts: walled('the member who is paid to it'),
  affiliate_attributions: walled('the member who followed the links'),
  affiliate_campaigns: walled('everybody once it is no draft, the admins of the group all'),
  affiliate_clicks: program('of visitors, whom only keyed hashes name'),
  affiliate_days: walled('whose link it is, the admins of the group'),
  affiliate_participants: walled('who takes part, the admins of the group'),
  affiliate_payouts: walled('the admins of the group'),
  affiliate_payout_items: walled('the member who is paid, the admins of the group'),
  affiliate_rewards: walled('the member who is rewarded, the admins of the group'),
  affiliate_sweeps: program('how far the program has looked through orders'),
  discounts: walled('everybody who is signed in what is on, the admins of the group all'),
  discount_uses: walled('the member whose account it is, the admins of the group'),
  order_requests: walled('the member who asked, the admins of the group'),
  order_request_steps: walled('who sees the request'),
  point_settings: walled('everybody who is signed in'),
  point_totals: walled('the admins of the group'),
  point_accounts: walled('the member who holds it, the admins of the group'),
  point_orders: walled('the member who bought, the admins of the group'),
  point_order_changes: walled('the member who bought, the admins of the group'),
  point_movements: walled('the member whose account it is, the admins of the group'),
  point_entries: walled('the member whose account it is, the admins of the group'),
  point_lots: walled('the member whose account it is, the admins of the group'),
};
