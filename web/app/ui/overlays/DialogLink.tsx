import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { useHydrated } from '../hydrated.ts';
import { isPlainPress } from '../plainPress.ts';
import { Dialog, useDialog } from './Dialog.tsx';

export interface DialogLinkProps {
  /** The page for readers without scripts. */
  to: string;
  /** Accessible name, where the content has none. */
  label?: string;
  className?: string;
  children: ReactNode;
  /** Title and content of the dialog. */
  title: string;
  content: (close: () => void) => ReactNode;
}

/** Opens a dialog; until scripts run, a link to a page with the same content. */
export const DialogLink = ({ to, label, className, children, title, content }: DialogLinkProps) => {
  const { id, open, show, onClose } = useDialog();
  const opensDialog = useHydrated();
  const choose = (event: MouseEvent) => {
    if (!isPlainPress(event.nativeEvent)) return;
    event.preventDefault();
    show();
  };
  return (
    <>
      <Link
        to={to}
        onClick={choose}
        aria-haspopup={opensDialog ? 'dialog' : undefined}
        aria-label={label}
        className={className}
      >
        {children}
      </Link>
      <Dialog id={id} title={title} open={open} onClose={onClose}>
        {content(onClose)}
      </Dialog>
    </>
  );
};
