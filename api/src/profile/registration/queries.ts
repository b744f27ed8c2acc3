import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import type { REGISTRATION_SORTS } from '@m4u/contract/profile/registration';
import type { RegistrationStatus, RequiredField } from '@m4u/contract/profile/registration/rules';
import { and, arrayContains, count, desc, eq, gte, inArray, lt, type SQL } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Slice } from '../../platform/database/slice.ts';
import { orNewestFirst, type Sorting, toOrderBy } from '../../platform/database/sorting.ts';
import { agencyFactsOf } from '../directory/agencies/facts.reads.ts';
import { registrations, registrationSteps } from './tables.ts';

/** A stored registration. */
export type RegistrationRecord = typeof registrations.$inferSelect;
/** A stored step. */
export type StepRecord = typeof registrationSteps.$inferSelect;

/** Filter by owner: all registrations, those of some agencies, or those of one applicant. */
export type RegistrationOwner = 'all' | { readonly agencies: readonly string[] } | { readonly applicantId: string };

/** Filter of a list besides the status; the time span includes `from` and excludes `to`. */
export interface RegistrationListFilter {
  readonly owner: RegistrationOwner;
  readonly type?: RegistrationRecord['type'] | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  readonly missingInfo?: readonly RequiredField[] | undefined;
  readonly citizenHash?: string | undefined;
  readonly from?: Date | undefined;
  readonly before?: Date | undefined;
}

const hasOwner = (owner: RegistrationOwner): SQL | undefined => {
  if (owner === 'all') return undefined;
  return 'agencies' in owner
    ? inArray(registrations.agencyId, [...owner.agencies])
    : eq(registrations.applicantId, owner.applicantId);
};

const registrationsMatching = ({
  owner,
  type,
  phone,
  email,
  missingInfo = [],
  citizenHash,
  from,
  before,
}: RegistrationListFilter): SQL | undefined =>
  and(
    hasOwner(owner),
    type && eq(registrations.type, type),
    phone === undefined ? undefined : eq(registrations.phone, phone),
    email === undefined ? undefined : eq(registrations.email, email),
    missingInfo.length === 0 ? undefined : arrayContains(registrations.missingInfo, [...missingInfo]),
    citizenHash === undefined ? undefined : eq(registrations.citizenIdentificationHash, citizenHash),
    from && gte(registrations.createdAt, from),
    before && lt(registrations.createdAt, before),
  );

const listColumns = { row: registrations, agency: agencyFactsOf(registrations.agencyId) };
/** A registration with its agency. */
export interface ListedRegistration {
  readonly row: RegistrationRecord;
  readonly agency: { readonly _id: string; readonly name: string } | null;
}

/** By which column registrations are sorted. */
export type RegistrationSorting = Sorting<(typeof REGISTRATION_SORTS)[number]>;

/** Lists registrations, without a sorting latest first. */
export const list = (
  db: Executor,
  filter: RegistrationListFilter,
  status: RegistrationStatus | undefined,
  sorting: RegistrationSorting,
  { limit, offset }: Slice,
): Promise<ListedRegistration[]> =>
  db
    .select(listColumns)
    .from(registrations)
    .where(and(registrationsMatching(filter), status && eq(registrations.status, status)))
    .orderBy(...toOrderBy({ created: registrations.createdAt }, registrations.id, orNewestFirst(sorting), 'created'))
    .limit(limit)
    .offset(offset);

/** Counts the registrations in each state. */
export const countByStatus = (
  db: Executor,
  filter: RegistrationListFilter,
): Promise<{ status: RegistrationStatus; total: number }[]> =>
  db
    .select({ status: registrations.status, total: count() })
    .from(registrations)
    .where(registrationsMatching(filter))
    .groupBy(registrations.status);

/** Reads a registration with its agency, and the agency that it created. */
export const find = async (db: Executor, id: string) => {
  const [row] = await db
    .select({ ...listColumns, madeAgency: agencyFactsOf(registrations.madeAgencyId) })
    .from(registrations)
    .where(eq(registrations.id, id));
  return row;
};

/** Reads a registration and locks its row until the transaction ends. */
export const findForUpdate = byProgram(async (tx: Executor, id: string): Promise<RegistrationRecord | undefined> => {
  const [row] = await tx.select().from(registrations).where(eq(registrations.id, id)).for('update');
  return row;
});

/** Stores a new registration. */
export const insert = byProgram((tx: Executor, row: typeof registrations.$inferInsert) =>
  tx.insert(registrations).values(row),
);

/** Updates a registration whose row is locked. */
export const update = byProgram(
  async (tx: Executor, id: string, changes: Partial<typeof registrations.$inferInsert>): Promise<void> => {
    await tx.update(registrations).set(changes).where(eq(registrations.id, id));
  },
);

/** Stores a step. */
export const insertStep = byProgram((tx: Executor, row: typeof registrationSteps.$inferInsert) =>
  tx.insert(registrationSteps).values(row),
);

/** Maximum number of steps shown; changes of data may be many. */
const MOST_STEPS = 200;

/** Lists the steps of a registration, oldest first. */
export const listSteps = async (db: Executor, registrationId: string): Promise<StepRecord[]> => {
  const latest = await db
    .select()
    .from(registrationSteps)
    .where(eq(registrationSteps.registrationId, registrationId))
    .orderBy(desc(registrationSteps.id))
    .limit(MOST_STEPS);
  return latest.toReversed();
};
