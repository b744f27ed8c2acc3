import { useEffect, useRef } from 'react';
import { classNames } from '../classNames.ts';
import { useToast } from '../overlays/Toast.tsx';

export interface PendingUploadsProps {
  /** Names the running or failed uploads; undefined when there are none. */
  message: string | undefined;
  className?: string;
}

/** Shows running and failed uploads, and blocks the form meanwhile, since it would omit them. */
export const PendingUploads = ({ message, className }: PendingUploadsProps) => {
  const status = useRef<HTMLOutputElement>(null);
  const toast = useToast();
  useEffect(() => {
    const form = status.current?.closest('form');
    if (message === undefined || !form) return;
    const hold = (event: SubmitEvent) => {
      if (event.target !== form) return;
      event.preventDefault();
      event.stopPropagation();
      status.current?.scrollIntoView({ block: 'center' });
      toast({ kind: 'info', message });
    };
    // Capture phase: before the listener that submits forms.
    window.addEventListener('submit', hold, true);
    return () => window.removeEventListener('submit', hold, true);
  }, [message, toast]);
  return (
    <output ref={status} className={classNames('block text-sm text-muted', className)}>
      {message}
    </output>
  );
};
