import type { Words } from '../../words.ts';

/**
 * Consent texts for a person who leaves their card, by version; an entry stores the version that was accepted. A
 * changed text gets a new version, and old versions stay, since people have accepted them
 * (docs/rules/phonebook.md#consent).
 */
export const exchangeConsent = {
  '2026-11': {
    vi: 'Tôi đồng ý để {name} lưu tên, số điện thoại, e-mail và những gì tôi ghi ở đây vào danh bạ của họ trên M4U để liên hệ với tôi. Tôi có thể đề nghị {name} xóa bất cứ lúc nào.',
    en: 'I agree that {name} keeps my name, phone number, e-mail and what I write here in their M4U phonebook in order to contact me. I can ask {name} to delete it at any time.',
  },
  '2026-11-27': {
    vi: 'Tôi đồng ý để {name} lưu tên, số điện thoại, email và lời nhắn tôi nhập ở đây vào danh bạ M4U của họ, để liên hệ với tôi. Tôi có thể nhờ {name} xóa bất cứ lúc nào.',
    en: 'I agree that {name} saves my name, phone number, email and what I enter here in their M4U contacts, so they can contact me. I can ask {name} to delete it anytime.',
  },
} as const satisfies Readonly<Record<string, Words>>;

/** Version of the consent text. */
export type ConsentVersion = keyof typeof exchangeConsent;

/** The current version. */
export const CONSENT_VERSION: ConsentVersion = '2026-11-27';
