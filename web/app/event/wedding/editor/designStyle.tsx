import type { LinksFunction } from 'react-router';
import { designs } from '../invitation/designs/designs.tsx';
import { weddingStyle } from '../invitation/weddingStyle.tsx';
import choice from './choice.css?url';

/** The style sheets of screens that show samples of all designs. */
export const designStyle: LinksFunction = () => [
  ...[...Object.values(designs).map(({ styles }) => styles), choice].map((href) => ({ rel: 'stylesheet', href })),
  ...weddingStyle(),
];
