import type { LinksFunction } from 'react-router';
import style from './landing.css?url';

/** The style sheet of the start page, linked by it alone: an import would bundle it into shared styles. */
export const landingStyle: LinksFunction = () => [{ rel: 'stylesheet', href: style }];
