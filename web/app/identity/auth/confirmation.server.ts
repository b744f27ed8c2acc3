import { m } from '../../paraglide/messages.js';

/**
 * Error of the repetition of a new password; undefined when it is right. An empty new password has its own error, so it
 * is not compared.
 */
export const confirmationError = (password: string, confirmation = ''): string | undefined => {
  if (password === '') return undefined;
  if (confirmation === '') return m.ui_field_missing();
  return password === confirmation ? undefined : m.auth_passwords_differ();
};
