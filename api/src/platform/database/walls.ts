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
