import { redirect, type RouterContextProvider } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { problemOf } from '../../platform/api/problem.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { problemReply, readForm, readValues, refuseForm, type SentForm } from '../../platform/forms/form.server.ts';
import { kindFields } from './KindForm.tsx';
import { ticketSetupPath } from './ticketPaths.tsx';
import { readQuestions, settingsFields } from './TicketSettingsForm.tsx';

type Context = Readonly<RouterContextProvider>;

const saveSettings = async (context: Context, id: string, form: SentForm) => {
  const { questions, ...values } = readValues(settingsFields, form);
  try {
    await api(context).ticket.saveSettings({
      params: { id },
      body: { ...values, questions: readQuestions(questions) },
    });
  } catch (thrown) {
    // The API names the question, the form has one field for all.
    const refused = problemOf(thrown)?.errors.find(({ field }) => field.startsWith('questions'));
    return refused ? refuseForm(form, { fields: { questions: refused.message } }) : problemReply(form, thrown);
  }
  return undefined;
};

const saveKind = async (context: Context, eventId: string, form: SentForm) => {
  const { isOpen, ...values } = readValues(kindFields, form);
  const { ticket } = api(context);
  try {
    if (form.intent === 'change')
      await ticket.updateKind({ params: { id: form.values['kind'] ?? '' }, body: { ...values, isOpen } });
    else await ticket.createKind({ body: { ...values, eventId } });
  } catch (thrown) {
    return problemReply(form, thrown);
  }
  return undefined;
};

const choosePost = async (context: Context, id: string, form: SentForm) => {
  try {
    await api(context).ticket.choosePost({ params: { id }, body: { postId: form.values['postId'] ?? '' } });
  } catch (thrown) {
    return problemReply(form, thrown);
  }
  return undefined;
};

const savers: Readonly<Record<string, typeof saveKind>> = { settings: saveSettings, post: choosePost };

/** Saves a kind of tickets, the settings or the post of an event; answers a refused form. */
export const saveSetup = async (context: Context, id: string, request: Request) => {
  const definition = { ...kindFields, ...settingsFields };
  const form = await readForm(request, definition);
  const reply = await (savers[form.intent] ?? saveKind)(context, id, form);
  if (reply) return reply;
  setFlash(context, { kind: 'success', message: m.ticket_saved() });
  return redirect(ticketSetupPath(id));
};
