import type { Words } from '../words.ts';

/** Validation errors of web addresses. */
export const linkFieldErrors = {
  'site-path': {
    vi: 'Hãy nhập liên kết của một trang trên M4U.',
    en: 'Enter the link of an M4U page.',
  },
  'public-https': {
    vi: 'Hãy nhập địa chỉ https công khai, không phải địa chỉ trong mạng nội bộ.',
    en: 'Enter a public https address, not one inside a private network.',
  },
  link: { vi: 'Liên kết trống hoặc không đúng định dạng.', en: 'Invalid or empty link format.' },
} as const satisfies Record<string, Words>;
