import type { CvLink } from '@m4u/contract/content/cv/link';
import type { Cv } from '@m4u/contract/content/cv/schema';
import { assertDone } from '../../server/answers.ts';
import { CV, makeCv } from '../../factories/cvs.ts';
import { oncePerWorld, type World } from './world.ts';

/** The owner's CV; address and hidden parts are for the owner only. */
export const cvDraft = (world: World) => ({
  ...CV,
  name: world.secret('cv-name', ['owner']),
  email: `${world.secret('cv', ['owner'])}@example.vn`,
  address: world.secret('cv-address', ['owner']),
});

/** A private CV of the owner. */
export const privateCv = oncePerWorld(async (world: World) => {
  const aboutMe = world.secret('cv-about', ['owner']);
  const cv = await makeCv(world.api, world.who('owner'), { ...cvDraft(world), aboutMe, visibility: 'private' });
  return { id: cv._id, words: aboutMe };
});

/** A public CV of the owner, without contacts and one of its parts. */
export const shownCv = oncePerWorld(async (world: World) => {
  const text = `Nghề gốm ở ${world.name}`;
  const hidden = { kind: 'custom', title: 'Riêng', hidden: true, text: world.secret('cv-part', ['owner']) };
  const more = { aboutMe: text, visibility: 'public', shown: [], sections: [hidden] };
  const cv = await makeCv(world.api, world.who('owner'), { ...cvDraft(world), ...more });
  return { id: cv._id, text };
});

/** A link to the owner’s private CV; its label is for the owner only, what it opens for everybody. */
export const linkToCv = oncePerWorld(async (world: World) => {
  const words = `Mở bằng liên kết ở ${world.name}`;
  const as = world.who('owner');
  const { _id } = await makeCv(world.api, as, { ...cvDraft(world), aboutMe: words, visibility: 'private' });
  assertDone(await world.api.put(`/cv/letter/${_id}`, { as, body: { body: words } }));
  const label = world.secret('cv-link', ['owner']);
  const answer = await world.api.post(`/cvLink/insert/${_id}`, { as, body: { label, letter: true } });
  return { cvId: _id, label, words, link: assertDone<{ data: CvLink }>(answer).data };
});

/** A link that is removed. */
export const spareLink = async (world: World): Promise<string> => {
  const { cvId } = await linkToCv(world);
  const answer = await world.api.post(`/cvLink/insert/${cvId}`, { as: world.who('owner'), body: { label: 'Dư' } });
  return assertDone<{ data: CvLink }>(answer).data._id;
};

/** A version of the owner’s CV with a letter for the owner only. */
export const letteredCv = oncePerWorld(async (world: World) => {
  const as = world.who('owner');
  const body = { company: 'Gốm Việt', position: 'Nghệ nhân' };
  const answer = await world.api.post(`/cv/version/${(await privateCv(world)).id}`, { as, body });
  const { _id: id } = assertDone<{ data: Cv }>(answer).data;
  const words = world.secret('cv-letter', ['owner']);
  assertDone(await world.api.put(`/cv/letter/${id}`, { as, body: { body: words } }));
  return { id, words };
});

/** A CV that is deleted and restored. */
const spareCv = oncePerWorld(async (world: World) => ({
  id: (await makeCv(world.api, world.who('owner'), cvDraft(world)))._id,
}));

/** Deletes or restores the spare CV, whether or not it was done before; returns its id. */
export const putSpare = async (world: World, deed: 'deleteById' | 'restoreById'): Promise<string> => {
  const { id } = await spareCv(world);
  await world.api.put(`/cv/${deed}/${id}`, { as: world.who('owner') });
  return id;
};

/** A private activity of the owner, which must not fill a CV. */
export const privateActivity = oncePerWorld(async (world: World) => {
  const title = world.secret('activity', ['owner']);
  const body = { title, content: `<p>${title}</p>`, type: 'award', policy: 'private' };
  const address = `/brandActivity/insertBrandActivity/${world.memberId}`;
  assertDone(await world.api.post(address, { as: world.who('owner'), body }));
  return title;
});

/** Makes all CV data that has an id. */
export const furnishCvs = async (world: World): Promise<void> => {
  await privateCv(world);
  await shownCv(world);
  await spareCv(world);
  await linkToCv(world);
  await letteredCv(world);
};
