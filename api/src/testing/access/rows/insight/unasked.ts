import type { AccessRow, Rows } from '../../engine/row.ts';
import type { World } from '../../world/world.ts';

/** Token of a letter to a new person in the group's name. */
const tokenOf = ({ api, groupId }: World): string =>
  api.api.platform.unasked.tokenFor('nguoi-la@example.vn', { kind: 'group', id: groupId });

const withToken = (body?: object): AccessRow => ({
  about: 'with the token of the letter',
  ask: (world) => ({ params: { token: tokenOf(world) }, ...(body && { body: { ...body } }) }),
  may: 'everybody',
});

const withAnother = (body?: object): AccessRow => ({
  about: 'with a token that is not ours',
  ask: (world) => ({ params: { token: tokenOf(world).replace(/.$/, '!') }, ...(body && { body: { ...body } }) }),
  may: [],
  others: 'not-found',
});

const said = { reason: 'spam', words: 'Tôi không quen nhóm này' };

/** Only the token decides, with an account or without. */
export const unasked: Rows<'unasked'> = {
  get: [withToken(), withAnother()],
  stop: [withToken(), withAnother()],
  report: [withToken(said), withAnother(said)],
};
