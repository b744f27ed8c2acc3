import { resumedStep } from '@m4u/contract/profile/member/start.rules';
import { redirect } from 'react-router';
import type { Route } from './+types/resume.screen';
import { readOwnPage } from './guide.server.ts';
import { readReturnTo } from './returnTo.server.ts';
import { startPath } from './startSteps.tsx';

/** Leads to the step with which a start that was left goes on (docs/rules/member.md#guided-start). */
export const loader = async ({ context }: Route.LoaderArgs) => {
  throw redirect(startPath(resumedStep(await readOwnPage(context)), readReturnTo(context)));
};

export default function ResumedStart() {
  return null;
}
