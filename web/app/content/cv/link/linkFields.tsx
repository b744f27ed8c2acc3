import { check, defineForm, text } from '../../../platform/forms/definition.ts';

/** Fields of a link to a CV, with one check for each contact. The password is no secret of an account, so it stays. */
export const linkFields = defineForm({
  label: text(),
  endsOn: text(),
  password: text(),
  removePassword: check(),
  letter: check(),
  email: check({ start: 'on' }),
  phone: check({ start: 'on' }),
  birthday: check(),
  gender: check(),
  address: check(),
});
