import { CONSENT_VERSION } from '@m4u/contract/social/phonebook/consent';
import { ExchangeDraft } from '@m4u/contract/social/phonebook/exchange';
import { EntryDraft, NoteChanges } from '@m4u/contract/social/phonebook/schema';
import { findOpenMemberPage } from '../../profile/member/service.ts';
import { storeExchangedCard } from '../../social/phonebook/exchange.service.ts';
import { importCards } from '../../social/phonebook/import.service.ts';
import * as phonebook from '../../social/phonebook/service.ts';
import { readDemo } from '../content.ts';
import type { DemoPhonebook, LeftCard } from '../shapes/people.ts';
import { createContextAt, dayFrom, idOf, type Stage, writtenAt } from '../stage.ts';

/** Encodes a text as old phones did, in quoted-printable. */
const encodeQuotedPrintable = (text: string): string =>
  [...Buffer.from(text)].map((byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');

/** Formats a vCard file with a card in an old version and one in a new version. */
const formatVcards = ({ file }: DemoPhonebook): string => {
  const [family = '', middle = '', givenName = ''] = file.old.name.split(' ').map(encodeQuotedPrintable);
  return [
    'BEGIN:VCARD',
    'VERSION:2.1',
    `N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:${family};${givenName};${middle};;`,
    `TEL;CELL:${file.old.phone}`,
    'END:VCARD',
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${file.new.name}`,
    `ORG:${file.new.organization}`,
    `TEL;TYPE=CELL:${file.new.phone}`,
    `EMAIL:${file.new.email}`,
    'END:VCARD',
    '',
  ].join('\r\n');
};

const leaveCard = async (stage: Stage, who: string | null, card: LeftCard) => {
  const memberId = idOf(stage.ids, readDemo().phonebook.owner);
  const ctx = createContextAt(stage, who, writtenAt(stage, card.daysAgo, card.name));
  const clientId = `demo-card-${card.phone.slice(1)}`;
  const draft = { ...card, memberId, consent: true, consentVersion: CONSENT_VERSION, clientId };
  await storeExchangedCard(ctx, await findOpenMemberPage(ctx, memberId), ExchangeDraft.parse(draft));
};

/** Inserts people of every source into the phonebook of the first demo page. */
export const insertPhonebooks = async (stage: Stage): Promise<void> => {
  const draftBook = readDemo().phonebook;
  const { owner, exchanged, noted } = draftBook;
  for (const { daysAgo, followUpInDays, ...entry } of draftBook.entries) {
    const draft = { ...entry, followUpOn: followUpInDays === undefined ? '' : dayFrom(stage, followUpInDays) };
    await phonebook.insert(
      createContextAt(stage, owner, writtenAt(stage, daysAgo, entry.name)),
      EntryDraft.parse(draft),
    );
  }
  const ownerContext = createContextAt(stage, owner, stage.now);
  await importCards(ownerContext, { name: 'danh-ba.vcf', bytes: Buffer.from(formatVcards(draftBook)) }, 'demo-file');
  await phonebook.updateOfMember(ownerContext, idOf(stage.ids, noted.of), NoteChanges.parse(noted));
  for (const card of draftBook.left) await leaveCard(stage, null, card);
  const { name } = await findOpenMemberPage(ownerContext, idOf(stage.ids, exchanged.with));
  await leaveCard(stage, exchanged.with, { ...exchanged.card, name });
};
