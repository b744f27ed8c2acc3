import { resumedStep } from '@m4u/contract/profile/member/start.rules';
import { data, redirect, type RouterContextProvider } from 'react-router';
import type { Route } from './+types/guide.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { ContactStep } from './ContactStep.tsx';
import { readStep, saveStep } from './guide.server.ts';
import { LinkStep } from './LinkStep.tsx';
import { PortraitStep } from './PortraitStep.tsx';
import { findStartStep, startPath } from './startSteps.tsx';
import { ThemeStep } from './ThemeStep.tsx';

const readOwnPage = async (context: Readonly<RouterContextProvider>) => {
  const { memberId } = requireReader(context, m.start_purpose());
  return (await api(context).member.view({ params: { id: memberId } })).data;
};

/** A step of the guided start of a new member (docs/rules/member.md#guided-start); without one, the step to go on with. */
export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const view = await readOwnPage(context);
  if (params.step === undefined) throw redirect(startPath(resumedStep(view)));
  const step = findStartStep(params.step);
  if (!step) throw data(null, { status: 404 });
  return readStep(context, step, view);
};

export const action = async ({ context, params, request }: Route.ActionArgs) => {
  const step = findStartStep(params.step);
  if (!step) throw data(null, { status: 404 });
  return saveStep(context, request, step, await readOwnPage(context));
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.start_title()} · M4U` },
  // The button at the foot stays above the keyboard.
  {
    name: 'viewport',
    content: 'width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content',
  },
];

export default function GuidedStart({ loaderData, actionData }: Route.ComponentProps) {
  const reply = actionData ?? null;
  switch (loaderData.step) {
    case 'portrait':
      return <PortraitStep {...loaderData} reply={reply} />;
    case 'contact':
      return <ContactStep {...loaderData} reply={reply} />;
    case 'theme':
      return <ThemeStep {...loaderData} />;
    case 'link':
      return <LinkStep {...loaderData} reply={reply} />;
  }
}
