import { useEffect, useRef } from 'react';
import { classNames } from '../classNames.ts';
import { useToast } from '../overlays/Toast.tsx';

export interface PendingUploadsProps {
  /** Names the running or failed uploads; undefined when there are none. */
  message: string | undefined;
  /** The message is about failed uploads, which somebody has to try again or remove. */
  isFailed?: boolean;
  className?: string;
}

/** A submission that waits for uploads: its form, and the pressed button. */
interface HeldSubmission {
  readonly form: HTMLFormElement;
  readonly submitter: HTMLElement | null;
}

/**
 * Shows running and failed uploads. A form that is sent meanwhile would omit them: it waits, and is sent once they are
 * there; failed ones hold it back.
 */
export const PendingUploads = ({ message, isFailed = false, className }: PendingUploadsProps) => {
  const status = useRef<HTMLOutputElement>(null);
  const held = useRef<HeldSubmission>(undefined);
  const toast = useToast();
  useEffect(() => {
    const form = status.current?.closest('form');
    if (message === undefined) {
      const { current } = held;
      held.current = undefined;
      if (current?.form.isConnected) current.form.requestSubmit(current.submitter);
      return;
    }
    if (isFailed) held.current = undefined;
    if (!form) return;
    const hold = (event: SubmitEvent) => {
      if (event.target !== form) return;
      event.preventDefault();
      event.stopPropagation();
      if (!isFailed) held.current = { form, submitter: event.submitter };
      else status.current?.scrollIntoView({ block: 'center' });
      toast({ kind: 'info', message });
    };
    // Capture phase: before the listener that submits forms.
    window.addEventListener('submit', hold, true);
    return () => window.removeEventListener('submit', hold, true);
  }, [message, isFailed, toast]);
  return (
    <output ref={status} className={classNames('block text-sm text-muted', className)}>
      {message}
    </output>
  );
};
