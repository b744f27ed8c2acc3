import { CARD_STATUSES, readCardId, type CardStatus } from '@m4u/contract/profile/card/rules';
import { href, redirect, type RouterContextProvider } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import {
  type FormAnswer,
  problemReply,
  readForm,
  refuseForm,
  type SentForm,
} from '../../platform/forms/form.server.ts';
import { problemOf } from '../../platform/api/problem.ts';

type Context = Readonly<RouterContextProvider>;

/** The state by which the URL filters a list; null for all. */
export const readStatus = (search: URLSearchParams): CardStatus | null =>
  CARD_STATUSES.find((status) => status === search.get('status')) ?? null;

/** Moves this card to the blank card whose id was pasted; returns the path of the new card. */
const moveCard = async (context: Context, id: string, form: SentForm): Promise<FormAnswer> => {
  const { to: typed = '', code = '' } = form.values;
  const to = readCardId(typed);
  if (to === undefined) return refuseForm(form, { fields: { to: m.card_move_unreadable() } });
  try {
    await api(context).card.move({ params: { id }, body: { to, code } });
  } catch (thrown) {
    // The error "not-found" belongs to the field that names the card.
    if (problemOf(thrown)?.code === 'not-found') return refuseForm(form, { fields: { to: m.card_move_unreadable() } });
    return problemReply(form, thrown);
  }
  setFlash(context, { kind: 'success', message: m.card_moved_done() });
  throw redirect(href('/action/cards/:id', { id: to }));
};

const cardActionDoneWords = {
  freeze: m.card_frozen_done,
  unfreeze: m.card_unfrozen_done,
  retire: m.card_retired_done,
} as const;

/** Handles the forms of a card, for its owner and for staff; `here` is the path of the current screen. */
export const changeCard = async (
  context: Context,
  request: Request,
  { id, here }: { id: string; here: string },
): Promise<FormAnswer> => {
  const form = await readForm(request);
  const { intent } = form;
  if (intent === 'move') return moveCard(context, id, form);
  const action = intent === 'unfreeze' || intent === 'retire' ? intent : 'freeze';
  try {
    await api(context).card[action]({ params: { id } });
    const undo = { label: m.content_undo(), action: here, fields: { intent: 'unfreeze' } };
    setFlash(context, {
      kind: 'success',
      message: cardActionDoneWords[action](),
      ...(action === 'freeze' && { undo }),
    });
  } catch (thrown) {
    // A parallel change was faster: the screen reloads and shows the reason.
    const problem = problemOf(thrown);
    if (problem?.code !== 'wrong-state') throw thrown;
    setFlash(context, { kind: 'error', message: problem.detail });
  }
  throw redirect(here);
};
