import { href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { usePage } from './page.ts';

/** Back link of a screen that visitors see too: members return to the utilities, visitors to the start page. */
export const useBackLink = (): { readonly to: string; readonly label: string } =>
  usePage()?.reader == null ? { to: href('/'), label: m.app_home() } : { to: href('/more'), label: m.more_title() };
