import { memberOfPath } from '@m4u/contract/address/member-path';
import type { RouterContextProvider } from 'react-router';
import { api } from '../../../platform/api/api.server.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import type { ReadersRelation } from '../../friend/connection.tsx';
import { readReturnTo } from './returnTo.server.ts';

/** The member from whose page a new member came. */
export interface Meeting {
  readonly path: string;
  readonly relation: ReadersRelation;
}

/** Reads the member whose page the start leads back to; null for none, for oneself, and for a page that is gone. */
export const readMeeting = async (context: Readonly<RouterContextProvider>): Promise<Meeting | null> => {
  const { reader } = scopeOf(context).page;
  const path = readReturnTo(context);
  const id = memberOfPath(path);
  if (!reader || id === undefined) return null;
  try {
    const { data } = await api(context).friend.status({ params: { id } });
    const { _id, person, status, can } = data;
    if (_id === reader.memberId || person.closed) return null;
    return { path, relation: { _id, name: person.name, readerId: reader.memberId, status, can } };
  } catch (thrown) {
    const status = problemOf(thrown)?.status;
    if (status === undefined || status >= 500) throw thrown;
    return null;
  }
};
