import type { LinksFunction } from 'react-router';
import style from './wedding.css?url';

/** The style sheet of invitations, for the screens that show one: bundled by itself it would go with what others share. */
export const weddingStyle: LinksFunction = () => [{ rel: 'stylesheet', href: style }];
