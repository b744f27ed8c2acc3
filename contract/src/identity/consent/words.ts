import type { Words } from '../../words.ts';

/**
 * The purposes of personal data that members are asked about (docs/rules/consent.md#purposes). Each has an effect of
 * its own in the product; a purpose without one has no place here.
 */
export const PURPOSES = ['terms', 'searchEngines', 'suggestions', 'statistics'] as const;
export type Purpose = (typeof PURPOSES)[number];

/**
 * Legal basis of a purpose. `contract`: required by the account, and ends with it. `consent`: off until the member
 * agrees. `objection`: part of the terms, on until the member objects.
 */
export type Basis = 'contract' | 'consent' | 'objection';

interface PurposeWords {
  readonly basis: Basis;
  /** Key of the current version. */
  readonly current: string;
  /** Texts by version: history rows store the version, so a changed text gets a new one and the former ones stay. */
  readonly versions: Readonly<Record<string, Words>>;
}

/** Every purpose with its text. The full terms are in `consent/terms.ts`. */
export const purposes = {
  terms: {
    basis: 'contract',
    current: '2026-11-27',
    versions: {
      '2026-11': {
        vi: 'Tôi đồng ý với Điều khoản sử dụng và cách M4U bảo vệ dữ liệu cá nhân, bản tháng 11/2026.',
        en: 'I agree to the terms of use and to how M4U protects personal data, as of November 2026.',
      },
      '2026-11-27': {
        vi: 'Tôi đồng ý với Điều khoản và cách M4U bảo vệ dữ liệu cá nhân của tôi.',
        en: 'I agree to the terms and to how M4U protects my personal data.',
      },
    },
  },
  searchEngines: {
    basis: 'consent',
    current: '2026-11-27',
    versions: {
      '2026-11': {
        vi: 'Cho phép Google và các công cụ tìm kiếm khác đưa những gì công khai trên trang của tôi vào kết quả tìm kiếm.',
        en: 'Google and other search engines may list what is public on my page.',
      },
      '2026-11-27': {
        vi: 'Cho Google và các công cụ tìm kiếm khác hiện nội dung công khai trên trang của tôi, để người tìm tên tôi thấy trang này.',
        en: 'Let Google and other search engines show what’s public on my page, so people who search for my name can find it.',
      },
    },
  },
  suggestions: {
    basis: 'objection',
    current: '2026-11-27',
    versions: {
      '2026-11': {
        vi: 'Gợi ý tôi cho bạn của bạn bè và thành viên cùng nhóm như một người họ có thể quen.',
        en: 'Suggest me to friends of my friends and to members of my groups as somebody they may know.',
      },
      '2026-11-27': {
        vi: 'Gợi ý tôi với bạn của bạn bè và thành viên cùng nhóm, để người quen dễ tìm thấy tôi.',
        en: 'Suggest me to friends of my friends and to members of my groups, so people I know can find me.',
      },
    },
  },
  statistics: {
    basis: 'objection',
    current: '2026-11-27',
    versions: {
      '2026-11': {
        vi: 'Khi tôi đăng nhập và xem trang của người khác, tính lượt xem đó vào số liệu của họ, không kèm tên tôi.',
        en: 'When I am signed in and look at somebody’s page, count the visit in their figures, without my name.',
      },
      '2026-11-27': {
        vi: 'Tính cả lượt xem của tôi vào số liệu của trang tôi mở, để chủ trang biết trang có bao nhiêu lượt xem. Chủ trang không thấy tên tôi.',
        en: 'Count my views of other people’s pages, so they know how many views they get. They don’t see my name.',
      },
    },
  },
} as const satisfies Readonly<Record<Purpose, PurposeWords>>;

/** The current version of a purpose's text. */
export const currentVersion = (purpose: Purpose): string => purposes[purpose].current;

/** The default for members without an answer: only purposes based on `objection` are on. */
export const isGrantedByDefault = (purpose: Purpose): boolean => purposes[purpose].basis === 'objection';

/** The text of a version; the current one when the version is unknown. */
export const consentText = (purpose: Purpose, version: string): Words => {
  const versions: Readonly<Record<string, Words | undefined>> = purposes[purpose].versions;
  return versions[version] ?? versions[currentVersion(purpose)] ?? { vi: '', en: '' };
};

/** Screens on which a consent can be given or withdrawn. */
export const CONSENT_SCREENS = ['register', 'privacy', 'terms', 'other'] as const;
export type ConsentScreen = (typeof CONSENT_SCREENS)[number];
