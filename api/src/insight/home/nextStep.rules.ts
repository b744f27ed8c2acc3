import type { GroupStart, GroupStep, NextStep } from '@m4u/contract/insight/home/schema';

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

/** The first steps of each kind, in their order (docs/rules/home.md#first-steps). */
const FIRST_STEPS: Readonly<Record<'brand' | 'group', readonly GroupStep[]>> = {
  brand: ['page', 'product', 'rate', 'order', 'people', 'qr'],
  group: ['people', 'piece', 'page', 'qr'],
};

/**
 * Lists the first steps of a kind with what is done; nothing once all are done or settled. The rate alone keeps no list:
 * a shop with all else gives points already.
 */
export const listFirstSteps = (kind: 'brand' | 'group', done: ReadonlySet<GroupStep>): GroupStart[] => {
  const steps = FIRST_STEPS[kind].map((step) => ({ step, done: done.has(step) }));
  return steps.every(({ step, done: isDone }) => isDone || step === 'rate') ? [] : steps;
};
