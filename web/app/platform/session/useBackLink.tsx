import { href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { usePage } from './page.ts';

/** The way back from a screen that visitors see too: members came from the utilities, visitors from the first screen. */
export const useBackLink = (): { readonly to: string; readonly label: string } =>
  usePage()?.reader == null ? { to: href('/'), label: m.app_home() } : { to: href('/more'), label: m.more_title() };
