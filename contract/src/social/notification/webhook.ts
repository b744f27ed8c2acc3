import type { Words } from '../../words.ts';

/** Title and text of a notification about a webhook that stopped, for the admins of its group. */
export const webhookTitle: Words = { vi: 'Webhook ngừng hoạt động', en: 'Webhook stopped' };
export const webhookStopped: Words = {
  vi: 'Webhook của {group} tới {host} đã ngừng sau ba ngày gửi không thành công',
  en: '{group}’s webhook to {host} stopped after three days of failed deliveries',
};
