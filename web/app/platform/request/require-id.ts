import { data } from 'react-router';

/** Whether a text has the form of an id (docs/rules/calls.md#identifiers). */
export const isId = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/**
 * Refuses a malformed id in the address of a screen that does not read the row first. Errors: 404, thrown as a route's
 * response.
 */
export const requireId = (id: string): void => {
  if (!isId(id)) throw data(null, { status: 404 });
};
