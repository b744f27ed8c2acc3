import type { LinksFunction } from 'react-router';
import style from './cv.css?url';

/**
 * The style sheet of CVs, linked only by screens that show one: an import would bundle it into shared styles, and other
 * screens would be printed without margins.
 */
export const cvStyle: LinksFunction = () => [{ rel: 'stylesheet', href: style }];
