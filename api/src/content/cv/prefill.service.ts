import type { Language } from '@m4u/contract/common';
import type { CvFilled } from '@m4u/contract/content/cv/schema';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { findVerifiedAddresses } from '../../identity/auth/standing.reads.ts';
import { get as ownProfile } from '../../profile/member/service.ts';
import { list as activitiesOf } from '../activity/service.ts';
import { prefillCv } from './prefill.rules.ts';

/** Most activities that are read; more than a CV holds. */
const MOST_ACTIVITIES = 100;

/**
 * A new CV filled from the caller's profile and activities, with the account's e-mail and phone where the profile shows
 * none. Private data is left out, since a CV is made to be shared.
 * Errors: not-found when the profile was deleted.
 */
export const prefill = async (ctx: Context, language?: Language): Promise<CvFilled> => {
  const { memberId } = requireSignedIn(ctx);
  const member = await ownProfile(ctx, memberId);
  const { data } = await activitiesOf(ctx, memberId, { limit: MOST_ACTIVITIES });
  const activities = data.filter(({ policy }) => policy !== 'private');
  const contacts = member.contacts.filter(({ policy }) => policy !== 'private');
  const filled = prefillCv({ ...member, contacts }, activities, language ?? member.language);
  const account = await findVerifiedAddresses(ctx.db, memberId);
  return { ...filled, email: filled.email || (account.email ?? ''), phone: filled.phone || (account.phone ?? '') };
};
