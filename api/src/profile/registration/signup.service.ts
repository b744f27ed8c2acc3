import type { Signup } from '@m4u/contract/profile/registration';
import { checkChallenge } from '../../platform/challenge/challenge.ts';
import type { Context } from '../../platform/context.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { activateCard } from '../card/activation/service.ts';
import { checkAddress } from './address.service.ts';
import { sealCitizenCode } from './citizen.service.ts';
import { withDesign } from './design.service.ts';
import { requireAgency, requireContactDetails } from './applicant.service.ts';
import * as queries from './queries.ts';
import { applyChanges } from './rules.ts';
import { registrationKey, recordStep } from './steps.service.ts';

/** The data of a new registration. */
export type RegistrationDraft = Exclude<Signup, { type: 'card' }>;

/** Stores a registration, and sends the applicant its link. The caller has checked the challenge. Errors: invalid. */
export const storeRegistration = async (
  ctx: Context,
  draft: RegistrationDraft,
): Promise<queries.RegistrationRecord> => {
  const { type, challenge: _, citizenIdentificationCode: code = null, ...fields } = draft;
  const agencyId = ('agencyId' in fields && fields.agencyId) || null;
  const now = ctx.clock.now();
  const id = uuidv7();
  const applicantId = ctx.actor.kind === 'member' ? ctx.actor.memberId : null;
  const facts = applyChanges({ type, name: '', phone: null, email: null, details: {} }, fields);
  const row: queries.RegistrationRecord = {
    id,
    type,
    status: 'pending',
    applicantId,
    agencyId,
    language: ctx.locale === 'en' ? 'EN' : 'VN',
    ...(await withDesign(ctx, { applicantId, details: {} }, facts)),
    ...sealCitizenCode(ctx, id, code),
    confirmedAt: null,
    proofAt: null,
    shippedAt: null,
    createdAt: now,
    updatedAt: now,
    cardId: null,
    madeAgencyId: null,
  };
  await ctx.transaction(async (tx) => {
    await queries.insert(tx, row);
    await recordStep(ctx, tx, row, { kind: 'created', note: '', isOfficial: false, isTold: true });
  });
  return row;
};

/** Creates a registration. Errors: invalid (for a visitor also at `challenge`), rate-limited. */
const createRegistration = async (ctx: Context, draft: RegistrationDraft) => {
  const { name, phone = null, email = null } = draft;
  requireContactDetails({ name, phone, email });
  if ('agencyId' in draft && draft.agencyId) await requireAgency(ctx.db, draft.agencyId);
  await checkAddress(ctx, draft.address);
  await checkChallenge(ctx, draft.challenge, 'signup');
  await ctx.limits.consume('registrationsByAddress', ctx.request.ip);
  // Each registration sends a letter, which must not flood a stranger's mailbox.
  await ctx.limits.consume('registrationsByRecipient', email ?? phone ?? '');
  const { id, applicantId, status, missingInfo } = await storeRegistration(ctx, draft);
  return { _id: id, key: applicantId === null ? registrationKey(ctx, id) : null, status, missingInfo };
};

/**
 * Activates a printed card or creates a registration, by the type (docs/rules/registration.md#signup). Errors: those of
 * activating a card; invalid, rate-limited.
 */
export const signup = async (ctx: Context, input: Signup) => {
  if (input.type !== 'card') return { card: null, registration: await createRegistration(ctx, input) };
  const { type: _, ...activation } = input;
  return { card: await activateCard(ctx, activation), registration: null };
};
