import type { AddressProofs } from '../../../platform/context.ts';
import { runAsSystem } from '../../../platform/database/row-security/current-actor.ts';
import { announcePending } from '../invitations/notice.service.ts';
import { listGroupsOfCustomers } from './claim.queries.ts';
import { claimNumber } from './claim.service.ts';

/** Effects of a verified address: it claims the customer records of a phone number, and announces its invitations. */
export const addressProofs: AddressProofs = {
  // Runs as the system: the caller may have no session, and has just proven to own the address.
  settle: (ctx, tx, owner) =>
    runAsSystem(async () => {
      await announcePending(ctx, tx, owner);
      if (owner.phone === null) return 0;
      const claimed = await claimNumber(ctx, tx, owner.phone, owner.memberId);
      return (await listGroupsOfCustomers(tx, claimed)).length;
    }),
};
