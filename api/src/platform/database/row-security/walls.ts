/**
 * The readers of each table's rows, by row-level security (decision 74). The tests (`api/src/testing/walls/walls.test.ts`)
 * fail for a table that is missing here, and for one with different policies.
 *
 * - `public`: no policies. The rows are on public pages, or contain nothing about people.
 * - `walled`: policies select the members who see a row; the program sees all rows.
 * - `program`: only the program reads the rows, by `byProgram`.
 */
export type Wall = 'public' | 'walled' | 'program';

interface TableWall {
  readonly wall: Wall;
  /** Reason that the rows are public or for the program only; for `walled`, the members who see a row. */
  readonly why: string;
}

const open = (why: string): TableWall => ({ wall: 'public', why });
const walled = (why: string): TableWall => ({ wall: 'walled', why });
const program = (why: string): TableWall => ({ wall: 'program', why });

/** All tables of the schema `public`. */
export const walls: Readonly<Record<string, TableWall>> = {
  // identity
  accounts: walled('the member of the account'),
  sessions: walled('the member of the account'),
  passkeys: walled('the member of the account'),
  consents: walled('the member who answered'),
  codes: program('proofs of identity, used before sign-in'),
  reset_tokens: program('proofs of identity, used before sign-in'),
  owner_links: program('proofs of identity, used before sign-in'),
  second_factors: program('secrets of authenticator apps'),
  recovery_codes: program('proofs of identity, used before sign-in'),
  external_identities: program('used to sign in by a provider'),
  used_partner_tokens: program('prevents a second use of a token'),
  login_slides: open('pictures of the sign-in screen'),

  // insight
  audit_entries: program('read by staff only'),
  staff_tasks: program('which work staff have taken'),
  seals: program('hashes of movements and of the audit log'),
  seal_roots: open('published for everybody to compare'),
  data_requests: walled('the member who asked; nobody for a request of a visitor'),
  data_exports: walled('the member whose data it holds'),
  reports: program('read by staff only, to protect the reporter'),
  api_keys: walled('the admins of the group; the program finds the key of a call'),
  webhooks: walled('the admins of the group'),
  webhook_deliveries: walled('the admins of the group'),
  webhook_attempts: walled('the admins of the group'),
  company_providers: walled('the owners of the company; the program reads it for a sign-in'),
  company_domains: walled('the owners of the company; the program finds the company of an address'),
  company_tokens: walled('the owners of the company; the program finds the token of a call'),
  company_users: walled('the owners of the company; its directory calls as the program'),
  company_groups: walled('the owners of the company; its directory calls as the program'),
  company_group_members: walled('the owners of the company; its directory calls as the program'),
  payments: walled('their buyer; the admins of the group; the program reads the payment of a page'),
  payment_accounts: walled('the admins of the group; buyers read the copy in their payment'),
  payment_gates: walled('the admins of the group; the program finds the key of a notice'),
  payment_notices: walled('the admins of the group; the program takes them'),
  payment_statements: walled('the admins of the group'),
  payment_steps: walled('the admins of the group'),
  e_invoice_connections: walled('the admins of the group; the program talks to the provider'),
  e_invoices: walled('their buyer; the admins of the group; the program writes them'),
  due_levels: walled('the admins of the group; the program shows them to its members'),
  due_periods: walled('their member; the admins of the group; the program gives them'),
  due_reminders: walled('the admins of the group; the program notes them'),
  ticket_settings: walled('the admins of the event; the program shows them to everybody who signs up'),
  ticket_kinds: walled('the admins of the group; the program shows those on sale to everybody'),
  attendance_settings: walled('the admins of the event; the program prints them for everybody'),
  attendance_certificates: walled(
    'their guest; the admins of the group; the program shows one to whoever has its number',
  ),
  tickets: walled('their holder; the admins of the group; the program shows one by the address of its page'),
  agency_explores: open('a public page of an agency'),
  search_entries: program('includes names of private items; a search filters by what its reader may see'),
  search_phones: program('includes numbers for friends only; a search filters by what its reader may see'),
  search_postings: open('positions of words in public names'),
  search_stale: open('only ids of entries that a job writes again'),
  search_terms: open('words of public names'),
  search_texts: open('words of public texts'),
  tracking_days: walled('the owner of the page, or the admins of the group'),
  tracking_items: walled('the owner of the page, or the admins of the group'),
  tracking_salts: program('salts that make visitors anonymous'),
  tracking_visitors: program('prevents counting a visitor twice a day'),

  // platform
  idempotency_keys: walled('the member who called'),
  rate_limits: program('counts calls per caller'),
  sent_messages: program('which ways have taken codes and receipts, for counts'),
  streams: walled('the member of the stream'),
  stream_changes: walled('the member of the stream'),
  suppressed_addresses: program('addresses that refuse messages'),
  used_challenges: program('prevents a second use of a challenge'),
  zalo_tokens: program('tokens of the installation at Zalo'),

  // profile
  members: open(
    'every page is public; its contact fields are columns of the same row, which the program filters by audience',
  ),
  groups: open(
    'every page is public; its contact fields are columns of the same row, which the program filters by audience',
  ),
  agencies: open(
    'every page is public; its contact fields are columns of the same row, which the program filters by audience',
  ),
  group_members: open('members of a group are on its page; policies of other tables read it'),
  group_totals: open('numbers of members are on the pages of groups'),
  short_links: open('addresses of pages'),
  link_clicks: open('counts by link and day, without the readers'),
  terms: open('terms to choose from'),
  places: open('administrative units of the country'),
  place_mappings: open('administrative units of the country'),
  friendships: walled('the two members'),
  member_blocks: walled('the member who blocked, and the blocked one, because neither finds the other'),
  agency_admins: open('only ids of members and agencies; policies of other tables read it'),
  agency_offers: walled('the admins of the agency, and the invited member or the admins of the invited group'),
  group_invitations: walled('the admins of the group, and a member who was invited as such'),
  group_customers: walled('the admins and cashiers of the group, and the member whom the record is about'),
  unclaimed_members: program('phone numbers of people without an account'),
  group_imports: walled('the admins of the group'),
  group_import_lines: walled('the admins of the group'),
  card_batches: program('for staff'),
  cards: walled('the owner of the card'),
  card_events: walled('the owner of the card'),
  card_taps: walled('the owner of the card'),
  registrations: walled('the applicant, and the admins of the agency'),
  registration_steps: walled('the applicant, and the admins of the agency'),
  uploads: open('the uploader, sizes and a tiny preview; the program serves the pictures themselves'),
  upload_uses: open('only ids'),
  documents: walled('the uploader; the program reads it for readers of the rows that show it'),
  recordings: walled('the uploader; the program reads it for readers of the rows that show it'),

  // social
  conversations: walled('its members, also former ones, and its creator'),
  conversation_members: walled('members of the conversation, also former ones'),
  messages: walled('members of the conversation at the time of the message, and the sender'),
  contacts: walled('the owner of the page, or the admins of the group'),
  support_messages: walled('the member who wrote'),
  notifications: walled('the recipient'),
  notification_settings: walled('the member of the settings'),
  notification_causes: program('prevents a second notification for one cause'),
  push_tokens: walled('the member of the device'),
  phonebook_entries: walled('the owner of the phonebook'),

  // content
  cv_links: walled('the owner of the CV; the program reads it for who has its key'),
  cvs: walled('everybody for shown CVs, the owner for all'),
  content_items: walled('everybody, friends or members by audience; the owner or group admins and editors for all'),
  content_placements: walled('everybody for what is shown; the writer and the admins and editors of the group for all'),

  // event
  association_reports: walled('the admins of the group, and of the agency after submission'),
  association_report_steps: walled('readers of the report'),
  check_in_events: walled('its owner or the admins of its group, and its helpers'),
  check_in_helpers: walled('the helper, and the managers of the event'),
  check_in_people: walled('managers and helpers of the event'),
  check_in_logs: walled('managers and helpers of the event'),
  weddings: walled('the member who created it; the program reads it for guests'),
  wedding_names: walled('the member of the wedding; the program finds weddings by them'),
  wedding_tables: walled('the member of the wedding'),
  wedding_gifts: walled('the member of the wedding'),
  wedding_photos: walled('the member of the wedding; guests send and see them through the program'),
  wedding_guests: walled('the member of the wedding; guests reply by a link, through the program'),

  // commerce
  affiliate_accounts: walled('the payee'),
  affiliate_attributions: walled('the member who followed the links'),
  affiliate_campaigns: walled('everybody except for drafts, the admins of the group for all'),
  affiliate_clicks: program('visitors, identified only by keyed hashes'),
  affiliate_days: walled('the participant, and the admins of the group'),
  affiliate_participants: walled('the participant, and the admins of the group'),
  affiliate_payouts: walled('the admins of the group'),
  affiliate_payout_items: walled('the payee, and the admins of the group'),
  affiliate_rewards: walled('the participant, and the admins of the group'),
  affiliate_sweeps: program('positions of the program in the orders'),
  discounts: walled('signed-in members for active ones, the admins of the group for all'),
  discount_uses: walled('the member of the account, and the admins of the group'),
  perks: walled('signed-in members unless archived, the admins of the group for all'),
  perk_vouchers: walled('the member who took it, and the counter of the group'),
  order_receipts: walled('the buyer, and the admins of the group'),
  order_receipt_counts: program('the last numbers of receipts'),
  order_requests: walled('the buyer, and the admins of the group'),
  order_request_steps: walled('readers of the request'),
  phone_receipt_days: walled('the counter of the group; the program writes'),
  phone_receipt_links: program('hashes of the links of receipts by phone'),
  phone_receipt_stops: walled('the counter of the group; the program writes'),
  point_settings: walled('signed-in members'),
  point_totals: walled('the admins of the group'),
  point_accounts: walled('the holder, and the admins of the group'),
  point_orders: walled('the buyer, and the admins of the group'),
  point_order_changes: walled('the buyer, and the admins of the group'),
  point_movements: walled('the holder of the account, and the admins of the group'),
  point_entries: walled('the holder of the account, and the admins of the group'),
  point_gifts: walled('giver, receiver, and the admins of the group'),
  point_birthday_consents: walled('the member who was asked'),
  point_lots: walled('the holder of the account, and the admins of the group'),
};
