import type { RouterContextProvider } from 'react-router';
import { readForm, type SentForm } from '../../../platform/forms/form.server.ts';
import { keepPostedPicture } from '../../../platform/forms/posted-picture.server.ts';
import { decodeCareer } from '../../page/edit/FactsForm.tsx';

/** Form names of fields that have another name in the API. */
export const companyNames = { career: 'work', childCareer: 'work' };

/** Reads a form about a group, with the pictures that it contains when scripts are off. */
export const readCompanyForm = async (request: Request): Promise<{ form: SentForm; files: FormData }> => {
  const files = await request.clone().formData();
  return { form: await readForm(request), files };
};

/** The posted name, headline, logo and line of business. Errors: those of the upload. */
export const sentFacts = async (context: Readonly<RouterContextProvider>, { values }: SentForm, files: FormData) => ({
  name: values['name'] ?? '',
  headline: values['headline'] ?? '',
  logo: (await keepPostedPicture(context, files.get('logoFile'))) ?? values['logo'] ?? '',
  ...decodeCareer(values['work'] ?? ''),
});
