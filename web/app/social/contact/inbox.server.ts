import { contact } from '@m4u/contract/social/contact';
import { href, type RouterContextProvider } from 'react-router';
import { apiAddress } from '../../platform/api/api-address.server.ts';
import { api } from '../../platform/api/api.server.ts';
import { locale } from '../../platform/language/language.ts';
import { filterOf } from './narrowing.tsx';

/** Owner of the listed messages. */
export interface InboxOwner {
  readonly id: string;
  readonly name: string;
  /** Path of the page that they were left on. */
  readonly path: string;
}

/** The page of an id or short link. Errors: not-found. The API checks whether the reader may read its messages. */
export const readInbox = async (context: Readonly<RouterContextProvider>, id: string): Promise<InboxOwner> => {
  const { data } = await api(context).member.infoByLink({ params: { id }, query: {} });
  const { kind, _id, name, urlMinify } = data;
  const address = { id: urlMinify ?? _id };
  return { id: _id, name, path: kind === 'member' ? href('/me/:id', address) : href('/mbg/:id', address) };
};

/** Address of the filtered list as a CSV file, in the API. */
export const tableAddress = (memberId: string, query: URLSearchParams): string => {
  const { read, tag, q } = filterOf(query);
  return apiAddress(
    contact.csv,
    { memberId },
    { lang: locale(), 'filter[read]': read === undefined ? undefined : 'false', 'filter[tag]': tag, 'filter[q]': q },
  );
};
