/** Demo content for journeys, which must not change it, so that they stay independent. */
import { readDemo } from '../../api/src/demo/content.ts';
import { demoCampaignId, demoPayoutId } from '../../api/src/demo/seed/campaigns.ts';
import { demoDiscountId } from '../../api/src/demo/seed/discounts.ts';
import {
  demoGiftId,
  demoGuestCode,
  demoGuestId,
  demoWeddingId,
  demoWeddingName,
} from '../../api/src/demo/seed/weddings.ts';
import { demoReportId } from '../../api/src/demo/seed/reports.ts';
import { demoCardId } from '../../api/src/demo/seed/cards.ts';
import { demoAccounts } from '../../api/src/demo/seed/seed.ts';
import { phone } from '../../web/app/platform/language/formats.ts';
import type { Person } from './people.ts';

const [first, second] = demoAccounts;
const office = demoAccounts.find(({ role }) => role === 'staff');

/** A complete page: pictures, about, contacts, links, groups. */
export const demoPage = '/smc/my-duyen';

/** Printed cards: one that opens {@link demoPage}, a frozen one, and a blank one. */
export const demoCards = { active: demoCardId(1), frozen: demoCardId(2), blank: demoCardId(3) } as const;

/** Discounts of {@link demoBrand}: a running and a planned one. */
export const demoDiscounts = { running: demoDiscountId(0), planned: demoDiscountId(2) } as const;

/** Campaigns: three of {@link demoBrand}, and one of another group that the owner has joined. */
export const demoCampaigns = {
  running: demoCampaignId(0),
  draft: demoCampaignId(2),
  ended: demoCampaignId(3),
  joined: demoCampaignId(4),
} as const;

/** A wedding of the owner, with the codes of a guest who has replied and of one who has not. */
export const demoWedding = {
  id: demoWeddingId,
  name: demoWeddingName,
  answered: demoGuestCode(0),
  waiting: demoGuestCode(1),
  guest: demoGuestId(0),
  gift: demoGiftId(0),
} as const;

/** A payout of {@link demoBrand}. */
export const demoPayout = demoPayoutId;

/** Reports: the owner's draft, and three of the friend's agency: a quarter's, a draft and a returned one. */
export const demoReports = {
  own: demoReportId(3),
  quarter: demoReportId(0),
  draft: demoReportId(1),
  returned: demoReportId(2),
} as const;

/** A brand's page. */
export const demoBrand = '/mbg/gom-moc-nhien';

/** An agency's page. */
export const demoAgency = '/agency/hoi-doanh-nhan-song-hong';

/** The owner of the page and the brand. */
export const demoOwner: Person = { name: 'Mỹ Duyên', email: first?.email ?? '', password: first?.password ?? '' };

/** A friend of the owner. */
export const demoFriend: Person = { name: 'Quốc Bảo', email: second?.email ?? '', password: second?.password ?? '' };

/** A member of staff. */
export const demoStaff: Person = { name: 'An', email: office?.email ?? '', password: office?.password ?? '' };

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value, phone(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

/** Texts of the demo's people, and names of languages in the language choice. */
export const demoWords = (): string[] => [
  ...new Set(
    [
      ...stringsIn(readDemo()),
      // Screens greet people by their given names.
      ...readDemo().members.map(({ name }) => name.split(' ').at(-1) ?? ''),
      // The couple of the demo's invitation, as the start page calls them.
      'Gia Khôi',
      'Mỹ Linh',
      'Tiếng Việt',
      'English',
      // Heading of social activities in Vietnamese CVs.
      'Hoạt động xã hội',
    ].filter((text) => text.length > 2),
  ),
];
