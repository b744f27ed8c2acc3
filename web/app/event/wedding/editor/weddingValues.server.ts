import { writePosition } from '@m4u/contract/address/position';
import type { BankAccount } from '@m4u/contract/content/activity/account';
import type { ShownPlace, Wedding } from '@m4u/contract/event/wedding/schema';
import { otherBank } from '../../../content/activity/AccountFields.tsx';
import { toIsoDay } from '../weddingWords.tsx';

/** Form values of a family's bank account. */
export interface AccountValues {
  readonly bankName: string;
  readonly otherBank: string;
  readonly accountNumber: string;
  readonly ownerName: string;
  readonly displayName: string;
}

interface PlaceValues {
  readonly name: string;
  readonly address: string;
  readonly mapLink: string;
  readonly position: string;
}

interface SpouseValues {
  readonly name: string;
  readonly rank: string;
  readonly about: string;
}

interface FamilyValues {
  readonly father: string;
  readonly mother: string;
  readonly address: string;
}

/** Form values of a day, in the formats of browser fields. */
interface DayValues {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `HH:mm`; empty while it is open. */
  readonly hour: string;
}

/** Form values of an invitation, all as text; pictures and chapters have their own state. */
export interface WeddingValues {
  readonly design: string;
  readonly palette: string;
  readonly groom: SpouseValues;
  readonly bride: SpouseValues;
  readonly groomsFamily: FamilyValues;
  readonly bridesFamily: FamilyValues;
  readonly groomsBank: AccountValues;
  readonly bridesBank: AccountValues;
  readonly weddingDay: DayValues;
  readonly weddingPartyDay: DayValues;
  readonly ceremonyPlace: PlaceValues;
  readonly partyPlace: PlaceValues;
  readonly dress: { readonly note: string };
  readonly greeting: string;
  readonly name: string;
  readonly tune: string;
  /** Id of an upload; empty for none. */
  readonly song: string;
  readonly video: string;
  readonly replyUntil: string;
}

const accountOf = (account: BankAccount | null): AccountValues => ({
  bankName: account ? (account.bin ?? otherBank) : '',
  otherBank: account && account.bin === null ? account.bankName : '',
  accountNumber: account?.accountNumber ?? '',
  ownerName: account?.ownerName ?? '',
  displayName: account?.displayName ?? '',
});

const dayOf = (day: { h: string; d: number; m: number; y: number }): DayValues => ({
  date: toIsoDay(day),
  hour: day.h.replace(/[Hh]/, ':'),
});

/** The day of the party: without a date on the day of the ceremony, so that it follows a change of that day. */
const partyDayOf = ({ weddingDay, weddingPartyDay }: Wedding): DayValues => {
  const [ceremony, party] = [dayOf(weddingDay), dayOf(weddingPartyDay)];
  return party.date === ceremony.date ? { ...party, date: '' } : party;
};

const noDay: DayValues = { date: '', hour: '' };
const nobody: SpouseValues = { name: '', rank: '', about: '' };
const noFamily: FamilyValues = { father: '', mother: '', address: '' };
const nowhere: PlaceValues = { name: '', address: '', mapLink: '', position: '' };

const placeOf = ({ position, ...place }: ShownPlace): PlaceValues => ({
  ...place,
  position: position ? writePosition(position) : '',
});

/** Initial values of the form; a new invitation has neither dates nor hours (docs/rules/wedding.md#defaults). */
export const valuesOf = (wedding: Wedding | null): WeddingValues => ({
  design: wedding?.design ?? 'songHy',
  palette: wedding?.palette ?? 'first',
  groom: wedding?.groom ?? nobody,
  bride: wedding?.bride ?? nobody,
  groomsFamily: wedding?.groomsFamily ?? noFamily,
  bridesFamily: wedding?.bridesFamily ?? noFamily,
  groomsBank: accountOf(wedding?.groomsBank ?? null),
  bridesBank: accountOf(wedding?.bridesBank ?? null),
  weddingDay: wedding ? dayOf(wedding.weddingDay) : noDay,
  weddingPartyDay: wedding ? partyDayOf(wedding) : noDay,
  ceremonyPlace: wedding ? placeOf(wedding.ceremonyPlace) : nowhere,
  partyPlace: wedding ? placeOf(wedding.partyPlace) : nowhere,
  dress: { note: wedding?.dress.note ?? '' },
  greeting: wedding?.greeting ?? '',
  name: wedding?.name ?? '',
  tune: wedding?.tune ?? 'none',
  song: wedding?.song?._id ?? '',
  video: wedding?.video ?? '',
  replyUntil: wedding?.replyUntil ?? '',
});
