import { assertDone } from '../../server/answers.ts';
import { CV, makeCv } from '../../factories/cvs.ts';
import { once, type World } from './world.ts';

/** What the owner writes of themselves in a CV; the address and what is hidden is for them alone. */
export const cvDraft = (world: World) => ({
  ...CV,
  name: world.secret('cv-name', ['owner']),
  email: `${world.secret('cv', ['owner'])}@example.vn`,
  address: world.secret('cv-address', ['owner']),
});

/** A CV that the owner keeps to themselves. */
export const privateCv = once(async (world: World) => {
  const aboutMe = world.secret('cv-about', ['owner']);
  const cv = await makeCv(world.api, world.who('owner'), { ...cvDraft(world), aboutMe, visibility: 'private' });
  return { id: cv._id, words: aboutMe };
});

/** The CV that the owner shows, without its contacts and one of its parts. */
export const shownCv = once(async (world: World) => {
  const words = `Nghề gốm ở ${world.name}`;
  const hidden = { kind: 'custom', title: 'Riêng', hidden: true, text: world.secret('cv-part', ['owner']) };
  const more = { aboutMe: words, visibility: 'public', shown: [], sections: [hidden] };
  const cv = await makeCv(world.api, world.who('owner'), { ...cvDraft(world), ...more });
  return { id: cv._id, words };
});

/** A CV that is deleted and brought back. */
const spareCv = once(async (world: World) => ({
  id: (await makeCv(world.api, world.who('owner'), cvDraft(world)))._id,
}));

/** Deletes the spare CV, or brings it back; that it was so before is no matter. Answers its id. */
export const putSpare = async (world: World, deed: 'deleteById' | 'restoreById'): Promise<string> => {
  const { id } = await spareCv(world);
  await world.api.put(`/cv/${deed}/${id}`, { as: world.who('owner') });
  return id;
};

/** An activity that the owner keeps to themselves: no CV is filled with it. */
export const privateActivity = once(async (world: World) => {
  const title = world.secret('activity', ['owner']);
  const body = { title, content: `<p>${title}</p>`, type: 'award', policy: 'private' };
  const address = `/brandActivity/insertBrandActivity/${world.memberId}`;
  assertDone(await world.api.post(address, { as: world.who('owner'), body }));
  return title;
});

/** Everything of CVs that has an id. */
export const furnishCvs = async (world: World): Promise<void> => {
  await privateCv(world);
  await shownCv(world);
  await spareCv(world);
};
