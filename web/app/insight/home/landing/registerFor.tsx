import { href } from 'react-router';

/** Address of the registration that leads on to a screen of members. */
export const registerFor = (screen: string): string =>
  `${href('/register')}?${new URLSearchParams({ returnTo: screen })}`;
