import { assertDone } from '../../../server/answers.ts';
import type { Actor } from '../../world/actors.ts';
import type { AccessRow, Ask, Rows } from '../../engine/row.ts';
import type { World } from '../../world/world.ts';

const open = (ask: (world: World) => Ask): AccessRow => ({ ask, may: 'everybody' });
const ofOwner = (body: (world: World) => object | Promise<object>): AccessRow => ({
  ask: async (world) => ({ params: { id: world.memberId }, body: { ...(await body(world)) } }),
  may: ['owner'],
  others: 'forbidden',
});
const byOffice = (ask: AccessRow['ask']): AccessRow => ({ ask, may: ['staff'] });

const page = (world: World): Ask => ({ params: { id: world.memberId } });

/** A link of the owner's page. */
const linkOf = async ({ api, who, memberId }: World): Promise<string> => {
  const links = [{ label: 'Cửa hàng', address: 'https://gom.example.vn', enabled: true }];
  const answer = await api.put(`/members/updateAccountLinkById/${memberId}`, { as: who('owner'), body: { links } });
  return assertDone<{ data: { links: { _id: string }[] } }>(answer).data.links[0]?._id ?? '';
};

const form = { enabled: true, title: 'Đặt hàng', fields: [{ label: 'Tên', kind: 'text', required: true }] };

/** Profiles are public except for contacts with a smaller audience. */
export const memberRows: Rows<'member'> = {
  get: { ask: page, may: ['owner'], others: 'forbidden' },
  view: [open(page), { about: 'by its link', ...open(({ name }) => ({ params: { id: `chu-${name}` } })) }],
  update: ofOwner(async ({ picture }) => ({
    headline: 'Thợ gốm',
    portrait: await picture('owner'),
    background: await picture('owner'),
  })),
  updateTheme: ofOwner(() => ({ theme: 'lightmode' })),
  updateUrlMinify: ofOwner(({ name }) => ({ urlMinify: `chu-${name}` })),
  checkUrlMinify: open(({ name }) => ({ params: { id: `chu-${name}` } })),
  updateAccountLink: ofOwner(() => ({ links: [{ label: 'Gốm', address: 'https://gom.example.vn' }] })),
  openLink: {
    ask: async (world) => ({ params: { id: world.memberId, link: await linkOf(world) } }),
    may: 'everybody',
  },
  getForm: {
    ask: async (world) => {
      const { api, who, memberId } = world;
      assertDone(await api.put(`/members/updateFormDataByMemberId/${memberId}`, { as: who('owner'), body: form }));
      return page(world);
    },
    may: 'everybody',
  },
  updateForm: ofOwner(() => form),
  vcard: [open(page), { about: 'version 4', ...open((world) => ({ ...page(world), query: { version: '4' } })) }],
  meta: open(page),
  metaByUrlMinify: open(({ name }) => ({ params: { urlMinify: `chu-${name}` } })),
  infoByLink: open(({ name }) => ({ params: { id: `chu-${name}` } })),
  styles: open(() => ({})),
  themesForReader: { ask: () => ({}), may: 'members' },
  careers: open(() => ({})),
  childCareers: open(() => ({})),
  interests: open(() => ({})),
  qr: [open(page), { about: 'of the card', ...open((world) => ({ ...page(world), query: { holds: 'card' } })) }],
  sharePicture: open(page),
};

/** A member whom staff may lock and delete. */
const target = async (world: World, prepare?: (id: string) => Promise<unknown>): Promise<{ id: string }> => {
  const { memberId: id } = await world.newcomer();
  await prepare?.(id);
  return { id };
};
const office = (what: string, { api, who }: World, id: string) =>
  api.put(`/${what.replace('*', id)}`, { as: who('staff'), body: { reason: 'Thử' } }).then(assertDone);

/** Accounts are managed by staff. */
export const memberStaffRows: Rows<'memberStaff'> = {
  list: byOffice(({ who }) => ({ query: { q: who('owner').email } })),
  get: byOffice(page),
  lock: byOffice(async (world) => ({ params: await target(world), body: { reason: 'Thử' } })),
  changeType: byOffice(async (world) => ({ params: await target(world), body: { type: 'organization' } })),
  unlock: byOffice(async (world) => ({
    params: await target(world, (id) => office('admin/members/*/lock', world, id)),
  })),
  delete: byOffice(async (world) => ({ params: await target(world), body: { reason: 'Thử' } })),
  restore: byOffice(async (world) => ({
    params: await target(world, (id) => office('members/deleteMemberById/*', world, id)),
  })),
};

const termOf = async ({ api, who, next }: World): Promise<string> => {
  const number = next();
  const body = { kind: 'interest', nameVi: `Gốm ${number}`, nameEn: `Pottery ${number}` };
  return assertDone<{ data: { _id: string } }>(await api.post('/admin/terms', { as: who('staff'), body })).data._id;
};
const ofTerm =
  (body?: (world: World) => object | Promise<object>) =>
  async (world: World, _actor: Actor): Promise<Ask> => ({
    params: { id: await termOf(world) },
    ...(body && { body: { ...(await body(world)) } }),
  });

/** Terms of profiles are managed by staff. */
export const termsRows: Rows<'terms'> = {
  list: byOffice(() => ({ query: { kind: 'interest' } })),
  insert: byOffice(({ next }) => {
    const number = next();
    return { body: { kind: 'interest', nameVi: `Trà ${number}`, nameEn: `Tea ${number}` } };
  }),
  update: byOffice(ofTerm(({ next }) => ({ nameVi: `Sứ ${next()}`, nameEn: `China ${next()}` }))),
  delete: byOffice(ofTerm()),
  arrange: byOffice(ofTerm(async (world) => ({ beforeId: await termOf(world) }))),
};

/** Places are public and managed by staff. */
export const placeRows: Rows<'place'> = {
  provinces: open(() => ({})),
  districts: open(() => ({ query: { idProvincial: '48' } })),
  wards: open(() => ({ query: { idDistrict: '48' } })),
  units: open(() => ({})),
  search: open(() => ({ query: { query: 'hai chau' } })),
  mapping: open(() => ({ params: { code: '20194' } })),
  update: byOffice(() => ({ params: { version: '2025', code: '48' }, body: { name: 'Đà Nẵng' } })),
};
