import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { isSame, keyedHash } from '../../platform/keys/crypto.ts';
import { tryConsume } from '../../platform/limits/within.ts';
import { registrationLetter } from '../../platform/mail/registration.templates.ts';
import * as queries from './queries.ts';
import { detailsOf } from './rules.ts';

/**
 * The key that opens a visitor's registration, beside its id. It cannot be guessed without the installation's secret.
 */
export const registrationKey = ({ secrets }: Pick<Context, 'secrets'>, id: string): string =>
  keyedHash(secrets.codeKey, 'registration', id);

/** Whether a text is the key of a registration. */
export const isRegistrationKey = (ctx: Pick<Context, 'secrets'>, id: string, suppliedKey: string): boolean =>
  isSame(suppliedKey, registrationKey(ctx, id));

const registrationLink = (ctx: Context, { id, applicantId }: queries.RegistrationRecord): string => {
  const address = `${ctx.config.publicUrl}/registrations/${id}`;
  return applicantId === null ? `${address}?key=${registrationKey(ctx, id)}` : address;
};

/** A step to record. */
export interface StepDraft {
  readonly kind: queries.StepRecord['kind'];
  readonly note: string;
  /** Whether staff or an agency's admin acted by their office; otherwise the applicant, or a holder of the link. */
  readonly isOfficial: boolean;
  /** Whether to notify the applicant. About their own actions only the creation and a cancellation are notified. */
  readonly isTold: boolean;
  readonly passwordLink?: string | undefined;
}

/**
 * Whether the limit allows another letter about the applicant's own action, because the address may be a stranger's.
 * The first letter was counted at the creation.
 */
const tryCountLetter = ({ limits }: Context, email: string): Promise<boolean> =>
  tryConsume(limits, 'registrationsByRecipient', email);

/**
 * Stores a step in the transaction of the action; `row` is the registration after it. Notifies the applicant by email
 * when there is an address, and in the app when they are a member.
 */
export const recordStep = async (
  ctx: Context,
  tx: Transaction,
  row: queries.RegistrationRecord,
  { kind, note, isOfficial, isTold, passwordLink }: StepDraft,
): Promise<void> => {
  const office = ctx.actor.kind === 'member' ? ctx.actor.memberId : null;
  const actorId = isOfficial ? office : row.applicantId;
  const stepId = uuidv7();
  await queries.insertStep(tx, {
    id: stepId,
    registrationId: row.id,
    kind,
    actorId,
    note,
    createdAt: ctx.clock.now(),
  });
  if (!isTold) return;
  const { type, name, email, applicantId, missingInfo } = row;
  if (email !== null && (isOfficial || kind === 'created' || (await tryCountLetter(ctx, email)))) {
    const values = {
      type,
      name,
      news: kind,
      // Notes of applicants are not sent, because the address may belong to somebody else.
      note: isOfficial ? note : '',
      link: registrationLink(ctx, row),
      isLinkSecret: applicantId === null,
      isComplete: missingInfo.length === 0,
      isDesigned: detailsOf(row).finish !== null,
    };
    await ctx.mail.send(tx, {
      to: { address: email },
      ...registrationLetter(row.language, { ...values, passwordLink }),
    });
  }
  if (applicantId === null || applicantId === actorId) return;
  await ctx.notifier.notify(ctx, tx, {
    to: [applicantId],
    kind: 'registration',
    cause: stepId,
    about: row.id,
    data: { registration: row.id, news: kind },
  });
};
