import { m } from '../../../paraglide/messages.js';

/** Values of `?show=` in the list of a group's rewards; pending ones without it. */
export const REWARD_FILTERS = ['due', 'suspect', 'approved', 'paid', 'rejected', 'all'] as const;
export type RewardFilter = (typeof REWARD_FILTERS)[number] | '';

/** Labels of the values of `?show=`. */
export const rewardFilterWords: Readonly<Record<RewardFilter, () => string>> = {
  '': m.affiliate_status_pending,
  due: m.affiliate_shown_due,
  suspect: m.affiliate_shown_suspect,
  approved: m.affiliate_status_approved,
  paid: m.affiliate_status_paid,
  rejected: m.affiliate_status_rejected,
  all: m.affiliate_all_states,
};
