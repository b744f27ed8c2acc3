import type { WeddingSide } from '@m4u/contract/event/wedding/schema';
import type { RouterContextProvider } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { changeChosen } from '../../../platform/forms/chosen.server.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import type { SentForm } from '../../../platform/forms/form.server.ts';

/** Whether a button is one of those for chosen guests. */
export const isBatch = (intent: string): boolean => ['ask', 'change', 'remove'].includes(intent);

/** Sets side and group of the chosen guests, or deletes them; leaves a message. */
export const changeGuests = async (
  context: Readonly<RouterContextProvider>,
  id: string,
  form: SentForm,
): Promise<void> => {
  const { wedding } = api(context);
  const { side, group = '' } = form.values;
  const body: { side?: WeddingSide; group?: string } = {
    ...((side === 'groom' || side === 'bride') && { side }),
    ...(group.trim() !== '' && { group }),
  };
  if (form.intent === 'change' && Object.keys(body).length === 0)
    return setFlash(context, { kind: 'error', message: m.wedding_batch_nothing() });
  return changeChosen(context, form, (guestId) => {
    const params = { id, guestId };
    return form.intent === 'remove' ? wedding.removeGuest({ params }) : wedding.updateGuest({ params, body });
  });
};
