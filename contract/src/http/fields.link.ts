import type { Words } from '../words.ts';

/** Validation errors of web addresses. */
export const linkFieldErrors = {
  'site-path': {
    vi: 'Hãy nhập liên kết của một trang trên M4U.',
    en: 'Enter the link of an M4U page.',
  },
  domain: {
    vi: 'Hãy nhập tên miền, ví dụ congty.vn.',
    en: 'Enter a domain, such as company.vn.',
  },
  'public-mail': {
    vi: 'Ai cũng có thể mở email ở tên miền này. Hãy dùng tên miền riêng của công ty.',
    en: 'Anyone can open an email address at this domain. Use your company’s own domain.',
  },
  'public-https': {
    vi: 'Hãy nhập địa chỉ https công khai, không phải địa chỉ trong mạng nội bộ.',
    en: 'Enter a public https address, not one inside a private network.',
  },
  link: { vi: 'Liên kết trống hoặc không đúng định dạng.', en: 'Invalid or empty link format.' },
} as const satisfies Record<string, Words>;
