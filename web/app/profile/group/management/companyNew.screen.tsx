import { safeReturnTo } from '@m4u/contract/address/return-to';
import { upload } from '@m4u/contract/profile/upload';
import { href, redirect } from 'react-router';
import type { Route } from './+types/companyNew.screen';
import { VerifyNotice } from '../../../identity/auth/VerifyNotice.tsx';
import { m } from '../../../paraglide/messages.js';
import { apiAddress } from '../../../platform/api/api-address.server.ts';
import { api } from '../../../platform/api/api.server.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { problemReply } from '../../../platform/forms/form.server.ts';
import { withQuery } from '../../../platform/search/filter.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { readLinesOfBusiness } from '../../page/edit/edit.server.ts';
import { companyNames, readCompanyForm, sentFacts } from './companyForm.server.ts';
import { agencyPath } from './companyPaths.tsx';
import { GroupDetails } from './GroupDetails.tsx';
import { readTyped, verificationPath } from './typedGroup.server.ts';
import { Column } from '../../../ui/layout/Column.tsx';

const readAgencyId = (request: Request): string | null => new URL(request.url).searchParams.get('agency');

/** The screen that needs a group, from `?returnTo=`; null for none. */
const readReturnTo = (request: Request): string | null => {
  const given = new URL(request.url).searchParams.get('returnTo');
  return given === null ? null : safeReturnTo(given);
};

/** Creates a brand or group; with `?agency=` within an agency, with `?returnTo=` for a screen that needs one. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { verified } = requireReader(context, m.company_purpose());
  const id = readAgencyId(request);
  const agency = id === null ? null : (await api(context).agency.get({ params: { id } })).data;
  return {
    agency: agency && { id: agency._id, name: agency.name },
    returnTo: readReturnTo(request),
    verified,
    typed: readTyped(new URL(request.url).searchParams),
    careers: await readLinesOfBusiness(context),
    uploads: apiAddress(upload.insert),
  };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  const agencyId = readAgencyId(request);
  const { form, files } = await readCompanyForm(request);
  let logo = '';
  try {
    const kind = form.values['kind'] === 'group' ? 'group' : 'brand';
    const facts = await sentFacts(context, form, files);
    logo = facts.logo;
    const { data } = await api(context).group.insert({
      body: { kind, ...facts, ...(agencyId !== null && { agencyId }) },
    });
    setFlash(context, { kind: 'success', message: m.company_created({ name: data.name }) });
    // Its home begins with what to do first.
    return redirect(readReturnTo(request) ?? withQuery(href('/'), { space: data._id }));
  } catch (thrown) {
    if (problemOf(thrown)?.code === 'account-unverified')
      return redirect(verificationPath(new URL(request.url).searchParams, { ...form.values, logo }));
    return problemReply(form, thrown, { fields: companyNames });
  }
};

export const meta: Route.MetaFunction = () => [{ title: `${m.company_new_title()} · M4U` }];

const backLink = ({ agency, returnTo }: Pick<Route.ComponentProps['loaderData'], 'agency' | 'returnTo'>) => {
  if (returnTo !== null) return { to: returnTo, label: m.content_back() };
  return agency
    ? { to: agencyPath(agency.id), label: agency.name }
    : { to: href('/action/company'), label: m.company_back() };
};

export default function CompanyNew({ loaderData, actionData }: Route.ComponentProps) {
  const { agency, careers, uploads, verified, typed } = loaderData;
  return (
    <Column kind="form">
      <PageHeader
        title={agency ? m.company_new_in({ name: agency.name }) : m.company_new_title()}
        lead={m.company_new_lead()}
        back={backLink(loaderData)}
      />
      {!verified && <VerifyNotice reason={m.company_verify_first()} />}
      <Card>
        <GroupDetails
          facts={{ ...typed.facts, logo: null }}
          isNew={typed}
          careers={careers}
          uploads={uploads}
          reply={actionData ?? undefined}
        >
          <SubmitButton size="lg" block>
            {m.company_create()}
          </SubmitButton>
        </GroupDetails>
      </Card>
    </Column>
  );
}
