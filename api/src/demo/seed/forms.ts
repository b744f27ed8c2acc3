import type { PageForm } from '@m4u/contract/profile/member/form';
import { ContactDraft } from '@m4u/contract/social/contact';
import { eq } from '../../platform/database/orm.ts';
import * as group from '../../profile/group/page/service.ts';
import * as member from '../../profile/member/service.ts';
import * as contact from '../../social/contact/service.ts';
import { contacts } from '../../social/contact/tables.ts';
import { type Demo, isGroupPage, readDemo, findWriter } from '../content.ts';
import { createContextAt, idOf, type Stage, writtenAt } from '../stage.ts';

type Message = Demo['pageForms']['messages'][number];

const insertMessage = async (stage: Stage, form: PageForm, demoMessage: Message): Promise<void> => {
  const { on, daysAgo, name, phone, email, message } = demoMessage;
  const answers = Object.fromEntries(form.fields.map(({ _id }, index) => [_id, demoMessage.answers[index] ?? '']));
  const draft = ContactDraft.parse({ memberId: idOf(stage.ids, on), name, phone, email, message, answers });
  await contact.createContact(createContextAt(stage, null, writtenAt(stage, daysAgo, name)), draft);
  if (demoMessage.read) await stage.tx.update(contacts).set({ readAt: stage.now }).where(eq(contacts.name, name));
};

/** Inserts forms of pages and the answers to them. */
export const insertForms = async (stage: Stage): Promise<void> => {
  const formByPage = new Map<string, PageForm>();
  const { forms, messages } = readDemo().pageForms;
  for (const { on, form } of forms) {
    const ctx = createContextAt(stage, findWriter(on), stage.now);
    formByPage.set(on, await (isGroupPage(on) ? group : member).updateForm(ctx, idOf(stage.ids, on), form));
  }
  for (const message of messages.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    const form = formByPage.get(message.on);
    if (form) await insertMessage(stage, form, message);
  }
};
