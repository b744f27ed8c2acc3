import type { PaymentPage } from '@m4u/contract/commerce/payment/schema';
import type { FileAnswer } from '@m4u/contract/http/endpoint';
import { drawVietQr } from '../../content/activity/vietqr.service.ts';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import { type Bell, HEARTBEAT_TEXT, openEventStream, writeEvent } from '../../platform/stream/event-stream.ts';
import { toPaymentPage } from './present.service.ts';
import * as queries from './queries.ts';

/** Most open streams of one page per process: its buyer's devices, and the screens of the shop. */
const MOST_STREAMS = 20;

const requirePage = async (ctx: Context, token: string): Promise<queries.NamedPayment> =>
  (await queries.findByToken(ctx.db, token)) ?? fail('not-found');

/** A payment as its buyer sees it. Errors: not-found. */
export const getPage = async (ctx: Context, token: string): Promise<PaymentPage> =>
  toPaymentPage(ctx, await requirePage(ctx, token));

/** The VietQR code of a payment. Errors: not-found, unavailable. */
export const drawCode = async (ctx: Context, token: string, format: 'svg' | 'png' = 'svg'): Promise<FileAnswer> => {
  const { bin, accountNumber, amount, received, memo, state } = await requirePage(ctx, token);
  // The missing amount, so that a buyer who paid a part pays the rest.
  const missing = state === 'waiting' && received < amount ? amount - received : amount;
  return drawVietQr(ctx, { bin, accountNumber }, { amount: missing, purpose: memo, format });
};

/** The state of a payment, again after each change, as the text of server-sent events. */
async function* writeStates(ctx: Context, token: string, bell: Bell, until: number): AsyncGenerator<string> {
  let last = '';
  while (!ctx.stream.closing && performance.now() < until) {
    const state = await ctx.stream.readTogether('payments', token, (tokens) => queries.findStates(ctx.db, tokens));
    if (!state) return;
    const text = writeEvent('payment', state);
    if (text !== last) yield last === '' ? `retry: 2000\n${text}` : text;
    last = text;
    for (let signal = await bell.wait(); signal !== 'rung'; signal = await bell.wait()) {
      if (signal === 'ended' || ctx.stream.closing || performance.now() >= until) return;
      yield HEARTBEAT_TEXT;
    }
  }
}

/** Opens the events of a payment's page. Errors: not-found, rate-limited. */
export const openPageEvents = async (ctx: Context, token: string): Promise<FileAnswer> => {
  await requirePage(ctx, token);
  return openEventStream(ctx, {
    key: token,
    most: MOST_STREAMS,
    texts: (bell, until) => writeStates(ctx, token, bell, until),
  });
};
