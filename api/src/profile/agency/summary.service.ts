import type { AgencyFace } from '@m4u/contract/profile/agency/face';
import type { Executor } from '../../platform/database/database.ts';
import { visibleContacts } from '../page/contact.service.ts';
import * as queries from './summary.queries.ts';

/** The public view of an agency; undefined when it does not exist. */
export const findPublicAgency = async (db: Executor, id: string): Promise<AgencyFace | undefined> => {
  const face = await queries.findSummary(db, id);
  return face && { ...face, contacts: visibleContacts(face.contacts, 'visitor') };
};

/** Reads the names of agencies by their ids; missing agencies are omitted. */
export const listAgencyNames = async (db: Executor, ids: readonly string[]): Promise<{ _id: string; name: string }[]> =>
  ids.length === 0 ? [] : queries.listNames(db, ids);

/** Returns a function that gives the label of an agency by its id; undefined for missing agencies. */
export const agencyLabelLookup = async (db: Executor, ids: readonly string[]) => {
  const rows = ids.length === 0 ? [] : await queries.listLabels(db, ids);
  const byId = new Map(rows.map((row) => [row._id, row]));
  return (id: string) => byId.get(id);
};
