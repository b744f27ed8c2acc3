import type { RouterContextProvider } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';

/** Reads an agency for its admins and staff. Errors: 401, and 403 and 404 from the API. */
export const readAgency = async (context: Readonly<RouterContextProvider>, id: string) => {
  requireReader(context, m.company_purpose());
  return (await api(context).agency.get({ params: { id } })).data;
};

/** Extracts the last part of a URL's path, in whichever form it was pasted. */
export const readLastPathPart = (typed: string): string => {
  const path = typed
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '');
  return path.slice(path.lastIndexOf('/') + 1);
};
