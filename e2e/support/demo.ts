/** The demo content as journeys use it: they only look at it, so that none disturbs another. */
import { readDemo } from '../../api/src/demo/content.ts';
import { demoCampaignId, demoPayoutId } from '../../api/src/demo/seed/campaigns.ts';
import { demoDiscountId } from '../../api/src/demo/seed/discounts.ts';
import { demoGuestCode, demoGuestId, demoWeddingId } from '../../api/src/demo/seed/weddings.ts';
import { demoReportId } from '../../api/src/demo/seed/reports.ts';
import { demoCardId } from '../../api/src/demo/seed/cards.ts';
import { demoAccounts } from '../../api/src/demo/seed/seed.ts';
import { phone } from '../../web/app/platform/language/formats.ts';
import type { Person } from './people.ts';

const [first, second] = demoAccounts;
const office = demoAccounts.find(({ role }) => role === 'staff');

/** A page that has everything: pictures, about, contacts, links, groups. */
export const demoPage = '/smc/my-duyen';

/** Printed cards of the demo: one that opens {@link demoPage}, one that is frozen, and a blank one. */
export const demoCards = { active: demoCardId(1), frozen: demoCardId(2), blank: demoCardId(3) } as const;

/** Discounts of {@link demoBrand}: one that runs, and one that begins later. */
export const demoDiscounts = { running: demoDiscountId(0), planned: demoDiscountId(2) } as const;

/** Campaigns: three of {@link demoBrand}, and one of another group that the owner has joined. */
export const demoCampaigns = {
  running: demoCampaignId(0),
  draft: demoCampaignId(2),
  ended: demoCampaignId(3),
  joined: demoCampaignId(4),
} as const;

/** A wedding of the owner, with the code of a guest who has answered and of one who has not. */
export const demoWedding = {
  id: demoWeddingId,
  answered: demoGuestCode(0),
  waiting: demoGuestCode(1),
  guest: demoGuestId(0),
} as const;

/** A payout of {@link demoBrand}. */
export const demoPayout = demoPayoutId;

/** Reports of groups: the owner's own draft, and three that the friend sees: a quarter's, their draft, and one that was returned. */
export const demoReports = {
  own: demoReportId(3),
  quarter: demoReportId(0),
  draft: demoReportId(1),
  returned: demoReportId(2),
} as const;

/** The page of a brand. */
export const demoBrand = '/mbg/gom-moc-nhien';

/** The owner of both. */
export const demoOwner: Person = { name: 'Mỹ Duyên', email: first?.email ?? '', password: first?.password ?? '' };

/** A friend of theirs. */
export const demoFriend: Person = { name: 'Quốc Bảo', email: second?.email ?? '', password: second?.password ?? '' };

/** One of the platform's staff. */
export const demoStaff: Person = { name: 'An', email: office?.email ?? '', password: office?.password ?? '' };

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value, phone(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

/** Everything the demo's people wrote of themselves, and what a choice of language is called in each language. */
export const demoWords = (): string[] => [
  ...new Set(
    [
      ...stringsIn(readDemo()),
      'Tiếng Việt',
      'English',
      // What a CV in Vietnamese calls the societies of a profile.
      'Hoạt động xã hội',
    ].filter((text) => text.length > 2),
  ),
];
