import type { ReportDraft } from '@m4u/contract/insight/privacy';
import type { UnaskedMessage } from '@m4u/contract/insight/privacy/unasked';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import type { UnsolicitedSender, UnaskedToken } from '../../../platform/mail/unasked.ts';
import { findOpenGroupNames } from '../../../profile/directory/groups/membership.reads.ts';
import { personLookup } from '../../../profile/directory/members/people.reads.ts';
import * as queries from '../reports/queries.ts';

/** Reads the token of a message. Errors: not-found for an invalid one. */
const read = ({ unasked }: Context, token: string): UnaskedToken => unasked.read(token) ?? fail('not-found');

/** Current name of the page; empty when it is deleted or closed. */
const recipientName = async (ctx: Context, { kind, id }: UnsolicitedSender): Promise<string> =>
  kind === 'group'
    ? ((await findOpenGroupNames(ctx.db, [id])).get(id) ?? '')
    : (await personLookup(ctx, [id]))(id).name;

/** Sender of a message, for a holder of its link. Errors: not-found. */
export const view = async (ctx: Context, token: string): Promise<UnaskedMessage> => {
  const { hash, by } = read(ctx, token);
  const [name, stopped] = await Promise.all([recipientName(ctx, by), ctx.unasked.isSuppressed(ctx.db, hash)]);
  return { by: { kind: by.kind, _id: by.id, name }, stopped };
};

/** Blocks all further invitations to the address that received the message. Errors: not-found. */
export const stop = (ctx: Context, token: string): Promise<void> =>
  ctx.unasked.suppress(ctx.db, read(ctx, token).hash, ctx.clock.now());

/**
 * Reports the page that sent the message; a repeat while the report is open has no effect. The reporter is stored only
 * as a hash of the address. Errors: not-found, rate-limited.
 */
export const report = async (
  ctx: Context,
  token: string,
  { reason, words }: Pick<ReportDraft, 'reason' | 'words'>,
): Promise<void> => {
  const { hash, by } = read(ctx, token);
  await ctx.limits.consume('reportsByRecipient', hash);
  // A deleted page needs no report.
  if ((await recipientName(ctx, by)) === '') return;
  const createdAt = ctx.clock.now();
  const about = { kind: by.kind, targetId: by.id };
  await queries.insert(ctx.db, { ...about, id: uuidv7(), reporterKey: hash, reason, words, createdAt });
};
