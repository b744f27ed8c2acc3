import { data, type RouterContextProvider } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { problemReply } from '../../../platform/forms/form.server.ts';
import { digitsOf } from '../../../ui/fields/digits.ts';
import type { Posted } from '../registration.server.ts';
import type { ProofReply } from './OrderOffice.tsx';

type Context = Readonly<RouterContextProvider>;

/** Sends the proof of an order; returns the reply when a price was missing or wrong. */
const sendProof = async (context: Context, { id, form }: Posted) => {
  const { note = '', card, delivery } = form.values;
  const prices = { ...(card && { card: digitsOf(card) }), ...(delivery && { delivery: digitsOf(delivery) }) };
  try {
    await api(context).registration.proof({ params: { id }, body: { note, ...prices } });
  } catch (thrown) {
    const problem = problemOf(thrown);
    if (problem?.status !== 422) throw thrown;
    const errors = problemReply(form, thrown).data.error ?? {};
    const values = { card: card ?? '', delivery: delivery ?? '' };
    const proof: ProofReply = { errors: errors as ProofReply['errors'], values };
    const isOfPrice = 'card' in errors || 'delivery' in errors;
    const refused = 'emblemId' in errors ? m.card_order_emblem_lost() : isOfPrice ? '' : problem.detail;
    return data({ sent: undefined, proof, refused, note }, 422);
  }
  setFlash(context, { kind: 'success', message: m.card_order_proof_sent() });
  return undefined;
};

/** Moves an order on by staff: its proof, or its delivery. Returns the reply when it was refused. */
export const moveOrder = async (context: Context, intent: 'proof' | 'ship', posted: Posted) => {
  if (intent === 'proof') return sendProof(context, posted);
  const { id, form } = posted;
  await api(context).registration.ship({ params: { id }, body: { note: form.values['note'] ?? '' } });
  setFlash(context, { kind: 'success', message: m.card_order_shipped() });
  return undefined;
};
