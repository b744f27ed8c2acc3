import { assertDone } from '../../../server/answers.ts';
import type { Actor } from '../../world/actors.ts';
import type { Rows } from '../../engine/row.ts';
import type { World } from '../../world/world.ts';

/** A new account for each actor that the call may use up. */
const spare = async (world: World, actor: Actor) => {
  const person = await world.newcomer();
  return { person, ...(actor !== 'visitor' && { as: person }) };
};

/** An account that waits for deletion. */
const leaver = async (world: World) => {
  const person = await world.newcomer();
  const body = { password: person.password, confirm: true };
  assertDone(await world.api.post('/privacy/deletion', { as: person, body }));
  return person;
};

/** Deletion is requested by the owner only and undone with the password. */
export const leaving: Rows<'leaving'> = {
  get: { ask: () => ({}), may: 'members' },
  // Codes are only sent to accounts without a password.
  sendCode: { ask: () => ({}), may: [], others: 'wrong-state' },
  ask: [
    {
      ask: async (world, actor) => {
        const { person, ...as } = await spare(world, actor);
        return { ...as, body: { password: person.password, confirm: true } };
      },
      may: 'members',
      once: 'whoever sends it is gone',
    },
    {
      about: 'a wrong password',
      ask: async (world, actor) => ({
        ...(await spare(world, actor)),
        body: { password: 'không phải', confirm: true },
      }),
      may: [],
      others: 'incorrect-password',
    },
  ],
  keep: [
    {
      ask: async (world) => {
        const { email, password } = await leaver(world);
        return { body: { email, password } };
      },
      may: 'everybody',
    },
    {
      about: 'an account that stays',
      ask: ({ who }) => ({ body: { email: who('owner').email, password: who('owner').password } }),
      may: [],
      others: 'wrong-credentials',
    },
  ],
};
