import type { Platform } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { findOpenGroupNames } from '../../../profile/directory/groups/membership.reads.ts';
import { listGroupOwnerIds } from '../../../profile/directory/groups/ownership.reads.ts';
import * as queries from './queries.ts';
import { afterCheck, stateOf, type LookupOutcome } from './rules.ts';

/** Tells the owners of a company that the record of a proven domain is missing, or has been for too long. */
const tellOwners = async (
  platform: Platform,
  tx: Transaction,
  { id, groupId, domain }: queries.DomainRow,
  { news, since }: { readonly news: string; readonly since: Date | null },
): Promise<void> => {
  const groupName = (await findOpenGroupNames(tx, [groupId])).get(groupId);
  if (groupName === undefined) return;
  await platform.notifier.notify(platform, tx, {
    to: await listGroupOwnerIds(tx, groupId),
    kind: 'group-staff',
    cause: `${id} ${news} ${since?.getTime() ?? 0}`,
    about: `${groupId} ${news} ${domain}`,
    data: { group: groupId, groupName, news, domain },
  });
};

/** Writes what a look-up says about a domain, and tells the company's owners of one that fails or is lost. */
export const settleCheck = async (
  platform: Platform,
  tx: Transaction,
  row: queries.DomainRow,
  outcome: LookupOutcome,
): Promise<void> => {
  const checkedAt = platform.clock.now();
  const after = afterCheck(row, outcome, checkedAt);
  await queries.update(tx, row.id, { ...after, checkedAt });
  const state = stateOf(after);
  if (state !== stateOf(row) && (state === 'failing' || state === 'lost'))
    await tellOwners(platform, tx, row, { news: `domain-${state}`, since: after.failingSince });
};
