import type { AgencyFace } from '@m4u/contract/profile/agency/face';
import type { Executor } from '../../platform/database/database.ts';
import { visibleContacts } from '../page/contact.service.ts';
import * as queries from './summary.queries.ts';

/** The public view of an agency; undefined when it does not exist. */
export const findPublicAgency = async (db: Executor, id: string): Promise<AgencyFace | undefined> => {
  const face = await queries.face(db, id);
  return face && { ...face, contacts: visibleContacts(face.contacts, 'visitor') };
};

/** Reads the names of agencies by their ids; missing agencies are omitted. */
export const agencyNames = async (db: Executor, ids: readonly string[]): Promise<{ _id: string; name: string }[]> =>
  ids.length === 0 ? [] : queries.names(db, ids);
