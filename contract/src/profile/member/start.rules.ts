import type { Member } from '../member.ts';
import { lightMode } from '../theme/catalogue.ts';

/** Steps of the guided start of a new member, in order (docs/rules/member.md#guided-start). */
export const startSteps = ['portrait', 'contact', 'theme', 'link'] as const;
export type StartStep = (typeof startSteps)[number];

/** The facts of a page that tell what it still lacks; every view of a member has them. */
type PageFacts = Pick<Member, 'portrait' | 'headline' | 'contacts'>;

/**
 * Steps without which a page does not look complete, in order: a photo with a title, and a way to reach its owner.
 * Empty for a page worth sharing. It is what a “next step” offers; `/action/start/{step}` leads there.
 */
export const missingSteps = ({ portrait, headline, contacts }: PageFacts): StartStep[] => [
  ...(portrait === null || headline === '' ? (['portrait'] as const) : []),
  ...(contacts.length === 0 ? (['contact'] as const) : []),
];

/**
 * The step with which a start that was left goes on: the first one that a page lacks. Its last steps lack nothing, so
 * the theme is offered while the page has that of every new page.
 */
export const resumedStep = (page: PageFacts & Pick<Member, 'theme'>): StartStep =>
  missingSteps(page)[0] ?? (page.theme === lightMode.code ? 'theme' : 'link');
