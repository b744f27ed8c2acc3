import { CARD_STATUSES, cardIdIn, type CardStatus } from '@m4u/contract/profile/card/rules';
import { href, redirect, type RouterContextProvider } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { leaveFlash } from '../../platform/forms/flash.server.ts';
import {
  type FormAnswer,
  problemReply,
  readForm,
  refuseForm,
  type SentForm,
} from '../../platform/forms/form.server.ts';
import { problemOf } from '../../platform/api/problem.ts';

type Context = Readonly<RouterContextProvider>;

/** The state that an address narrows a list to; null for all. */
export const statusOf = (search: URLSearchParams): CardStatus | null =>
  CARD_STATUSES.find((status) => status === search.get('status')) ?? null;

/** Puts the blank card that was pasted in the place of this one; answers the way to it. */
const move = async (context: Context, id: string, form: SentForm): Promise<FormAnswer> => {
  const { to: typed = '', activation: code = '' } = form.values;
  const to = cardIdIn(typed);
  if (to === undefined) return refuseForm(form, { fields: { to: m.card_move_unreadable() } });
  try {
    await api(context).card.move({ params: { id }, body: { to, code } });
  } catch (thrown) {
    // That there is no such card is said where it was named.
    if (problemOf(thrown)?.code === 'not-found') return refuseForm(form, { fields: { to: m.card_move_unreadable() } });
    return problemReply(form, thrown, { fields: { code: 'activation' } });
  }
  leaveFlash(context, { kind: 'success', message: m.card_moved_done() });
  throw redirect(href('/action/cards/:id', { id: to }));
};

const done = {
  freeze: m.card_frozen_done,
  unfreeze: m.card_unfrozen_done,
  retire: m.card_retired_done,
} as const;

/** What the forms of a card ask for, its owner's or those of staff; `here` is the screen on which they stand. */
export const changeCard = async (
  context: Context,
  request: Request,
  { id, here }: { id: string; here: string },
): Promise<FormAnswer> => {
  const form = await readForm(request);
  const { intent } = form;
  if (intent === 'move') return move(context, id, form);
  const deed = intent === 'unfreeze' || intent === 'retire' ? intent : 'freeze';
  try {
    await api(context).card[deed]({ params: { id } });
    const undo = { label: m.content_undo(), action: here, fields: { intent: 'unfreeze' } };
    leaveFlash(context, { kind: 'success', message: done[deed](), ...(deed === 'freeze' && { undo }) });
  } catch (thrown) {
    // Somebody was faster: the screen is shown anew as it is now, with the reason.
    const problem = problemOf(thrown);
    if (problem?.code !== 'wrong-state') throw thrown;
    leaveFlash(context, { kind: 'error', message: problem.detail });
  }
  throw redirect(here);
};
