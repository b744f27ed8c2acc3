import { usePage } from '../../../platform/session/page.ts';
import { ReaderMenu } from '../../friend/ReaderMenu.tsx';
import type { PublicProfile } from './publicProfile.tsx';

/** Menu of a signed-in reader on another page; renders nothing for visitors and for the owner. */
export const PageMenu = ({ profile: { name, connect, groupId } }: { profile: PublicProfile }) => {
  const reader = usePage()?.reader ?? null;
  if (!reader || !connect) return null;
  if ('to' in connect) return groupId === undefined ? null : <ReaderMenu name={name} about={{ groupId }} />;
  return <ReaderMenu name={name} about={connect} />;
};
