import { data } from 'react-router';
import type { Route } from './+types/guide.screen';
import { m } from '../../../paraglide/messages.js';
import { ContactStep } from './ContactStep.tsx';
import { readOwnPage, readStep, saveStep } from './guide.server.ts';
import { LinkStep } from './LinkStep.tsx';
import { PortraitStep } from './PortraitStep.tsx';
import { findStartStep } from './startSteps.tsx';
import { ThemeStep } from './ThemeStep.tsx';

/** A step of the guided start of a new member (docs/rules/member.md#guided-start). */
export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const view = await readOwnPage(context);
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
