import type { LinksFunction } from 'react-router';
import style from './cardSides.css?url';

/** The style sheet of drawn cards, linked by the screens that show one: an import would bundle it into shared styles. */
export const cardSideStyle: LinksFunction = () => [{ rel: 'stylesheet', href: style }];
