/** Cookie of the invitations that a browser has opened, the latest first (docs/rules/wedding.md#opening). */
export const openedCookie = 'm4u_opened';

/** Each request carries the cookie, so it holds few ids. */
const mostIds = 3;

const listOpened = (value: string): readonly string[] => value.split('.').filter((id) => id !== '');

/** Whether the cookie's value names an invitation. */
export const isOpened = (value: string | undefined, id: string): boolean => listOpened(value ?? '').includes(id);

/** The cookie's value with an invitation at its beginning. */
export const addOpened = (value: string, id: string): string =>
  [id, ...listOpened(value).filter((each) => each !== id)].slice(0, mostIds).join('.');
