import Share2 from 'lucide-react/icons/share-2';
import type { ReactNode } from 'react';
import { href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { Button, type ButtonLook, IconButton, IconLink, LinkButton } from '../Button.tsx';
import { useHydrated } from '../hydrated.ts';
import type { SharedBy } from './ShareWays.tsx';
import { useShare } from './useShare.tsx';

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
  onShare?: (by: SharedBy) => void;
}

/** Path of the screen that shares an address of this site without scripts. */
const sharePath = (url: string): string => {
  const { pathname, search } = URL.parse(url) ?? { pathname: '/', search: '' };
  return `${href('/share')}?${new URLSearchParams({ path: pathname + search })}`;
};

/**
 * Shares by the system's sheet; where there is none, by a sheet of our own. Before and without scripts it is a link to
 * the screen `/share`.
 */
export function ShareButton(props: ShareButtonProps) {
  const { url, title, text, children, iconOnly, variant = 'secondary', className, onShare, ...look } = props;
  const isScripted = useHydrated();
  const { share, sheet } = useShare(onShare);
  const label = children ?? m.ui_share();
  if (!isScripted) {
    const link = { to: sharePath(url), rel: 'nofollow', reloadDocument: true, className, variant };
    return iconOnly ? (
      <IconLink {...link} label={m.ui_share()} icon={Share2} />
    ) : (
      <LinkButton {...look} {...link} icon={Share2}>
        {label}
      </LinkButton>
    );
  }
  const shared = { onClick: () => void share({ url, title, text }), className, variant };
  return (
    <>
      {iconOnly ? (
        <IconButton {...shared} label={m.ui_share()} icon={Share2} />
      ) : (
        <Button {...look} {...shared} icon={Share2}>
          {label}
        </Button>
      )}
      {sheet}
    </>
  );
}
