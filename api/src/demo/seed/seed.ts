import { DAY } from '@m4u/contract/durations';
import { currentVersion } from '@m4u/contract/identity/consent/words';
import { GROUP_STEPS } from '@m4u/contract/insight/home/schema';
import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import { and, eq, inArray, isNull, sql } from '../../platform/database/orm.ts';
import type { Api } from '../../app.ts';
import { hashPassword } from '../../identity/auth/password/service.ts';
import { accounts } from '../../identity/auth/tables.ts';
import { consents } from '../../identity/consent/tables.ts';
import { inTransaction, type Transaction } from '../../platform/events/transaction.ts';
import { sanitise } from '../../platform/text/html.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { agencyAdmins } from '../../profile/agency/admins/tables.ts';
import { agencies } from '../../profile/agency/tables.ts';
import { reserveLink } from '../../profile/shortLink/service.ts';
import { groupMembers, groups as groupTable } from '../../profile/group/tables.ts';
import type { StoredLink } from '../../profile/page/tables.ts';
import { resolveContactPlaces } from '../../profile/page/contactPlace.service.ts';
import { members } from '../../profile/member/tables.ts';
import { shortLinks } from '../../profile/shortLink/tables.ts';
import { readDemo } from '../content.ts';
import type { DemoGroup, DemoMember } from '../shapes/people.ts';
import { insertCampaigns } from './campaigns.ts';
import { insertCards } from './cards.ts';
import { insertCheckIns } from './checkIns.ts';
import { insertContent } from './content.ts';
import { insertCvs } from './cvs.ts';
import { insertDiscounts } from './discounts.ts';
import { insertExplore } from './explore.ts';
import { insertForms } from './forms.ts';
import { insertFriends } from './friends.ts';
import { insertLoyalty } from './loyalty.ts';
import { insertOrders } from './orders.ts';
import { insertPhonebooks } from './phonebook.ts';
import { insertRegistrations } from './registrations.ts';
import { insertReports } from './reports.ts';
import { insertRequests } from './requests.ts';
import { storePictures } from './pictures.ts';
import { insertStaffWork } from './staffWork.ts';
import { insertTalks } from './talks.ts';
import { insertTracking } from './tracking.ts';
import { insertWeddings } from './weddings.ts';
import { idOf, type Ids, type Stage } from '../stage.ts';

/** A demo account. */
export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  /** Purpose of the account. */
  readonly role: string;
}

/** Password of every demo account; these are open only on a loopback run or with `DEMO`. */
const PASSWORD = 'bien-xanh-cat-trang';

const emailOf = (key: string): string => `${key}@m4u.example`;

/** Accounts listed at the program's start. */
export const demoAccounts: readonly DemoAccount[] = [
  { email: emailOf('duyen'), password: PASSWORD, role: 'owner of /smc/my-duyen and admin of /mbg/gom-moc-nhien' },
  {
    email: emailOf('bao'),
    password: PASSWORD,
    role: 'admin of /mbg/sao-khue-so, which limits its themes, and of the agency above it',
  },
  { email: emailOf('an'), password: PASSWORD, role: 'staff' },
];

const STAFF = 'an';

const toLinks = (links: DemoMember['links']): StoredLink[] =>
  links.map(({ label, address, icon }) => ({ _id: uuidv7(), label, address, enabled: true, icon }));

/** Options of the seeding. */
export interface SeedOptions {
  /** Replaces every picture, for tests without pictures: encoding takes most of the time. */
  readonly picture?: Buffer;
}

/** Members joined one after another, the first in the list last. */
const DAYS_BETWEEN_MEMBERS = 2;

const insertMember = async (
  { tx, ids, picture: find }: Stage,
  person: DemoMember & { readonly createdAt: Date },
  agencyId: string,
) => {
  const { key, about, link, contacts, links, picture, cover, ...rest } = person;
  const id = idOf(ids, key);
  await tx.insert(members).values({
    ...rest,
    id,
    aboutMe: sanitise(about),
    portraitId: find(key, picture)._id,
    backgroundId: find(key, cover)._id,
    ...(await resolveContactPlaces(tx, contacts)),
    links: toLinks(links),
    ...(key === readDemo().agency.member && { agencyId }),
  });
  await tx.insert(shortLinks).values({ link, ownerKind: 'member', ownerId: id });
};

const insertAccounts = async ({ tx, ids, now }: Stage) => {
  const passwordHash = await hashPassword(PASSWORD);
  await tx.insert(accounts).values(
    readDemo().members.map(({ key }) => ({
      id: uuidv7(),
      memberId: idOf(ids, key),
      email: emailOf(key),
      passwordHash,
      verifiedAt: now,
      staff: key === STAFF,
      demo: true,
      termsVersion: currentVersion('terms'),
      searchable: true,
    })),
  );
  const agreed = ['terms', 'searchEngines'] as const;
  await tx.insert(consents).values(
    readDemo().members.flatMap(({ key }) =>
      agreed.map((purpose) => ({
        id: uuidv7(),
        memberId: idOf(ids, key),
        purpose,
        version: currentVersion(purpose),
        granted: true,
        at: now,
        screen: 'register' as const,
      })),
    ),
  );
};

const insertAgency = async ({ api, tx }: Stage, id: string) => {
  const { name, note, contacts, member: _, admins: __, ...rest } = readDemo().agency;
  const places = await resolveContactPlaces(tx, contacts);
  await tx.insert(agencies).values({ ...rest, id, name, note: sanitise(note), ...places });
  await reserveLink(api.platform, tx, { kind: 'agency', id }, name);
};

const insertAgencyAdmins = async ({ tx, ids, now }: Stage, agencyId: string) => {
  const { admins } = readDemo().agency;
  await tx.insert(agencyAdmins).values(admins.map((key) => ({ agencyId, memberId: idOf(ids, key), createdAt: now })));
};

/** Age of the demo groups at the seeding (ms): their reports cover a year. */
const GROUP_AGE = 800 * DAY;

const insertGroup = async ({ tx, ids, now, picture: find }: Stage, group: DemoGroup, agencyId: string) => {
  const { logo, cover, note, themeStyle = [], link, contacts, links, inAgency, ...rest } = group;
  const { admins, members: accepted, requested, ...row } = rest;
  const id = idOf(ids, link);
  const createdAt = new Date(now.getTime() - GROUP_AGE);
  await tx.insert(groupTable).values({
    ...row,
    id,
    note: sanitise(note),
    logoId: find(admins[0], logo)._id,
    backgroundId: find(admins[0], cover)._id,
    layoutPermission: themeStyle.length > 0 ? 'LIMIT' : 'FREE',
    themeStyle,
    ...(await resolveContactPlaces(tx, contacts)),
    links: toLinks(links),
    // They have long begun.
    settledSteps: [...GROUP_STEPS],
    ...(inAgency && { agencyId }),
    createdAt,
  });
  await tx.insert(shortLinks).values({ link, ownerKind: 'group', ownerId: id });
  const as = (keys: readonly string[], role: 'admin' | 'member', status: 'accepted' | 'requested') =>
    keys.map((key) => ({ groupId: id, memberId: idOf(ids, key), role, status, createdAt }));
  await tx
    .insert(groupMembers)
    .values([
      ...as(admins, 'admin', 'accepted'),
      ...as(accepted, 'member', 'accepted'),
      ...as(requested, 'member', 'requested'),
    ]);
};

const isEmpty = async (db: Transaction): Promise<boolean> => {
  const found = await db.select({ id: members.id }).from(members).limit(1);
  return found.length === 0;
};

// Any number that no other advisory lock uses.
const SEED_LOCK = 4_041_976;

/**
 * Locks or unlocks the demo accounts and their pages. A data folder tried on one machine may later serve others, and
 * the demo's passwords are public.
 */
export const lockDemo = byProgram(async ({ platform: { db, clock } }: Api, locked: boolean): Promise<void> => {
  await inTransaction(db, async (tx) => {
    const demo = await tx
      .update(accounts)
      .set({ lockedBy: locked ? 'staff' : null })
      .where(and(eq(accounts.demo, true), locked ? isNull(accounts.lockedBy) : eq(accounts.lockedBy, 'staff')))
      .returning({ memberId: accounts.memberId });
    const memberIds = demo.map(({ memberId }) => memberId);
    const lockedAt = locked ? clock.now() : null;
    await tx.update(members).set({ lockedAt }).where(inArray(members.id, memberIds));
  });
});

/** Loads the demo content into a database that has no members yet; does nothing otherwise. */
export const seedDemo = async (api: Api, options: SeedOptions = {}): Promise<void> => {
  const { db, clock } = api.platform;
  if (!(await isEmpty(db))) return;
  const demo = readDemo();
  // The first in the list joined last, and lists are sorted by ids.
  const keys = [...demo.members.map(({ key }) => key).reverse(), ...demo.groups.map(({ link }) => link)];
  const ids: Ids = new Map(keys.map((key) => [key, uuidv7()]));
  const picture = await storePictures(api, ids, options.picture);
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if (!(await isEmpty(tx))) return;
    const stage: Stage = { api, tx, ids, picture, now: clock.now() };
    const agencyId = uuidv7();
    await insertAgency(stage, agencyId);
    for (const [index, person] of demo.members.entries()) {
      const joinedAt = new Date(stage.now.getTime() - DAYS_BETWEEN_MEMBERS * index * DAY);
      await insertMember(stage, { ...person, createdAt: joinedAt }, agencyId);
    }
    await insertAgencyAdmins(stage, agencyId);
    await insertAccounts(stage);
    for (const group of demo.groups) await insertGroup(stage, group, agencyId);
    await insertCards(stage);
    await insertRegistrations(stage);
    await insertFriends(stage);
    await insertContent(stage);
    await insertCvs(stage);
    await insertRequests(stage);
    await insertDiscounts(stage);
    await insertOrders(stage);
    await insertLoyalty(stage);
    await insertCheckIns(stage);
    await insertCampaigns(stage);
    await insertReports(stage, agencyId);
    await insertForms(stage);
    await insertPhonebooks(stage);
    await insertStaffWork(stage);
    await insertTalks(stage);
    await insertTracking(stage);
    await insertWeddings(stage);
  });
  await inTransaction(db, (tx) => insertExplore({ api, tx, ids, picture, now: clock.now() }));
};
