import { upload } from '@m4u/contract/profile/upload';
import { href, redirect } from 'react-router';
import type { Route } from './+types/companyNew.screen';
import { m } from '../../../paraglide/messages.js';
import { apiAddress } from '../../../platform/api/api-address.server.ts';
import { api } from '../../../platform/api/api.server.ts';
import { leaveFlash } from '../../../platform/forms/flash.server.ts';
import { problemReply } from '../../../platform/forms/form.server.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { careersOf } from '../../page/edit/edit.server.ts';
import { companyNames, readCompanyForm, sentFacts } from './companyForm.server.ts';
import { agencyPath, companyPath } from './companyPaths.tsx';
import { GroupDetails } from './GroupDetails.tsx';

const agencyOf = (request: Request): string | null => new URL(request.url).searchParams.get('agency');

/** Creates a brand or group; with `?agency=` within an agency. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.company_purpose());
  const id = agencyOf(request);
  const agency = id === null ? null : (await api(context).agency.get({ params: { id } })).data;
  return {
    agency: agency && { id: agency._id, name: agency.name },
    careers: await careersOf(context),
    uploads: apiAddress(upload.insert),
  };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  const agencyId = agencyOf(request);
  const { form, files } = await readCompanyForm(request);
  try {
    const kind = form.values['kind'] === 'group' ? 'group' : 'brand';
    const body = { kind, ...(await sentFacts(context, form, files)), ...(agencyId !== null && { agencyId }) } as const;
    const { data } = await api(context).group.insert({ body });
    leaveFlash(context, { kind: 'success', message: m.company_created({ name: data.name }) });
    return redirect(companyPath(data._id));
  } catch (thrown) {
    return problemReply(form, thrown, { fields: companyNames });
  }
};

export const meta: Route.MetaFunction = () => [{ title: `${m.company_new_title()} · M4U` }];

const nothing = { name: '', headline: '', logo: null, career: null, childCareer: null };

export default function CompanyNew({ loaderData: { agency, careers, uploads }, actionData }: Route.ComponentProps) {
  const back = agency
    ? { to: agencyPath(agency.id), label: agency.name }
    : { to: href('/action/company'), label: m.company_back() };
  return (
    <div className="max-w-column">
      <PageHeader
        title={agency ? m.company_new_in({ name: agency.name }) : m.company_new_title()}
        lead={m.company_new_lead()}
        back={back}
      />
      <Card>
        <GroupDetails facts={nothing} isNew careers={careers} uploads={uploads} reply={actionData ?? undefined}>
          <SubmitButton size="lg" block>
            {m.company_create()}
          </SubmitButton>
        </GroupDetails>
      </Card>
    </div>
  );
}
