import { randomUUID } from 'node:crypto';
import type { CompanyDomain, DirectoryToken } from '@m4u/contract/insight/companySignIn/schema';
import { companyDomains, companyProviders } from '../../../../insight/companySignIn/tables.ts';
import type { AccessRow, Ask, Rows } from '../../engine/row.ts';
import { readMade } from '../../world/commerce.ts';
import { oncePerWorld, type World } from '../../world/world.ts';

// The sign-in of a company is its owners' (docs/rules/company-sign-in.md); the admin of the world's group owns it.

const OF_OWNER = { may: ['groupAdmin'], others: 'forbidden' } as const;

const make = <T extends { readonly _id: string }>(world: World, path: string, body: object): Promise<T> =>
  readMade<T>(
    world.api.post(`/companySignIn/${world.groupId}/${path}`, { as: world.who('groupAdmin'), body: { ...body } }),
  );

const domain = oncePerWorld((world) =>
  make<CompanyDomain>(world, 'domains', {
    domain: `${randomUUID().slice(0, 8)}.${world.groupId.slice(-8)}.example.vn`,
  }),
);
const token = oncePerWorld((world) => make<DirectoryToken>(world, 'tokens', {}));

/** A domain to remove. */
const makeDomain = async (world: World): Promise<Ask> => {
  const { db, clock } = world.api.api.platform;
  const id = randomUUID();
  const row = { domain: `${id.slice(0, 8)}.example.vn`, token: 'x', createdAt: clock.now() };
  await db.insert(companyDomains).values({ id, groupId: world.groupId, ...row });
  return { params: { groupId: world.groupId, id } };
};

/** A provider that nobody answers for. */
const saveProvider = async (world: World): Promise<Ask> => {
  const { db, clock } = world.api.api.platform;
  const now = clock.now();
  const row = { issuer: 'https://127.0.0.1:9', clientId: 'm4u', clientSecret: 'x', groupsClaim: 'groups' };
  await db
    .insert(companyProviders)
    .values({ groupId: world.groupId, ...row, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
  return { params: { groupId: world.groupId } };
};

const ofGroup = (body: object = {}): AccessRow => ({
  ask: ({ groupId }) => ({ params: { groupId }, body: { ...body } }),
  ...OF_OWNER,
});
const ofMade = (made: (world: World) => Promise<{ readonly _id: string }>): AccessRow => ({
  ask: async (world) => ({ params: { groupId: world.groupId, id: (await made(world))._id } }),
  ...OF_OWNER,
});

export const companySignIn: Rows<'companySignIn'> = {
  begin: {
    ask: () => ({ body: { email: 'ai-do@khong-co.example.vn' } }),
    may: [],
    others: 'company-unknown',
  },
  callback: { ask: ({ groupId }) => ({ params: { groupId } }), may: 'everybody' },
  get: {
    ask: async (world) => {
      await domain(world);
      return { params: { groupId: world.groupId } };
    },
    ...OF_OWNER,
    shows: async (world) => [(await domain(world)).domain],
  },
  saveProvider: ofGroup({ issuer: 'https://id.example.com', clientId: 'm4u', clientSecret: 'bi-mat' }),
  removeProvider: ofGroup(),
  tryProvider: { ask: saveProvider, ...OF_OWNER },
  addDomain: {
    ask: async (world) => ({ params: { groupId: world.groupId }, body: { domain: (await domain(world)).domain } }),
    ...OF_OWNER,
  },
  checkDomain: ofMade(domain),
  removeDomain: { ask: makeDomain, ...OF_OWNER },
  // A company has few tokens.
  createToken: { ...ofGroup(), once: 'a company has five tokens at most' },
  revokeToken: ofMade(token),
};
