import * as z from 'zod';
import { data, Id, Phone } from '../../common.ts';
import { endpoints } from '../../http/endpoint.ts';
import { Otp } from '../../identity/auth/input.ts';

/**
 * A group that had registered the caller as a customer by phone number and, after the claim, knows which member it is.
 */
export const ClaimedPlace = z.object({ _id: Id, name: z.string(), urlMinify: z.string().nullable() });
export type ClaimedPlace = z.output<typeof ClaimedPlace>;

/**
 * Days for which the verification of an account's number counts as proof of it. Later the number may belong to somebody
 * else, so that a code is needed (docs/decisions/0081).
 */
export const RECENT_PROOF_DAYS = 90;

/** Calls by which members claim the customer records of their phone number; spread into the module `group`. */
export const groupClaim = endpoints({
  claimable: {
    method: 'GET',
    path: '/members/getClaimable',
    access: 'member',
    summary: 'Number of groups that recorded the caller’s verified phone number as a customer',
    result: data(
      z.object({
        places: z.int(),
        /** Whether a code to the number is needed; false while its verification is recent. */
        needsCode: z.boolean(),
      }),
    ),
  },
  sendClaimCode: {
    method: 'POST',
    path: '/members/sendClaimCode',
    access: 'member',
    summary: 'Sends a code to claim the customer records of a phone number; the answer is the same for every number',
    body: z.object({ phone: Phone }),
    result: data(z.object({ resendAfterSeconds: z.int(), validMinutes: z.int() })),
    errors: ['account-unverified'],
  },
  claimOwn: {
    method: 'POST',
    path: '/members/claimOwn',
    access: 'member',
    summary:
      'Claims the customer records of the caller’s own phone number without a code, while its verification is recent; returns the groups',
    result: data(z.object({ places: z.array(ClaimedPlace) })),
    errors: ['account-unverified', 'wrong-state'],
  },
  claim: {
    method: 'POST',
    path: '/members/claim',
    access: 'member',
    summary: 'Claims the customer records of a phone number by its code; returns the groups',
    body: z.object({ phone: Phone, otp: Otp }),
    result: data(z.object({ places: z.array(ClaimedPlace) })),
    errors: ['code-invalid', 'account-unverified'],
  },
});
