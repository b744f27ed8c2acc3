import { ScrollRestoration } from 'react-router';
import { scrollKeys } from './scroll-key.ts';

const keyOf = scrollKeys();

/** Scrolls as the specification says (§2). Once, at the root. */
export const ScrollMemory = () => <ScrollRestoration getKey={keyOf} />;
