import type { CertificateState } from '@m4u/contract/event/attendance/rules';
import type { Executor } from '../../platform/database/database.ts';
import { containsEachWord } from '../../platform/database/folding.ts';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  isNull,
  ne,
  not,
  type SQL,
  sql,
  type SQLWrapper,
} from '../../platform/database/orm.ts';
import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import type { Slice } from '../../platform/database/slice.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { personHasCome } from '../checkIn/reads.ts';
import { attendanceCertificates as certificates, attendanceSettings as settings } from './tables.ts';

const { words: _words, ...columns } = getTableColumns(certificates);

/** The guest's column with its table: within a subquery the bare name would mean another one. */
const personId = sql.raw('attendance_certificates.person_id');

const shown = {
  ...columns,
  hasCome: personHasCome(personId),
  hasOther: sql<boolean>`exists (select from attendance_certificates as other
    where other.person_id = ${personId} and other.withdrawn_at is null)`,
};

/** A row of a certificate with the facts that decide on its state, without its search words. */
export type CertificateRow = Omit<typeof certificates.$inferSelect, 'words'> & {
  readonly hasCome: boolean;
  /** Whether its guest has a certificate that was not withdrawn; also true of that one itself. */
  readonly hasOther: boolean;
};

/** A row of the settings of an event's certificates. */
export type SettingsRow = typeof settings.$inferSelect;

/** Filter of a list of certificates. */
export interface CertificateConditions {
  readonly state?: CertificateState | undefined;
  readonly q?: string | undefined;
}

const isValid = (): SQL | undefined =>
  and(isNull(certificates.withdrawnAt), ne(certificates.holder, ''), personHasCome(personId));

const inState = (state: CertificateState): SQL | undefined => {
  const valid = isValid();
  return state === 'valid' ? valid : valid && not(valid);
};

const certificatesMatching = (eventId: string, { state, q }: CertificateConditions) =>
  and(
    eq(certificates.eventId, eventId),
    state && inState(state),
    q === undefined ? undefined : containsEachWord(certificates.words, q),
  );

/** Lists certificates of an event, newest first. */
export const list = (
  db: Executor,
  eventId: string,
  filter: CertificateConditions,
  { limit, offset }: Slice,
): Promise<CertificateRow[]> =>
  db
    .select(shown)
    .from(certificates)
    .where(certificatesMatching(eventId, filter))
    .orderBy(desc(certificates.id))
    .limit(limit)
    .offset(offset);

/** Counts the certificates of an event that pass the filter. */
export const count = (db: Executor, eventId: string, filter: CertificateConditions): Promise<number> =>
  db.$count(certificates, certificatesMatching(eventId, filter));

/** Finds a certificate that the caller may see. */
export const find = async (db: Executor, id: string): Promise<CertificateRow | undefined> => {
  const [row] = await db.select(shown).from(certificates).where(eq(certificates.id, id));
  return row;
};

/** Finds a certificate by its number. Runs as the program: who has the number may verify it. */
export const findByNumber = byProgram(async (db: Executor, number: string): Promise<CertificateRow | undefined> => {
  const [row] = await db.select(shown).from(certificates).where(eq(certificates.number, number));
  return row;
});

/** The latest certificate of a guest. Runs as the program, for guests who ask about themselves. */
export const findOfPerson = byProgram(async (db: Executor, personId: string): Promise<CertificateRow | undefined> => {
  const [row] = await db
    .select(shown)
    .from(certificates)
    .where(eq(certificates.personId, personId))
    .orderBy(desc(certificates.id))
    .limit(1);
  return row;
});

/** Whether a guest ever had a certificate, as a value within a larger query. */
export const hadCertificate = (personId: SQLWrapper): SQL<boolean> =>
  sql<boolean>`exists (select from ${certificates} where ${certificates.personId} = ${personId})`;

/** Inserts certificates, but for guests who have a valid one; returns how many. */
export const insert = async (tx: Transaction, rows: readonly (typeof certificates.$inferInsert)[]): Promise<number> => {
  if (rows.length === 0) return 0;
  const inserted = await tx
    .insert(certificates)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: certificates.id });
  return inserted.length;
};

/** Locks all certificates of a guest until the transaction ends, so that one of them at most becomes valid. */
export const lockOfPerson = async (tx: Transaction, personId: string): Promise<void> => {
  await tx
    .select({ id: certificates.id })
    .from(certificates)
    .where(eq(certificates.personId, personId))
    .orderBy(asc(certificates.id))
    .for('no key update');
};

/** Changes a certificate. */
export const update = async (
  tx: Transaction,
  id: string,
  changes: Pick<typeof certificates.$inferInsert, 'withdrawnAt' | 'withdrawnBy' | 'reason'>,
): Promise<void> => {
  await tx.update(certificates).set(changes).where(eq(certificates.id, id));
};

/** Finds the settings of an event's certificates. Runs as the program: what is printed is shown to everybody. */
export const findSettings = byProgram(async (db: Executor, eventId: string): Promise<SettingsRow | undefined> => {
  const [row] = await db.select().from(settings).where(eq(settings.eventId, eventId));
  return row;
});

/** Saves the settings of an event's certificates. */
export const saveSettings = async (tx: Transaction, row: typeof settings.$inferInsert): Promise<void> => {
  const { eventId: _event, groupId: _group, ...changes } = row;
  await tx.insert(settings).values(row).onConflictDoUpdate({ target: settings.eventId, set: changes });
};
