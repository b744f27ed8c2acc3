import { contact } from '@m4u/contract/social/contact';
import { data as noInbox, href, type RouterContextProvider } from 'react-router';
import { apiAddress } from '../../platform/api/api-address.server.ts';
import { api } from '../../platform/api/api.server.ts';
import { locale } from '../../platform/language/language.ts';
import { defineFilter, type FilterOf, flag, nonEmpty, text } from '../../platform/search/filter.server.ts';

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
  if (kind === 'agency') throw noInbox(null, { status: 404 });
  const address = { id: urlMinify ?? _id };
  return { id: _id, name, path: kind === 'member' ? href('/me/:id', address) : href('/mbg/:id', address) };
};

/** Reads the filter of a list of messages. */
export const readContactFilter = defineFilter({
  unread: flag,
  tag: (value) => (value ?? '').slice(0, 40),
  q: text(),
});

export type ContactFilter = FilterOf<typeof readContactFilter>;

/** The filter as the API takes it. */
export const contactConditions = ({ unread, tag, q }: ContactFilter) => ({
  ...(unread !== '' && { read: false as const }),
  ...nonEmpty({ tag, q }),
});

/** Address of the filtered list as a CSV file, in the API. */
export const csvUrl = (memberId: string, { unread, tag, q }: ContactFilter): string =>
  apiAddress(
    contact.csv,
    { memberId },
    { lang: locale(), 'filter[read]': unread && 'false', 'filter[tag]': tag, 'filter[q]': q },
  );
