import type { NextStep } from '@m4u/contract/insight/home/schema';

/** Contents of a member's page. */
export interface PageState {
  readonly isVerified: boolean;
  readonly hasPortrait: boolean;
  readonly hasHeadline: boolean;
  readonly hasPhone: boolean;
  readonly hasContent: boolean;
  readonly hasBank: boolean;
  readonly hasLink: boolean;
}

/** Chooses the first thing that is missing on a page, in the order of `NEXT_STEPS`; null when nothing is. */
export const chooseNextStep = (page: PageState): NextStep | null => {
  if (!page.isVerified) return 'verify';
  if (!page.hasPortrait) return 'portrait';
  if (!page.hasHeadline) return 'headline';
  if (!page.hasPhone) return 'phone';
  if (!page.hasContent) return 'content';
  if (!page.hasBank) return 'bank';
  return page.hasLink ? null : 'link';
};
