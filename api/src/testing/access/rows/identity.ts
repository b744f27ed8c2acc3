import type { ErrorCode } from '@m4u/contract/http/errors';
import { assertDone } from '../../server/answers.ts';
import { createAuthenticator } from '../../doubles/authenticator.ts';
import { addPasskey } from '../../factories/passkeys.ts';
import { PASSWORD } from '../../server/api.ts';
import type { Actor } from '../world/actors.ts';
import type { AccessRow, Rows } from '../engine/row.ts';
import { oncePerWorld, type World } from '../world/world.ts';

/** A new account for each actor that the call may use up. */
const spare = async (world: World, actor: Actor) => {
  const person = await world.newcomer();
  return { person, ...(actor !== 'visitor' && { as: person }) };
};

const anybody = (ask: AccessRow['ask']): AccessRow => ({ ask, may: 'everybody' });
const nobody = (others: ErrorCode, ask: AccessRow['ask']): AccessRow => ({
  about: `refused as ${others}`,
  ask,
  may: [],
  others,
});

const freshEmail = (world: World): string => `moi.${world.name}.dang-ky-${world.next()}@example.vn`;
const registration = (world: World) => ({ type: 'tbMail', email: freshEmail(world), password: PASSWORD });

/** A code with which a new account sets its password. */
const resetCode = async (world: World) => {
  const { email } = await world.newcomer();
  assertDone(await world.api.post('/auth/getOTPResetPassword', { body: { email } }));
  return { email, otp: await world.api.codeFor(email) };
};

const resetToken = async (world: World): Promise<string> => {
  const body = await resetCode(world);
  return assertDone<{ data: { token: string } }>(await world.api.post('/auth/checkOTPForgotPassword', { body })).data
    .token;
};

/** Another device of the owner. */
const device = async ({ api, who }: World): Promise<string> => {
  const { email, password } = who('owner');
  assertDone(await api.post('/auth/login', { body: { email, password }, headers: { 'user-agent': 'thiet-bi' } }));
  const { data } = assertDone<{ data: { _id: string; userAgent?: string; current?: boolean }[] }>(
    await api.get('/auth/sessions', { as: who('owner') }),
  );
  return data.find(({ current }) => !current)?._id ?? '';
};

/** A code of the second factor, which of the world's people staff alone have. */
const withoutFactor: AccessRow = {
  ask: () => ({ body: { code: '000000' } }),
  may: [],
  others: {
    stranger: 'wrong-state',
    friend: 'wrong-state',
    member: 'wrong-state',
    cashier: 'wrong-state',
    editor: 'wrong-state',
    door: 'wrong-state',
    groupAdmin: 'wrong-state',
    agencyAdmin: 'wrong-state',
    owner: 'wrong-state',
    staff: 'code-invalid',
  },
};

/** A passkey of the owner, one for all rows that leave it, since their number is limited. */
const ownPasskey = async ({ api, who }: World): Promise<string> => (await addPasskey(api, who('owner'))).passkey._id;
const thePasskey = oncePerWorld(ownPasskey);

const ELSEWHERE = { challenge: 'AAAA', rpId: 'localhost', timeout: 1 };
const madeElsewhere = createAuthenticator('http://localhost').make({
  challenge: 'AAAA',
  rp: { id: 'localhost', name: 'M4U' },
  user: { id: 'AAAA', name: '', displayName: '' },
  pubKeyCredParams: [],
  timeout: 1,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
});

/** Accounts and sessions. Calls with a password or code need no session. */
export const authRows: Rows<'auth'> = {
  login: [
    anybody(({ who }) => ({ body: { email: who('owner').email, password: who('owner').password } })),
    nobody('wrong-credentials', ({ who }) => ({ body: { email: who('owner').email, password: 'không phải' } })),
  ],
  loginChallenge: anybody((world) => ({ body: { email: freshEmail(world) } })),
  profile: {
    ask: () => ({}),
    may: 'members',
    shows: (world, actor) => (actor === 'visitor' ? [] : [world.who(actor).email]),
  },
  register: anybody((world) => ({ body: registration(world) })),
  registerNotVerify: anybody((world) => ({ body: registration(world) })),
  registerOTP: [
    anybody((world) => ({ body: { phone: `09${String(10_000_000 + world.next())}` } })),
    nobody('code-invalid', (world) => ({ body: { phone: `09${String(10_000_000 + world.next())}`, otp: '000000' } })),
  ],
  registerOTPEmail: [
    anybody(({ who }) => ({ body: { email: who('owner').email } })),
    nobody('code-invalid', (world) => ({ body: { email: freshEmail(world), otp: '000000' } })),
  ],
  // The people of the world are verified: only unverified accounts correct their address (account/address.test.ts).
  correctAddress: { ask: (world) => ({ body: { email: freshEmail(world) } }), may: [], others: 'wrong-state' },
  getOTPResetPassword: anybody((world) => ({ body: { email: freshEmail(world) } })),
  checkOTPForgotPassword: [
    anybody(async (world) => ({ body: await resetCode(world) })),
    nobody('code-invalid', ({ who }) => ({ body: { email: who('owner').email, otp: '000000' } })),
  ],
  forgotPassword: anybody(({ who }) => ({ body: { email: who('owner').email } })),
  passwordReset: [
    anybody(async (world) => ({ params: { token: await resetToken(world) }, body: { password: 'Một mật khẩu 1' } })),
    nobody('reset-token-invalid', () => ({ params: { token: 'x' }, body: { password: 'Một mật khẩu 1' } })),
  ],
  changePassword: [
    {
      ask: async (world, actor) => {
        const { person, ...as } = await spare(world, actor);
        return { ...as, body: { oldPassword: person.password, newPassword: 'Một mật khẩu 1' } };
      },
      may: 'members',
    },
    nobody('incorrect-password', () => ({
      body: { oldPassword: 'không phải', newPassword: 'Một mật khẩu 1' },
    })),
  ],
  confirmation: { ask: () => ({}), may: 'members' },
  factor: { ask: () => ({}), may: 'members' },
  beginFactor: [
    {
      ask: async (world, actor) => {
        const { person, ...as } = await spare(world, actor);
        return { ...as, body: { password: person.password } };
      },
      may: 'members',
    },
    nobody('incorrect-password', () => ({ body: { password: 'không phải' } })),
  ],
  // Right codes stand in factor/factor.test.ts.
  confirmFactor: nobody('wrong-state', () => ({ body: { code: '000000' } })),
  renewRecoveryCodes: withoutFactor,
  removeFactor: { ask: () => ({ body: { code: '000000' } }), may: [], others: 'wrong-state' },
  giveFactor: withoutFactor,
  loginFactor: nobody('sign-in-expired', () => ({ body: { code: '000000' } })),
  // For accounts without a password alone.
  sendConfirmationCode: { ask: () => ({ body: { purpose: 'lock' } }), may: [], others: 'wrong-state' },
  setPassword: { ask: () => ({ body: { newPassword: 'Một mật khẩu 1' } }), may: [], others: 'wrong-state' },
  passkeys: { ask: () => ({}), may: 'members' },
  beginPasskey: {
    ask: ({ who }, actor) => ({ body: { password: actor === 'visitor' ? PASSWORD : who(actor).password } }),
    may: 'members',
  },
  // An answer to a challenge of the caller's own (passkey/passkeys.test.ts).
  addPasskey: {
    ask: () => ({ body: { passkey: madeElsewhere } }),
    may: [],
    others: 'passkey-invalid',
  },
  renamePasskey: {
    ask: async (world) => ({ params: { id: await thePasskey(world) }, body: { name: 'Máy ở xưởng' } }),
    may: ['owner'],
  },
  removePasskey: {
    ask: async (world, actor) => ({
      params: { id: await (actor === 'owner' ? ownPasskey(world) : thePasskey(world)) },
    }),
    may: ['owner'],
  },
  passkeyOptions: anybody(() => ({})),
  passkeySignIn: nobody('passkey-invalid', () => ({
    body: { passkey: createAuthenticator('http://localhost').prove({ ...ELSEWHERE, userVerification: 'required' }) },
  })),
  addresses: {
    ask: () => ({}),
    may: 'members',
    shows: (world, actor) => (actor === 'visitor' ? [] : [world.who(actor).email]),
  },
  sendAddressCode: {
    ask: (world, actor) => ({
      body: { email: freshEmail(world), password: actor === 'visitor' ? PASSWORD : world.who(actor).password },
    }),
    may: 'members',
  },
  // Right codes stand in address/address.test.ts.
  changeAddress: {
    ask: (world) => ({ body: { email: freshEmail(world), otp: '000000' } }),
    may: [],
    others: 'code-invalid',
  },
  // Everybody there has come by a partner, which stays as the last way to sign in.
  removeAddress: {
    ask: async (world, actor) => {
      const { person, ...as } = await spare(world, actor);
      return { ...as, body: { kind: 'email', password: person.password } };
    },
    may: 'members',
  },
  ownerLink: nobody('not-found', () => ({ params: { token: 'x' } })),
  useOwnerLink: nobody('not-found', () => ({ params: { token: 'x' } })),
  logout: anybody(async (world) => ({ body: { refreshToken: (await world.newcomer()).refreshToken } })),
  refresh: [
    anybody(async (world) => ({ body: { refreshToken: (await world.newcomer()).refreshToken } })),
    nobody('session-ended', () => ({ body: { refreshToken: 'x' } })),
  ],
  authenticating: nobody('partner-token-invalid', () => ({})),
  partnerPerson: nobody('partner-token-invalid', () => ({})),
  slideLogin: anybody(() => ({})),
  facebook: nobody('provider-not-configured', () => ({})),
  facebookCallback: nobody('provider-not-configured', () => ({})),
  provider: nobody('provider-not-configured', () => ({ params: { provider: 'google' } })),
  providerCallback: nobody('provider-not-configured', () => ({ params: { provider: 'google' } })),
  providerForm: nobody('provider-not-configured', () => ({ params: { provider: 'apple' }, body: { code: 'x' } })),
  providers: anybody(() => ({})),
  linkedProviders: { ask: () => ({}), may: 'members' },
  // Providers are configured in provider/connect.test.ts.
  connectProvider: {
    ask: () => ({ params: { provider: 'google' }, body: {} }),
    may: [],
    others: 'provider-not-configured',
  },
  disconnectProvider: { ask: () => ({ params: { provider: 'google' } }), may: [], others: 'not-found' },
  sessions: { ask: () => ({}), may: 'members' },
  endSession: { ask: async (world) => ({ params: { id: await device(world) } }), may: ['owner'] },
  endOtherSessions: {
    ask: async (world, actor) => {
      const { person: _, ...as } = await spare(world, actor);
      return as;
    },
    may: 'members',
  },
  lockAccount: [
    {
      ask: async (world, actor) => {
        const { person, ...as } = await spare(world, actor);
        return { ...as, body: { password: person.password, confirm: true } };
      },
      may: 'members',
    },
    nobody('incorrect-password', () => ({ body: { password: 'không phải', confirm: true } })),
  ],
  unlockAccount: [
    anybody(({ who }) => ({ body: { email: who('owner').email } })),
    nobody('code-invalid', ({ who }) => ({ body: { email: who('owner').email, otp: '000000' } })),
  ],
};

const slideWords = { titleVi: 'Gốm', titleEn: 'Pottery', lineVi: 'Men lam', lineEn: 'Blue glaze' };
const slideOf = async ({ api, who }: World): Promise<string> =>
  assertDone<{ data: { _id: string } }>(
    await api.post('/admin/slides', { as: who('staff'), body: { ...slideWords, image: '/slides/gom.webp' } }),
  ).data._id;

/** One slide for all rows: their number is limited. */
const theSlide = oncePerWorld(slideOf);
const otherSlide = oncePerWorld(slideOf);

/** Slides are managed by staff. */
export const slideRows: Rows<'slide'> = {
  list: { ask: () => ({}), may: ['staff'] },
  insert: { ask: () => ({ body: { ...slideWords, image: '/slides/gom.webp' } }), may: ['staff'] },
  update: {
    ask: async (world) => ({ params: { id: await theSlide(world) }, body: { titleVi: 'Sứ' } }),
    may: ['staff'],
  },
  delete: {
    ask: async (world, actor) => ({ params: { id: await (actor === 'staff' ? slideOf(world) : theSlide(world)) } }),
    may: ['staff'],
  },
  arrange: {
    ask: async (world) => ({ params: { id: await theSlide(world) }, body: { beforeId: await otherSlide(world) } }),
    may: ['staff'],
  },
};
