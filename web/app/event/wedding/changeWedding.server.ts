import type { OwnWedding } from '@m4u/contract/event/wedding';
import type { WeddingStatus } from '@m4u/contract/event/wedding/schema';
import { redirect, type RouterContextProvider } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { entryOf } from '../../platform/forms/entry.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import type { SentForm } from '../../platform/forms/form.server.ts';
import { type StepName, stepPath } from './editor/steps.tsx';
import { ownPath } from './weddingPaths.tsx';
import { coupleNames } from './weddingWords.tsx';

type Context = Readonly<RouterContextProvider>;

/** Status set by each button of an invitation, and the message after it. */
const statusChanges: Readonly<Record<string, readonly [WeddingStatus, () => string]>> = {
  hide: ['HIDDEN', m.wedding_now_hidden],
  unpublish: ['DRAFT', m.wedding_now_draft],
};

const removeWedding = async (context: Context, id: string): Promise<Response> => {
  const { data } = await api(context).wedding.edit({ params: { id } });
  await api(context).wedding.remove({ params: { id } });
  setFlash(context, {
    kind: 'success',
    message: m.wedding_deleted({ names: coupleNames(data) }),
    undo: { label: m.content_undo(), action: ownPath(), fields: { intent: 'restore', id } },
  });
  return redirect(ownPath());
};

/**
 * Hides or deletes an invitation or makes it a draft, by the pressed button, and leads back to the step; undefined for
 * other buttons. Errors: not-found.
 */
export const changeWedding = async (
  context: Context,
  id: string,
  form: SentForm,
  step: StepName,
): Promise<Response | undefined> => {
  if (id === 'new') return undefined;
  if (form.intent === 'remove') return removeWedding(context, id);
  const [status, message] = entryOf(statusChanges, form.intent) ?? [];
  if (!status || !message) return undefined;
  await api(context).wedding.setStatus({ params: { id }, body: { status } });
  setFlash(context, { kind: 'success', message: message() });
  return redirect(stepPath(id, step));
};

/** Restores a deleted invitation. Errors: not-found. */
export const restoreWedding = async (context: Context, id: string): Promise<OwnWedding> => {
  const { data } = await api(context).wedding.restore({ params: { id } });
  setFlash(context, { kind: 'success', message: m.wedding_restored() });
  return data;
};
