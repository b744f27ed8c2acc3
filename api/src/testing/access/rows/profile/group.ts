import type { GroupRole } from '@m4u/contract/profile/group/roles';
import { assertDone } from '../../../server/answers.ts';
import { makeGroup } from '../../../factories/profiles.ts';
import type { Actor } from '../../world/actors.ts';
import { customerRows, importRows } from './customers.ts';
import type { AccessRow, Ask, Rows } from '../../engine/row.ts';
import type { World } from '../../world/world.ts';

const open = (ask: (world: World) => Ask): AccessRow => ({ ask, may: 'everybody' });
const page = ({ groupId }: World): Ask => ({ params: { id: groupId } });
const ofGroup = ({ groupId }: World): Ask => ({ params: { groupId } });
const byAdmin = (ask: AccessRow['ask'], others: AccessRow['others'] = 'forbidden'): AccessRow => ({
  ask,
  may: ['groupAdmin'],
  ...(others && { others }),
});
const changed = (body: (world: World, by: 'groupAdmin' | 'editor') => object | Promise<object>): AccessRow => ({
  ask: async (world, actor) => ({
    ...page(world),
    body: { ...(await body(world, actor === 'editor' ? 'editor' : 'groupAdmin')) },
  }),
  may: ['groupAdmin', 'editor'],
  others: 'forbidden',
});

/** An invitation of a new member, who takes the place of the owner. */
const invited = async (world: World, actor: Actor): Promise<Ask> => {
  const person = await world.newcomer();
  const answer = await world.api.post('/members/createGroupMmeber', {
    as: world.who('groupAdmin'),
    body: { groupId: world.groupId, memberId: person.memberId },
  });
  const { invitationId } = assertDone<{ data: { invitationId: string } }>(answer).data;
  return { params: { id: invitationId }, ...(actor === 'owner' && { as: person }) };
};

/** A group of the same admin that a call may use up. */
const spareGroup = (world: World) => makeGroup(world.api, { admins: [world.who('groupAdmin')] });
const deletedGroup = async (world: World): Promise<string> => {
  const id = await spareGroup(world);
  assertDone(await world.api.put(`/groupAndBrand/deleteById/${id}`, { as: world.who('groupAdmin') }));
  return id;
};

/** A new member of the group. */
const joined = async ({ api, groupId, newcomer, who }: World, role: GroupRole = 'member'): Promise<string> => {
  const person = await newcomer();
  assertDone(await api.post('/members/createGroupMmeber', { as: person, body: { groupId } }));
  const body = { groupId, action: 'accept', role };
  assertDone(await api.put(`/members/updateMemberStatusById/${person.memberId}`, { as: who('groupAdmin'), body }));
  return person.memberId;
};

const linkOf = async ({ api, who, groupId }: World): Promise<string> => {
  const links = [{ label: 'Cửa hàng', address: 'https://gom.example.vn', enabled: true }];
  const answer = await api.put(`/groupAndBrand/updateUById/${groupId}`, { as: who('groupAdmin'), body: { links } });
  return assertDone<{ data: { links: { _id: string }[] } }>(answer).data.links[0]?._id ?? '';
};

const form = { enabled: true, title: 'Đặt hàng', fields: [{ label: 'Tên', kind: 'text', required: true }] };

/** The page of a group is public, everything else is for its admins. */
export const groupRows: Rows<'group'> = {
  ...customerRows,
  ...importRows,
  people: [
    open(ofGroup),
    {
      about: 'who asks to join',
      ...byAdmin((world) => ({ ...ofGroup(world), query: { filter: { status: 'requested' } } })),
    },
  ],
  requests: byAdmin(ofGroup),
  memberOf: byAdmin(({ groupId, who }) => ({ params: { groupId, id: who('member').memberId } })),
  changeMember: [
    byAdmin(({ groupId, who }) => ({
      params: { id: who('member').memberId },
      body: { groupId, action: 'title', title: 'Thợ cả' },
    })),
    {
      about: 'another role',
      ...byAdmin(async (world) => ({
        params: { id: await joined(world) },
        body: { groupId: world.groupId, action: 'role', role: 'cashier' },
      })),
    },
    {
      about: 'handing over',
      ...byAdmin(async (world) => ({
        params: { id: await joined(world, 'admin') },
        body: { groupId: world.groupId, action: 'offer-ownership' },
      })),
    },
    {
      about: 'taking out',
      ...byAdmin(async (world) => ({
        params: { id: await joined(world) },
        body: { groupId: world.groupId, action: 'remove' },
      })),
    },
  ],
  addMember: [
    {
      about: 'asking to join',
      ask: async ({ groupId, newcomer }) => ({ body: { groupId }, as: await newcomer() }),
      may: 'members',
    },
    {
      about: 'inviting',
      ...byAdmin(async ({ groupId, newcomer }) => ({
        body: { groupId, memberId: (await newcomer()).memberId, role: 'member', title: 'Thợ' },
      })),
    },
  ],
  standing: { ask: ofGroup, may: 'members' },
  requireFactor: byAdmin((world) => ({ ...ofGroup(world), body: { required: false } })),
  managed: { ask: () => ({}), may: 'members' },
  invitations: byAdmin(ofGroup),
  receivedInvitations: { ask: () => ({}), may: 'members' },
  invitation: { ask: invited, may: ['owner'] },
  acceptInvitation: { ask: async (world, actor) => ({ ...(await invited(world, actor)), body: {} }), may: ['owner'] },
  declineInvitation: { ask: async (world, actor) => ({ ...(await invited(world, actor)), body: {} }), may: ['owner'] },
  withdrawInvitation: byAdmin(invited, 'not-found'),
  resendInvitation: byAdmin(invited, 'not-found'),
  insert: [
    {
      ask: async ({ newcomer }) => ({ body: { kind: 'brand', name: 'Gốm mới' }, as: await newcomer() }),
      may: 'members',
    },
    {
      about: 'in an agency',
      ask: ({ agencyId }) => ({ body: { kind: 'group', name: 'Gốm mới', agencyId } }),
      may: ['agencyAdmin'],
      others: 'forbidden',
    },
  ],
  delete: {
    ask: async (world) => ({ params: { id: await spareGroup(world) } }),
    may: ['groupAdmin', 'staff'],
    others: 'forbidden',
  },
  restore: { ask: async (world) => ({ params: { id: await deletedGroup(world) } }), may: ['groupAdmin', 'staff'] },
  listOwn: { ask: () => ({}), may: 'members' },
  listPublic: open(() => ({ query: { query: 'gom' } })),
  organizeAdmins: {
    ask: ({ agencyId }) => ({ query: { agencyId } }),
    may: ['agencyAdmin', 'staff'],
    others: 'forbidden',
  },
  updateByAgencyAdmin: {
    ask: (world) => ({ ...page(world), body: { headline: 'Gốm men lam' } }),
    may: ['agencyAdmin'],
    others: 'forbidden',
  },
  get: { ask: page, may: ['groupAdmin', 'editor', 'agencyAdmin'], others: 'forbidden' },
  view: [open(page), { about: 'by its link', ...open(({ name }) => ({ params: { id: `gom-${name}` } })) }],
  meta: open(page),
  vcard: open(page),
  updateTheme: changed(() => ({ theme: 'lightmode' })),
  updateUrlMinify: changed(({ name }) => ({ urlMinify: `gom-${name}` })),
  update: changed(async ({ picture }, by) => ({
    headline: 'Gốm men lam',
    logo: await picture(by),
    background: await picture(by),
  })),
  openLink: {
    ask: async (world) => ({ params: { id: world.groupId, link: await linkOf(world) } }),
    may: 'everybody',
  },
  getForm: {
    ask: async (world) => {
      const { api, who, groupId } = world;
      const as = who('groupAdmin');
      assertDone(await api.put(`/groupAndBrand/updateFormDataBaDbyBaDId/${groupId}`, { as, body: form }));
      return page(world);
    },
    may: 'everybody',
  },
  updateForm: changed(() => form),
  qr: open(page),
  sharePicture: open(page),
};

const byOffice = (ask: AccessRow['ask']): AccessRow => ({ ask, may: ['staff'] });
const locked = async (world: World): Promise<string> => {
  const id = await spareGroup(world);
  const body = { reason: 'Thử' };
  assertDone(await world.api.put(`/admin/groups/${id}/lock`, { as: world.who('staff'), body }));
  return id;
};

/** Management of groups by staff. */
export const groupStaffRows: Rows<'groupStaff'> = {
  list: byOffice(() => ({ query: { q: 'gom' } })),
  get: byOffice(page),
  lock: byOffice(async (world) => ({ params: { id: await spareGroup(world) }, body: { reason: 'Thử' } })),
  unlock: byOffice(async (world) => ({ params: { id: await locked(world) } })),
};
