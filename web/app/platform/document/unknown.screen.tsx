import { data, type MetaFunction } from 'react-router';
import { NotFound } from './ErrorScreen.tsx';

export const loader = () => data(null, { status: 404 });

/** Sends what was posted to an unknown address to the same screen. */
export const action = loader;

export const meta: MetaFunction = () => [{ title: 'M4U 404' }];

export default function UnknownScreen() {
  return <NotFound />;
}
