import Share2 from 'lucide-react/icons/share-2';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button, type ButtonLook, IconButton } from '../Button.tsx';
import { classNames } from '../classNames.ts';
import { useHydrated } from '../hydrated.ts';
import { useShare } from './useShare.ts';

export interface ShareButtonProps extends Omit<ButtonLook, 'icon'> {
  /** The full address. */
  url: string;
  title: string;
  text?: string;
  /** Label; default “Chia sẻ”. */
  children?: ReactNode;
  /** Shows the icon only. */
  iconOnly?: boolean;
  className?: string;
  /** Called after sharing or copying, e.g. to count it. */
  onShare?: (by: 'system' | 'copy') => void;
}

/** Shares by the system's share sheet; without one, copies the address and confirms it. */
export function ShareButton(props: ShareButtonProps) {
  const { url, title, text, children, iconOnly, variant = 'secondary', className, onShare, ...look } = props;
  const scripted = useHydrated();
  const shareLink = useShare();
  const share = async () => {
    const by = await shareLink({ url, title, text });
    if (by) onShare?.(by);
  };
  const shared = { onClick: () => void share(), className: classNames(!scripted && 'invisible', className) };
  if (iconOnly) return <IconButton {...shared} label={m.ui_share()} icon={Share2} variant={variant} />;
  return (
    <Button {...look} {...shared} variant={variant} icon={Share2}>
      {children ?? m.ui_share()}
    </Button>
  );
}
