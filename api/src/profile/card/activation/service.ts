import type { MetChallenge } from '@m4u/contract/http/challenge';
import { cardTransitions } from '@m4u/contract/profile/card/rules';
import type { Agreed } from '@m4u/contract/identity/consent';
import type { Session } from '@m4u/contract/identity/auth/result';
import { signInOrRegister } from '../../../identity/auth/account/signInOrRegister.service.ts';
import type { Context } from '../../../platform/context.ts';
import { fail, failField } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { isSame } from '../../../platform/keys/crypto.ts';
import { senderKey } from '../../../platform/limits/address.ts';
import { hashCode } from './code.rules.ts';
import { recordCardEvent } from '../change/log.service.ts';
import * as queries from '../queries.ts';

/** A request to activate a card: a signed-in member gives the code alone, a visitor also an account. */
export interface Activation {
  readonly cardId: string;
  /** Normalised by the contract's `CardCode`. */
  readonly code: string;
  /** A visitor's identifier: exactly one of the two. */
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly password?: string | undefined;
  /** The password, repeated. */
  readonly confirmation?: string | undefined;
  /** Consents of a visitor, for an account that may be opened. */
  readonly agreed?: readonly Agreed[] | undefined;
  /** Proof of work, which signing in requires after many wrong passwords. */
  readonly challenge?: MetChallenge | undefined;
}

/** Result of an activation. */
export interface ActivationResult {
  readonly cardId: string;
  /** The member whose page the card opens now. */
  readonly memberId: string;
  /** Whether an account was opened, still unverified; a verification code is sent to it. */
  readonly created: boolean;
  /** The new session of a visitor, with its cookies set; null for a caller who was signed in. */
  readonly session: Session | null;
}

/** Rejects an activation code. Errors: code-invalid, always. */
const refuseCode = (): never => fail('code-invalid', { fields: [{ field: 'code', code: 'code-wrong' }] });

/**
 * Returns the card when the code is right. Each attempt is counted before the comparison and outside the caller's
 * transaction, so that parallel attempts count too; a right code is not counted. Errors: not-found, code-invalid,
 * rate-limited.
 */
export const checkCode = async (ctx: Context, cardId: string, code: string): Promise<queries.CardRow> => {
  const card = (await queries.find(ctx.db, cardId)) ?? fail('not-found');
  await ctx.limits.consume('codeCheckingByAddress', ctx.request.ip);
  const sender = senderKey(ctx.request.ip, cardId);
  await ctx.limits.consume('cardCodeByCard', sender);
  if (!isSame(hashCode(ctx.secrets.codeKey, cardId, code), card.codeHash)) return refuseCode();
  await ctx.limits.restore('cardCodeByCard', sender);
  return card;
};

/** Assigns a blank card to a member; of parallel calls only one succeeds. Errors: wrong-state. */
const assignCard = async (ctx: Context, tx: Transaction, cardId: string, memberId: string): Promise<void> => {
  const now = ctx.clock.now();
  const card = await queries.changeState(tx, cardId, { ...cardTransitions.activate, memberId, changedAt: now });
  await recordCardEvent(ctx, tx, card ?? fail('wrong-state'), { kind: 'activated', actorId: memberId });
};

/** Validates the account data of a visitor. Errors: invalid. */
const requireAccount = ({ email, phone, password, confirmation, agreed, challenge }: Activation) => {
  if ((email === undefined) === (phone === undefined)) return failField('email', 'identifier');
  if (password === undefined) return failField('password', 'required');
  if (confirmation !== password) return failField('confirmation', 'password-mismatch');
  return { email, phone, password, agreed, challenge };
};

/**
 * Activates a blank card by its code: for the signed-in member, or for a visitor's account, which is opened when it
 * does not exist (docs/rules/card.md#activating). Errors: not-found, code-invalid, wrong-state (not blank),
 * rate-limited; for a visitor also invalid, wrong-credentials and account-locked as in signing in; session-changed when
 * a signed-in caller gives account data.
 */
export const activateCard = async (ctx: Context, input: Activation): Promise<ActivationResult> => {
  const { actor } = ctx;
  const isNamed = input.email !== undefined || input.phone !== undefined || input.password !== undefined;
  if (actor.kind === 'member' && isNamed) fail('session-changed');
  const account = actor.kind === 'member' ? undefined : requireAccount(input);
  const { id: cardId, status } = await checkCode(ctx, input.cardId, input.code);
  if (status !== 'blank') fail('wrong-state');
  if (account) {
    const { session, created } = await signInOrRegister(ctx, account, (tx, memberId) =>
      assignCard(ctx, tx, cardId, memberId),
    );
    return { cardId, memberId: session.memberId, created, session };
  }
  const memberId = actor.kind === 'member' ? actor.memberId : fail('unauthenticated');
  await ctx.transaction((tx) => assignCard(ctx, tx, cardId, memberId));
  return { cardId, memberId, created: false, session: null };
};
