import type { RouterContextProvider } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';

/** An agency as its admins and staff see it. Errors: 401, 403 and 404 as the API answers them. */
export const readAgency = async (context: Readonly<RouterContextProvider>, id: string) => {
  requireReader(context, m.company_purpose());
  return (await api(context).agency.get({ params: { id } })).data;
};

/** An address without the ways in which people copy it: the last part of its path. */
export const lastPart = (typed: string): string => {
  const path = typed
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '');
  return path.slice(path.lastIndexOf('/') + 1);
};
