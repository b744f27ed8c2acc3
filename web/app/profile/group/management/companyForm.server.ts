import type { RouterContextProvider } from 'react-router';
import { readForm, type SentForm } from '../../../platform/forms/form.server.ts';
import { keepPostedPicture } from '../../../platform/forms/posted-picture.server.ts';
import { decodeCareer } from '../../page/edit/FactsForm.tsx';

/** The form's names of what the API calls otherwise. */
export const companyNames = { career: 'work', childCareer: 'work' };

/** What a form about a group says, and the pictures that came with the form itself. */
export const readCompanyForm = async (request: Request): Promise<{ form: SentForm; files: FormData }> => {
  const files = await request.clone().formData();
  return { form: await readForm(request), files };
};

/** Name, line, logo and line of business as they were sent. Errors: those of the upload. */
export const sentFacts = async (context: Readonly<RouterContextProvider>, { values }: SentForm, files: FormData) => ({
  name: values['name'] ?? '',
  headline: values['headline'] ?? '',
  logo: (await keepPostedPicture(context, files.get('logoFile'))) ?? values['logo'] ?? '',
  ...decodeCareer(values['work'] ?? ''),
});
