import { CONSENT_VERSION } from '@m4u/contract/social/phonebook/consent';
import { ExchangeDraft } from '@m4u/contract/social/phonebook/exchange';
import { EntryDraft, NoteChanges } from '@m4u/contract/social/phonebook/schema';
import { openPage } from '../../profile/member/service.ts';
import { storeExchangedCard } from '../../social/phonebook/exchange.service.ts';
import { importCards } from '../../social/phonebook/import.service.ts';
import * as phonebook from '../../social/phonebook/service.ts';
import { readDemo } from '../content.ts';
import type { DemoPhonebook, LeftCard } from '../shapes/people.ts';
import { callAt, dayFrom, idOf, type Stage, writtenAt } from '../stage.ts';

/** Encodes a text as old phones did, in quoted-printable. */
const quoted = (text: string): string =>
  [...Buffer.from(text)].map((byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');

/** Creates a vCard file with an old and a new format. */
const writeFile = ({ file }: DemoPhonebook): string => {
  const [family = '', middle = '', given = ''] = file.old.name.split(' ').map(quoted);
  return [
    'BEGIN:VCARD',
    'VERSION:2.1',
    `N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:${family};${given};${middle};;`,
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

const leaveCard = async (stage: Stage, who: string | null, given: LeftCard) => {
  const memberId = idOf(stage.ids, readDemo().phonebook.owner);
  const ctx = callAt(stage, who, writtenAt(stage, given.daysAgo, given.name));
  const clientId = `demo-card-${given.phone.slice(1)}`;
  const draft = { ...given, memberId, consent: true, consentVersion: CONSENT_VERSION, clientId };
  await storeExchangedCard(ctx, await openPage(ctx, memberId), ExchangeDraft.parse(draft));
};

/** Inserts people of every source into the phonebook of the first demo page. */
export const insertPhonebooks = async (stage: Stage): Promise<void> => {
  const written = readDemo().phonebook;
  const { owner, exchanged, noted } = written;
  for (const { daysAgo, followUpInDays, ...entry } of written.entries) {
    const draft = { ...entry, followUpOn: followUpInDays === undefined ? '' : dayFrom(stage, followUpInDays) };
    await phonebook.insert(callAt(stage, owner, writtenAt(stage, daysAgo, entry.name)), EntryDraft.parse(draft));
  }
  const now = callAt(stage, owner, stage.now);
  await importCards(now, { name: 'danh-ba.vcf', bytes: Buffer.from(writeFile(written)) }, 'demo-file');
  await phonebook.updateOfMember(now, idOf(stage.ids, noted.of), NoteChanges.parse(noted));
  for (const card of written.left) await leaveCard(stage, null, card);
  const { name } = await openPage(now, idOf(stage.ids, exchanged.with));
  await leaveCard(stage, exchanged.with, { ...exchanged.card, name });
};
