import type { PageForm } from '@m4u/contract/profile/member/form';
import { ContactDraft } from '@m4u/contract/social/contact';
import { eq } from '../../platform/database/orm.ts';
import * as group from '../../profile/group/page/service.ts';
import * as member from '../../profile/member/service.ts';
import * as contact from '../../social/contact/service.ts';
import { contacts } from '../../social/contact/tables.ts';
import { type Demo, isGroup, readDemo, writerOf } from '../content.ts';
import { callAt, idOf, type Stage, writtenAt } from '../stage.ts';

type Message = Demo['pageForms']['messages'][number];

const insertMessage = async (stage: Stage, form: PageForm, given: Message): Promise<void> => {
  const { on, daysAgo, name, phone, email, message } = given;
  const answers = Object.fromEntries(form.fields.map(({ _id }, index) => [_id, given.answers[index] ?? '']));
  const draft = ContactDraft.parse({ memberId: idOf(stage.ids, on), name, phone, email, message, answers });
  await contact.createContact(callAt(stage, null, writtenAt(stage, daysAgo, name)), draft);
  if (given.read) await stage.tx.update(contacts).set({ readAt: stage.now }).where(eq(contacts.name, name));
};

/** Inserts forms of pages and the answers to them. */
export const insertForms = async (stage: Stage): Promise<void> => {
  const made = new Map<string, PageForm>();
  const { forms, messages } = readDemo().pageForms;
  for (const { on, form } of forms) {
    const ctx = callAt(stage, writerOf(on), stage.now);
    made.set(on, await (isGroup(on) ? group : member).updateForm(ctx, idOf(stage.ids, on), form));
  }
  for (const given of messages.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    const form = made.get(given.on);
    if (form) await insertMessage(stage, form, given);
  }
};
