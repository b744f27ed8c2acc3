import type { FileAnswer } from '@m4u/contract/http/endpoint';
import type { Registration } from '@m4u/contract/profile/registration/schema';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import { disposition } from '../../platform/http/message/disposition.ts';
import { printNameCards } from '../../platform/print/name-card.ts';
import { requireSignedIn } from '../../platform/actor.ts';
import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import { listCardsOfOrder } from '../card/order.reads.ts';
import { cardUrl } from '../card/service.ts';
import { getCardPhoto } from '../upload/service.ts';
import { drawProof, findDesign, progressOf, requireComplete } from './design.service.ts';
import { checkStep } from './policy.ts';
import * as queries from './queries.ts';
import { detailsOf, priceOf } from './rules.ts';
import { changeAndRecord } from './service.ts';

/** The facts that staff give with a proof; prices in đồng. */
interface ProofDraft {
  readonly id: string;
  readonly note: string;
  readonly card?: number | undefined;
  readonly delivery?: number | undefined;
}

/**
 * Sends the applicant the proof of a designed card, with every price, also again until it is approved. Errors: not-found,
 * forbidden, wrong-state; invalid for a registration that lacks something, for a price that nobody has said, and for an
 * emblem that is not the applicant's any more.
 */
export const sendProof = (ctx: Context, { id, note, ...said }: ProofDraft): Promise<Registration> =>
  changeAndRecord(ctx, { id, action: 'proof', kind: 'proofed', note }, async (_tx, row) => {
    requireComplete(row);
    const before = detailsOf(row);
    const details = {
      ...before,
      said: { card: said.card ?? before.said.card, delivery: said.delivery ?? before.said.delivery },
      shown: await drawProof(ctx, row),
    };
    const told = priceOf(details);
    const missing = (['card', 'delivery'] as const).filter((part) => told[part] === null);
    if (missing.length > 0) fail('invalid', { fields: missing.map((field) => ({ field, code: 'required' as const })) });
    const { said: saidNow, shown } = details;
    // A confirmation of an earlier proof, or without one, does not count.
    return {
      changes: { proofAt: ctx.clock.now(), confirmedAt: null, details: { ...row.details, said: saidNow, shown } },
    };
  });

/** Notes that the designed cards of a completed request were sent. Errors: not-found, forbidden, wrong-state. */
export const ship = (ctx: Context, { id, note }: { readonly id: string; readonly note: string }) =>
  changeAndRecord(ctx, { id, action: 'ship', kind: 'shipped', note }, () => ({
    changes: { shippedAt: ctx.clock.now() },
  }));

const words = {
  VN: { call: 'Chạm hoặc quét', purpose: 'để lưu danh bạ' },
  EN: { call: 'Tap or scan', purpose: 'to save the contact' },
} as const;

/**
 * Draws both sides of the cards of a completed request, each back with the code of its own card. Staff alone may call
 * it. Errors: not-found, wrong-state, rate-limited, unavailable, print-too-long; card-changed, when the card cannot be
 * printed as it was approved.
 */
export const print = async (ctx: Context, id: string): Promise<FileAnswer> => {
  const { row } = (await byProgram(queries.find)(ctx.db, id)) ?? fail('not-found');
  const design = await findDesign(ctx, row, false);
  const outcome = checkStep({ isApplicant: false, office: 'staff' }, progressOf(row), 'print');
  if (design === null || outcome !== 'allowed') return fail('wrong-state');
  if (design.isChanged) fail('card-changed');
  const { memberId } = requireSignedIn(ctx);
  await ctx.limits.consume('cardSheetsByMember', memberId);
  const { displayName, title } = detailsOf(row);
  const ids = await listCardsOfOrder(ctx.db, id);
  const picture = design.emblem?.logo ?? null;
  const logo = await getCardPhoto(ctx, picture);
  // A logo that the group has replaced is deleted after a while.
  if (picture !== null && logo === undefined) fail('card-changed');
  const body = await printNameCards(
    {
      finish: design.finish,
      name: displayName,
      title,
      emblem: design.emblem && { name: design.emblem.name, logo },
      link: design.page.link,
      codes: ids.map((cardId) => cardUrl(ctx, cardId)),
      words: words[row.language],
    },
    memberId,
  );
  await ctx.transaction((tx) =>
    ctx.audit.record(ctx, tx, {
      act: 'registration.print',
      target: { kind: 'registration', id, name: row.name },
      detail: { count: String(ids.length) },
    }),
  );
  return {
    body,
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': disposition(displayName, 'pdf'),
      'cache-control': 'no-store',
    },
  };
};
