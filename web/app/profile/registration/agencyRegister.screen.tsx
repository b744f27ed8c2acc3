import { href } from 'react-router';
import type { Route } from './+types/agencyRegister.screen';
import { m } from '../../paraglide/messages.js';
import { shareMeta } from '../../platform/sharing/share-meta.ts';
import { readLinesOfBusiness } from '../page/edit/edit.server.ts';
import { beginRegistration, readBeginning } from './signup.server.ts';
import { SignupPage } from './SignupPage.tsx';

/**
 * Form for anyone to apply as an agency (docs/rules/registration.md#signup). Each reader gets their own challenge, so
 * the page is not cached.
 */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const [{ name, ...beginning }, careers] = await Promise.all([readBeginning(context), readLinesOfBusiness(context)]);
  return { ...beginning, representative: name, careers };
};

export const action = ({ context, request }: Route.ActionArgs) => beginRegistration(context, request, 'agency');

export const meta: Route.MetaFunction = shareMeta<typeof loader>(() => ({
  name: m.registration_agency_title(),
  title: m.registration_agency_title(),
  description: m.registration_agency_lead(),
  image: null,
  canonical: href('/agencies/register'),
}));

export default function AgencyRegister({ loaderData, actionData }: Route.ComponentProps) {
  const { challenge, careers, ...values } = loaderData;
  return (
    <SignupPage
      title={m.registration_agency_title()}
      lead={m.registration_agency_lead()}
      values={values}
      careers={careers}
      challenge={challenge}
      sent={actionData}
    />
  );
}
