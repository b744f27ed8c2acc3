import { redirect, type RouterContextProvider } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { problemReply, readForm, type SentForm } from '../../platform/forms/form.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Splits typed tags at commas. */
const splitTags = (typed: string): string[] =>
  typed
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

const saveNote = (context: Context, id: string, { values }: SentForm) =>
  api(context).contact.update({
    params: { id },
    body: { tags: splitTags(values['tags'] ?? ''), note: values['note'] ?? '' },
  });

const sendReply = (context: Context, id: string, { values }: SentForm) =>
  api(context).contact.reply({
    params: { id },
    body: { text: values['text'] ?? '', ...(values['clientId'] && { clientId: values['clientId'] }) },
  });

/** Errors of a single tag are shown at the field of all tags. */
const fields = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`tags.${index}`, 'tags']));

/** Runs the action of a form of one message; `here` is its address, `list` that of the list. */
export const changeItem = async (context: Context, request: Request, id: string, here: string, list: string) => {
  const form = await readForm(request);
  try {
    if (form.intent === 'note') {
      await saveNote(context, id, form);
      setFlash(context, { kind: 'success', message: m.contact_note_saved() });
    } else if (form.intent === 'reply') {
      const { data } = await sendReply(context, id, form);
      setFlash(context, { kind: 'success', message: m.contact_reply_sent({ email: data.email ?? '' }) });
    }
  } catch (thrown) {
    return problemReply(form, thrown, { fields });
  }
  if (form.intent === 'note' || form.intent === 'reply') throw redirect(here);
  await api(context).contact.setRead({ params: { id }, body: { read: false } });
  setFlash(context, { kind: 'success', message: m.contact_marked_unread() });
  throw redirect(list);
};
