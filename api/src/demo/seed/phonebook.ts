import { CONSENT_VERSION } from '@m4u/contract/social/phonebook/consent';
import { ExchangeDraft } from '@m4u/contract/social/phonebook/exchange';
import { EntryDraft, NoteChanges } from '@m4u/contract/social/phonebook/schema';
import { openPage } from '../../profile/member/service.ts';
import { storeExchangedCard } from '../../social/phonebook/exchange.service.ts';
import { importCards } from '../../social/phonebook/import.service.ts';
import * as phonebook from '../../social/phonebook/service.ts';
import { entries, file, left, noted } from '../content/phonebook.ts';
import { callAt, dayFrom, idOf, type Stage, writtenAt } from '../stage.ts';

/** Whose phonebook it is, a member who exchanges cards with them, and a friend of whom something is noted. */
const [OWNER, PARTNER, FRIEND] = ['duyen', 'hai', 'khanh'] as const;

/** A card as it was left. */
interface LeftCard {
  readonly ago: number;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly organization: string;
  readonly title: string;
  readonly note: string;
}

const leaveCard = async (stage: Stage, who: string | null, given: LeftCard) => {
  const memberId = idOf(stage.ids, OWNER);
  const ctx = callAt(stage, who, writtenAt(stage, given.ago, given.name));
  const clientId = `demo-card-${given.phone.slice(1)}`;
  const draft = { ...given, memberId, consent: true, consentVersion: CONSENT_VERSION, clientId };
  await storeExchangedCard(ctx, await openPage(ctx, memberId), ExchangeDraft.parse(draft));
};

/** Puts people of every source into the phonebook of the first demo page. */
export const insertPhonebooks = async (stage: Stage): Promise<void> => {
  for (const { ago, followUpIn, ...entry } of entries) {
    const draft = { ...entry, followUpOn: followUpIn === null ? '' : dayFrom(stage, followUpIn) };
    await phonebook.insert(callAt(stage, OWNER, writtenAt(stage, ago, entry.name)), EntryDraft.parse(draft));
  }
  const now = callAt(stage, OWNER, stage.now);
  await importCards(now, { name: 'danh-ba.vcf', bytes: Buffer.from(file) }, 'demo-file');
  const notes = NoteChanges.parse(noted);
  await phonebook.updateOfMember(now, idOf(stage.ids, FRIEND), notes);
  for (const card of left) await leaveCard(stage, null, card);
  const { name } = await openPage(now, idOf(stage.ids, PARTNER));
  await leaveCard(stage, PARTNER, { ...left[1], ago: 3, name, phone: '+84900000313' });
};
