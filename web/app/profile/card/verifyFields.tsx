import { defineForm, secret, text } from '../../platform/forms/definition.ts';

/** Fields of an activation. The code is no secret of the reader, so a refused form keeps it. */
export const verifyFields = defineForm({
  code: text(),
  identifier: text(),
  password: secret,
  confirmation: secret,
  replaces: text({ api: 'to' }),
});
