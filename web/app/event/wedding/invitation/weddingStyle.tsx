import type { LinksFunction } from 'react-router';
import style from './wedding.css?url';

/** The style sheet of invitations, linked only by their screens; an import would bundle it into shared styles. */
export const weddingStyle: LinksFunction = () => [{ rel: 'stylesheet', href: style }];
