import type { Space } from '@m4u/contract/insight/home/schema';
import Heart from 'lucide-react/icons/heart';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Ticket from 'lucide-react/icons/ticket';
import { smallSource } from '../../../profile/upload/StoredPicture.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { classNames } from '../../../ui/classNames.ts';

const signs = {
  wedding: { icon: Heart, look: 'bg-danger-soft text-danger' },
  event: { icon: Ticket, look: 'bg-success-soft text-success' },
  staff: { icon: ShieldCheck, look: 'bg-accent-soft text-accent-ink' },
} as const;

/** Picture of a space: round for a person, a rounded square for an organization, a sign where there is no picture. */
export const SpaceFace = ({ space: { kind, name, picture }, size = 44 }: { space: Space; size?: number }) => {
  if (kind === 'wedding' || kind === 'event' || kind === 'staff') {
    const { icon: Icon, look } = signs[kind];
    return (
      <span
        aria-hidden
        className={classNames('grid shrink-0 place-items-center rounded-md', look)}
        style={{ width: size, height: size }}
      >
        <Icon size={Math.round(size / 2)} />
      </span>
    );
  }
  const src = picture && smallSource(picture, size);
  if (kind === 'personal') return <Avatar name={name} src={src} size={size} />;
  return <Avatar name={name} src={src} size={size} isSquare />;
};
