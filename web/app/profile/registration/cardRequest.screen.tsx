import { href } from 'react-router';
import type { Route } from './+types/cardRequest.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { scopeOf } from '../../platform/request/scope.server.ts';
import { shareMeta } from '../../platform/sharing/share-meta.ts';
import { beginRegistration, readBeginning } from './signup.server.ts';
import { SignupPage } from './SignupPage.tsx';

/**
 * Form for anyone to request printed cards; members may do so under their agency (docs/rules/registration.md#signup).
 */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const { reader } = scopeOf(context).page;
  const [beginning, member] = await Promise.all([
    readBeginning(context),
    reader ? api(context).member.view({ params: { id: reader.memberId } }) : null,
  ]);
  const agency = member?.data.agency ?? null;
  return { ...beginning, agencies: agency ? [{ _id: agency._id, name: agency.name }] : [] };
};

export const action = ({ context, request }: Route.ActionArgs) => beginRegistration(context, request, 'request');

export const meta: Route.MetaFunction = shareMeta<typeof loader>(() => ({
  name: m.registration_request_title(),
  title: m.registration_request_title(),
  description: m.registration_request_lead(),
  image: null,
  canonical: href('/action/cards/request'),
  indexed: false,
}));

export default function CardRequest({ loaderData, actionData }: Route.ComponentProps) {
  const { challenge, agencies, ...values } = loaderData;
  return (
    <SignupPage
      type="request"
      title={m.registration_request_title()}
      lead={m.registration_request_lead()}
      values={{ ...values, displayName: values.name, quantity: '1', agencyId: '' }}
      careers={[]}
      agencies={agencies}
      challenge={challenge}
      sent={actionData}
    />
  );
}
