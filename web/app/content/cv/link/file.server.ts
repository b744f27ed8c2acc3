import { cvLink as endpoints } from '@m4u/contract/content/cv/link';
import { href, redirect, type RouterContextProvider } from 'react-router';
import { apiAddress } from '../../../platform/api/api-address.server.ts';
import { api } from '../../../platform/api/api.server.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { loadOrNotFound } from '../../../platform/cache/shared.server.ts';
import { readGrantCookie } from './grant.server.ts';

interface FileRequest {
  readonly params: { readonly key: string };
  readonly context: Readonly<RouterContextProvider>;
  readonly pattern: string;
}

/**
 * Leads to a file of a linked CV with a proof that is soon over: the address of a file is kept by browsers and handed
 * on, and must not open the CV (docs/rules/cv.md#links).
 */
export const leadToFile = async (
  { params, context, pattern }: FileRequest,
  file: typeof endpoints.pdf | typeof endpoints.letterPdf,
): Promise<Response> => {
  const grant = readGrantCookie(context, params.key)?.grant;
  try {
    const { data: cv } = await api(context).cvLink.view({ params, query: { grant } });
    if (file === endpoints.letterPdf && cv.letter === null) throw redirect(href('/cv/link/:key', params));
    return redirect(apiAddress(file, params, { ticket: cv.ticket }));
  } catch (thrown) {
    // The page asks for the password, or says that the link has ended.
    const code = problemOf(thrown)?.code;
    if (code === 'cv-link-locked' || code === 'cv-link-ended') throw redirect(href('/cv/link/:key', params));
    return await loadOrNotFound(context, pattern, Promise.reject(thrown));
  }
};
