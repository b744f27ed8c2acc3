import { DAY } from '@m4u/contract/durations';
import { currentVersion } from '@m4u/contract/identity/consent/words';
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
import { groupMembers, groups as groupTable } from '../../profile/group/tables.ts';
import type { KeptLink } from '../../profile/page/tables.ts';
import { resolveContactPlaces } from '../../profile/page/contactPlace.service.ts';
import { members } from '../../profile/member/tables.ts';
import { shortLinks } from '../../profile/shortLink/tables.ts';
import { storePicture } from '../../profile/upload/service.ts';
import { cover } from '../art/cover/cover.ts';
import { logo } from '../art/logo.ts';
import { portrait } from '../art/portrait/portrait.ts';
import { agency, groups, type DemoGroup } from '../groups.ts';
import { type DemoContact, type DemoLink, type DemoMember, people } from '../members.ts';
import { morePeople } from '../more-members.ts';
import { insertCampaigns } from './campaigns.ts';
import { insertCards } from './cards.ts';
import { insertCheckIns } from './checkIns.ts';
import { insertContent } from './content.ts';
import { insertCvs } from './cvs.ts';
import { insertDiscounts } from './discounts.ts';
import { insertExplore } from './explore.ts';
import { insertForms } from './forms.ts';
import { insertFriends } from './friends.ts';
import { insertOrders } from './orders.ts';
import { insertPhonebooks } from './phonebook.ts';
import { insertRegistrations } from './registrations.ts';
import { insertReports } from './reports.ts';
import { insertRequests } from './requests.ts';
import { storePictures } from './pictures.ts';
import { insertTalks } from './talks.ts';
import { insertTracking } from './tracking.ts';
import { insertWeddings } from './weddings.ts';
import { idOf, type Ids, type Stage } from '../stage.ts';

/** An account to try the product with. */
export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  /** What it is for. */
  readonly role: string;
}

/** Every demo account has this password; they are open only on a loopback run or where DEMO asks for them. */
const PASSWORD = 'bien-xanh-cat-trang';

const addressOf = (key: string): string => `${key}@m4u.example`;

/** The accounts that the start of the program names. */
export const demoAccounts: readonly DemoAccount[] = [
  { email: addressOf('duyen'), password: PASSWORD, role: 'owner of /smc/my-duyen and admin of /mbg/gom-moc-nhien' },
  {
    email: addressOf('bao'),
    password: PASSWORD,
    role: 'admin of /mbg/sao-khue-so, which limits its themes, and of the agency above it',
  },
  { email: addressOf('an'), password: PASSWORD, role: 'staff' },
];

const STAFF = 'an';
const everyone = [...people, ...morePeople];

/** Lines of contact, and where a page is by them. */
const placed = (tx: Transaction, contacts: readonly DemoContact[]) =>
  resolveContactPlaces(
    tx,
    contacts.map(([kind, value, policy = 'public', place]) => ({ kind, value, policy, ...(place && { place }) })),
  );

const linksOf = (links: readonly DemoLink[]): KeptLink[] =>
  links.map(([label, address, icon = null]) => ({ _id: uuidv7(), label, address, enabled: true, icon }));

/** Markup that is indented for reading holds no white space of its own. */
const richText = (html: string): string => sanitise(html.replaceAll(/>\s+</g, '><'));

/** How the demo content is laid down. */
export interface SeedOptions {
  /** Stands for every picture: for tests that look at none, since drawing them takes most of the time. */
  readonly picture?: Buffer;
}

/** The pictures of everybody, drawn and stored: the part that takes seconds. */
const storeArt = async ({ platform }: Api, ids: Ids, { picture: plain }: SeedOptions) => {
  const keep = async (owner: string, draw: () => Promise<Buffer>) =>
    storePicture(platform, owner, plain ?? (await draw()));
  const ofMembers = everyone.map(async ({ key, picture, cover: scene }) => {
    const own = () => (typeof picture === 'string' ? portrait(picture) : logo(picture.logo));
    return [key, await keep(idOf(ids, key), own), await keep(idOf(ids, key), () => cover(scene))] as const;
  });
  const ofGroups = groups.map(async ({ link, admins, logo: kind, cover: scene }) => {
    const owner = idOf(ids, admins[0] ?? '');
    return [link, await keep(owner, () => logo(kind)), await keep(owner, () => cover(scene))] as const;
  });
  const stored = await Promise.all([...ofMembers, ...ofGroups]);
  return new Map(
    stored.map(([key, picture, background]) => [key, { picture: picture._id, background: background._id }]),
  );
};

type Art = Awaited<ReturnType<typeof storeArt>>;

const insertMember = async (tx: Transaction, ids: Ids, art: Art, person: DemoMember, agencyId: string) => {
  const { key, type = 'individual', name, headline, about, language, theme, link, contacts, links, ...rest } = person;
  const id = idOf(ids, key);
  await tx.insert(members).values({
    id,
    type,
    name,
    headline,
    aboutMe: richText(about),
    portraitId: art.get(key)?.picture,
    backgroundId: art.get(key)?.background,
    language,
    theme,
    ...(await placed(tx, contacts)),
    links: linksOf(links),
    career: rest.career,
    childCareer: rest.childCareer,
    interests: [...(rest.interests ?? [])],
    gender: rest.gender,
    birthday: rest.birthday,
    ...(key === agency.member && { agencyId }),
  });
  await tx.insert(shortLinks).values({ link, ownerKind: 'member', ownerId: id });
};

const insertAccounts = async (tx: Transaction, ids: Ids, now: Date) => {
  const passwordHash = await hashPassword(PASSWORD);
  await tx.insert(accounts).values(
    everyone.map(({ key }) => ({
      id: uuidv7(),
      memberId: idOf(ids, key),
      email: addressOf(key),
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
    everyone.flatMap(({ key }) =>
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

const insertAgency = async (tx: Transaction, id: string) => {
  const { name, headline, note, themeStyle, career, contacts } = agency;
  const row = { id, name, headline, note: richText(note), themeStyle, career, ...(await placed(tx, contacts)) };
  return tx.insert(agencies).values(row);
};

/** How long the demo groups have been there when they are seeded, in ms: their reports tell of a year. */
const GROUP_AGE = 800 * DAY;

const insertGroup = async ({ tx, ids, now }: Omit<Stage, 'api'>, art: Art, group: DemoGroup, agencyId: string) => {
  const { kind, name, headline, note, theme, themeStyle, link, contacts, links, admins, requested = [] } = group;
  const { career, childCareer } = group;
  const id = idOf(ids, link);
  const createdAt = new Date(now.getTime() - GROUP_AGE);
  await tx.insert(groupTable).values({
    id,
    kind,
    name,
    headline,
    note: richText(note),
    logoId: art.get(link)?.picture,
    backgroundId: art.get(link)?.background,
    theme,
    layoutPermission: themeStyle ? 'LIMIT' : 'FREE',
    themeStyle: [...(themeStyle ?? [])],
    ...(await placed(tx, contacts)),
    links: linksOf(links),
    career,
    childCareer,
    ...(group.inAgency && { agencyId }),
    createdAt,
  });
  await tx.insert(shortLinks).values({ link, ownerKind: 'group', ownerId: id });
  const as = (keys: readonly string[], role: 'admin' | 'member', status: 'accepted' | 'requested') =>
    keys.map((key) => ({ groupId: id, memberId: idOf(ids, key), role, status, createdAt }));
  await tx
    .insert(groupMembers)
    .values([
      ...as(admins, 'admin', 'accepted'),
      ...as(group.members, 'member', 'accepted'),
      ...as(requested, 'member', 'requested'),
    ]);
};

const isEmpty = async (db: Transaction): Promise<boolean> => {
  const found = await db.select({ id: members.id }).from(members).limit(1);
  return found.length === 0;
};

// Any number that no other lock of the program uses.
const SEED_LOCK = 4_041_976;

/**
 * Locks the demo accounts and their pages, or opens them again. A data folder that was tried out on this machine alone
 * may later serve others, and these passwords are known to everybody.
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
  const ids: Ids = new Map(
    [...everyone.map(({ key }) => key), ...groups.map(({ link }) => link)].map((key) => [key, uuidv7()]),
  );
  const art = await storeArt(api, ids, options);
  const findPicture = await storePictures(api, ids, options.picture);
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if (!(await isEmpty(tx))) return;
    const agencyId = uuidv7();
    await insertAgency(tx, agencyId);
    for (const person of everyone) await insertMember(tx, ids, art, person, agencyId);
    await tx
      .insert(agencyAdmins)
      .values(agency.admins.map((key) => ({ agencyId, memberId: idOf(ids, key), createdAt: clock.now() })));
    await insertAccounts(tx, ids, clock.now());
    const stage = { api, tx, ids, now: clock.now() };
    for (const group of groups) await insertGroup(stage, art, group, agencyId);
    await insertCards(stage);
    await insertRegistrations(stage);
    await insertFriends(stage);
    await insertContent(stage, findPicture);
    await insertCvs(stage);
    await insertRequests(stage);
    await insertDiscounts(stage);
    await insertOrders(stage);
    await insertCheckIns(stage);
    await insertCampaigns(stage);
    await insertReports(stage, agencyId);
    await insertForms(stage);
    await insertPhonebooks(stage);
    await insertTalks(stage, findPicture);
    await insertTracking(stage);
    await insertWeddings(stage, findPicture);
  });
  await inTransaction(db, (tx) => insertExplore({ api, tx, ids, now: clock.now() }, findPicture));
};
