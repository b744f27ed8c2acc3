import { data, type MetaFunction } from 'react-router';
import { Failure } from './ErrorScreen.tsx';
import { shownRequestId } from '../request/request-id.ts';

export const loader = () => data(null, { status: 500 });

export const meta: MetaFunction = () => [{ title: 'M4U 500' }];

export default function FailureScreen() {
  return <Failure requestId={shownRequestId()} />;
}
