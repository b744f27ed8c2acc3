import { catalogue } from '@m4u/contract/profile/theme/catalogue';
import { upload } from '@m4u/contract/profile/upload';
import { href, redirect } from 'react-router';
import type { Route } from './+types/agencyDetails.screen';
import { m } from '../../paraglide/messages.js';
import { apiAddress } from '../../platform/api/api-address.server.ts';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { problemReply, readValues, refuseForm } from '../../platform/forms/form.server.ts';
import { keepPostedPicture } from '../../platform/forms/posted-picture.server.ts';
import { Card } from '../../ui/Card.tsx';
import { RichText } from '../../ui/richText/RichText.tsx';
import { readCompanyForm } from '../group/management/companyForm.server.ts';
import { readLinesOfBusiness } from '../page/edit/edit.server.ts';
import { readPlace } from '../place/place.server.ts';
import { themeChoices } from '../theme/themeChoices.tsx';
import { readAgency } from './agency.server.ts';
import { withTyped } from './agencyContacts.tsx';
import { agencyFields, AgencyForm } from './AgencyForm.tsx';
import { AgencyPage } from './AgencyPage.tsx';

/** Loads an agency's public details, which its admins edit and staff read. */
export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const agency = await readAgency(context, params.id);
  return {
    agency,
    careers: agency.can.update ? await readLinesOfBusiness(context) : [],
    themes: themeChoices(catalogue).map(({ code, name }) => ({ code, name })),
    uploads: apiAddress(upload.insert),
  };
};

export const action = async ({ context, params, request }: Route.ActionArgs) => {
  const { id } = params;
  const { form, files } = await readCompanyForm(request);
  const { values } = form;
  const { phone, email, website, ...changes } = readValues(agencyFields, form);
  const { agency } = api(context);
  const { data } = await agency.get({ params: { id } });
  const address = { place: values['address.place'] ?? '', placeWords: values['address.placeWords'] ?? '' };
  const read = await readPlace(context, address);
  if (read.choice === undefined) return refuseForm(form, { fields: { 'address.place': read.error } });
  const contacts = withTyped(
    data.contacts,
    { phone, email, website },
    { street: values['address.street'] ?? '', place: read.choice },
  );
  const picture = async (name: string) => (await keepPostedPicture(context, files.get(`${name}File`))) ?? values[name];
  try {
    await agency.update({
      params: { id },
      body: {
        ...changes,
        contacts,
        logo: (await picture('logo')) ?? '',
        background: (await picture('background')) ?? '',
      },
    });
  } catch (thrown) {
    const nameOf = (kind: string): string => (kind === 'address' ? 'address.street' : kind);
    const fields = Object.fromEntries(contacts.map(({ kind }, index) => [`contacts.${index}.value`, nameOf(kind)]));
    return problemReply(form, thrown, { fields });
  }
  setFlash(context, { kind: 'success', message: m.agency_saved() });
  return redirect(href('/action/company/agency/:id/details', { id }));
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${m.agency_tab_details()} · ${loaderData?.agency.name ?? ''} · M4U` },
];

export default function AgencyDetails({ loaderData, actionData }: Route.ComponentProps) {
  const { agency, careers, themes, uploads } = loaderData;
  return (
    <AgencyPage agency={agency} tab="details">
      <Card>
        {agency.can.update ? (
          <AgencyForm
            agency={agency}
            careers={careers}
            themes={themes}
            uploads={uploads}
            reply={actionData ?? undefined}
          />
        ) : (
          <>
            <p>{agency.headline}</p>
            <RichText html={agency.note} />
          </>
        )}
      </Card>
    </AgencyPage>
  );
}
