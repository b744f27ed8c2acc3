import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { href, Link, useSearchParams } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { IconLink } from '../../../ui/Button.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';

/** Visible area above a phone's on-screen keyboard; undefined without one. */
const useVisibleArea = (): CSSProperties | undefined => {
  const [area, setArea] = useState<CSSProperties>();
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const measure = () => {
      const { height, offsetTop, scale } = visualViewport;
      const isKeyboard = scale === 1 && height < window.innerHeight - 100;
      setArea(isKeyboard ? { height, transform: `translateY(${offsetTop}px)` } : undefined);
    };
    const parts = new AbortController();
    visualViewport.addEventListener('resize', measure, parts);
    visualViewport.addEventListener('scroll', measure, parts);
    return () => parts.abort();
  }, []);
  return area;
};

export interface ChatPaneProps {
  avatar: ReactNode;
  title: string;
  /** Line below the title. */
  lead?: string;
  /** Link of the title. */
  to?: string;
  /** Buttons at the end of the head. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Frame of a conversation with a back link, its messages and the composer, as high as the visible area. */
export const ChatPane = ({ avatar, title, lead, to, actions, children }: ChatPaneProps) => {
  const area = useVisibleArea();
  const [params] = useSearchParams();
  const name = (
    <span className="min-w-0">
      <h1 lang="" className="truncate text-base font-semibold">
        {title}
      </h1>
      {lead !== undefined && <p className="truncate text-sm text-muted">{lead}</p>}
    </span>
  );
  const inside = 'flex min-h-11 min-w-0 flex-1 items-center gap-3';
  return (
    <div
      className="fixed inset-x-0 top-0 z-20 flex h-dvh flex-col bg-canvas lg:static lg:z-auto lg:h-full"
      style={area}
    >
      <header className="surface flex items-center gap-2 border-b border-line px-2 py-2 lg:px-4">
        <IconLink
          to={`${href('/messages')}${params.size > 0 ? `?${params}` : ''}`}
          label={m.message_back()}
          icon={ArrowLeft}
          className="lg:hidden"
        />
        {to === undefined ? (
          <div className={inside}>
            {avatar}
            {name}
          </div>
        ) : (
          <Link to={to} className={inside}>
            {avatar}
            {name}
          </Link>
        )}
        {actions}
      </header>
      <OfflineNotice />
      {children}
    </div>
  );
};
