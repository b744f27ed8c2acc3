import { memberTag } from '@m4u/contract/tags';
import type { Language } from '@m4u/contract/common';
import type { Contact } from '@m4u/contract/profile/member/contact';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { joinAgency } from '../member/account/agency.writes.ts';
import { reserveLink } from '../shortLink/service.ts';
import { addAdmin } from './admins/queries.ts';
import * as queries from './creation.queries.ts';
import { agencyChanged } from './events.ts';

/** The initial data of a new agency. */
export interface AgencyFacts {
  readonly name: string;
  readonly headline?: string;
  readonly language?: Language;
  readonly contacts?: readonly Contact[];
  readonly career?: string | null;
  /** Province and ward of the first public address that was picked from the list of places. */
  readonly provinceCode?: string | null;
  readonly wardCode?: string | null;
  /** The first admin. */
  readonly adminId: string;
}

/**
 * Creates an agency with its first admin and a short link from its name, and returns its id. The agency appears on the admin's page and in the session
 * from the next refresh, unless they belong to another agency. The caller checks the permission and opens the
 * transaction.
 */
export const createAgency = async (
  ctx: Context,
  tx: Transaction,
  { adminId, contacts = [], ...facts }: AgencyFacts,
): Promise<string> => {
  const id = uuidv7();
  const now = ctx.clock.now();
  await queries.insert(tx, { ...facts, id, contacts: [...contacts], createdAt: now, updatedAt: now });
  await addAdmin(tx, { agencyId: id, memberId: adminId, addedBy: null, createdAt: now });
  await joinAgency(tx, adminId, id, now);
  await reserveLink(ctx, tx, { kind: 'agency', id }, facts.name);
  await ctx.audit.record(ctx, tx, { act: 'agency.create', target: { kind: 'agency', id, name: facts.name } });
  ctx.emit(tx, agencyChanged(id, memberTag(adminId)));
  return id;
};
