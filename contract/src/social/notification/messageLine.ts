import type { Locale } from '../../words.ts';

/** Preview of a message on a device: its text, or the number of its pictures. */
export const messageLine = (
  { detail, images }: { detail: string; images: readonly unknown[] },
  locale: Locale,
): string => {
  if (detail !== '') return detail;
  if (locale === 'vi') return `Đã gửi ${images.length} ảnh`;
  return images.length === 1 ? 'Sent a photo' : `Sent ${images.length} photos`;
};
