import { href, type RouterContextProvider } from 'react-router';
import { api } from '../../platform/api.server.ts';

/** Whose messages a screen is about. */
export interface InboxOwner {
  readonly id: string;
  readonly name: string;
  /** Path of the page on which they are left. */
  readonly path: string;
}

/** The page of an id or a short link. Errors: not-found. Whether the reader may read its messages the API decides. */
export const readInbox = async (context: Readonly<RouterContextProvider>, id: string): Promise<InboxOwner> => {
  const { data } = await api(context).member.infoByLink({ params: { id }, query: {} });
  const { kind, _id, name, urlMinify } = data;
  const address = { id: urlMinify ?? _id };
  return { id: _id, name, path: kind === 'member' ? href('/me/:id', address) : href('/mbg/:id', address) };
};
