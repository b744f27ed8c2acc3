import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { isSame, keyedHash } from '../../platform/keys/crypto.ts';
import { tryConsume } from '../../platform/limits/within.ts';
import { registrationLetter } from '../../platform/mail/registration.templates.ts';
import * as queries from './queries.ts';

/** What opens a visitor's registration beside its id: nobody finds it without this installation's key. */
export const registrationKey = ({ secrets }: Pick<Context, 'secrets'>, id: string): string =>
  keyedHash(secrets.codeKey, 'registration', id);

/** Whether a text is the key of a registration. */
export const isKeyOf = (ctx: Pick<Context, 'secrets'>, id: string, given: string): boolean =>
  isSame(given, registrationKey(ctx, id));

const linkOf = (ctx: Context, { id, applicantId }: queries.RegistrationRecord): string => {
  const address = `${ctx.config.publicUrl}/registrations/${id}`;
  return applicantId === null ? `${address}?key=${registrationKey(ctx, id)}` : address;
};

/** A step that was taken. */
export interface Taken {
  readonly kind: queries.StepRecord['kind'];
  readonly note: string;
  /** Whether it was taken by virtue of an office; else it was the applicant, whoever held their link. */
  readonly isOfficial: boolean;
  /** Whether the applicant is told: of what they did themselves only that it was received or is cancelled. */
  readonly isTold: boolean;
  readonly passwordLink?: string | undefined;
}

/**
 * Whether one more letter of what an applicant does goes to the address that they wrote down, which may be a stranger's;
 * the first one was counted when they began.
 */
const mayGo = ({ limits }: Context, email: string): Promise<boolean> =>
  tryConsume(limits, 'registrationsByRecipient', email);

/**
 * Keeps a step of a registration as it stands after it, in the transaction that takes it, and tells the applicant: by
 * mail where they left an address, and in the app where they are a member.
 */
export const recordStep = async (
  ctx: Context,
  tx: Transaction,
  row: queries.RegistrationRecord,
  { kind, note, isOfficial, isTold, passwordLink }: Taken,
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
  if (email !== null && (isOfficial || kind === 'created' || (await mayGo(ctx, email)))) {
    const words = {
      type,
      name,
      news: kind,
      // An applicant's own words are not sent to an address that may be somebody else's.
      note: isOfficial ? note : '',
      link: linkOf(ctx, row),
      isLinkSecret: applicantId === null,
      isComplete: missingInfo.length === 0,
    };
    await ctx.mail.send(tx, {
      to: { address: email },
      ...registrationLetter(row.language, { ...words, passwordLink }),
    });
  }
  if (applicantId === null || applicantId === actorId) return;
  await ctx.notifier.notify(ctx, tx, {
    to: [applicantId],
    kind: 'registration',
    cause: stepId,
    about: row.id,
    data: { registration: row.id },
  });
};
