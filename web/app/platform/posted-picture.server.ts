import type { RouterContextProvider } from 'react-router';
import { api } from './api.server.ts';

/**
 * Keeps a picture that came with a form itself, as browsers send it without scripts; answers its id, or undefined when
 * none was chosen. Errors: those of the upload, as the API's problems.
 */
export const keepPostedPicture = async (
  context: Readonly<RouterContextProvider>,
  posted: FormDataEntryValue | null,
): Promise<string | undefined> => {
  if (!(posted instanceof File) || posted.size === 0) return undefined;
  const bytes = new Uint8Array(await posted.arrayBuffer());
  const { data } = await api(context).upload.insert({ file: { name: posted.name, bytes } });
  return data._id;
};
