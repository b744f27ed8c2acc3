import type { AgencyFace } from '@m4u/contract/profile/agency/face';
import type { Executor } from '../../platform/database/database.ts';
import { visibleContacts } from '../page/contact.service.ts';
import * as queries from './summary.queries.ts';

/** An agency as everybody may see it; undefined when it is not there. */
export const findPublicAgency = async (db: Executor, id: string): Promise<AgencyFace | undefined> => {
  const face = await queries.face(db, id);
  return face && { ...face, contacts: visibleContacts(face.contacts, 'visitor') };
};

/** Agencies by their names; those that are not there are left out. */
export const agencyNames = async (db: Executor, ids: readonly string[]): Promise<{ _id: string; name: string }[]> =>
  ids.length === 0 ? [] : queries.names(db, ids);
