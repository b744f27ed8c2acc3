import { waitWords } from '@m4u/contract/http/wait';
import { type ReactNode, useEffect, useState } from 'react';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { locale } from '../../platform/language/language.ts';
import { SubmitButton } from '../../ui/Button.tsx';
import { useHydrated } from '../../ui/hydrated.ts';
import type { CodeWait } from './codeWait.server.ts';

/** Counts whole seconds down to 0, by a clock that runs on while the tab sleeps. */
const useCountdown = (seconds: number): number => {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = performance.now() + seconds * 1000;
    const timer = window.setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      setLeft(rest);
      if (rest === 0) window.clearInterval(timer);
    }, 1000);
    return () => window.clearInterval(timer);
  }, [seconds]);
  return left;
};

interface ButtonProps {
  /** Value of the button's `intent`. */
  readonly intent: string;
  /** Words of the button when a code can be sent; “send again” unless given. */
  readonly label?: string;
}

const WaitingButton = ({ seconds, intent, label = m.auth_resend() }: ButtonProps & { seconds: number }) => {
  const left = useCountdown(seconds);
  // Without scripts nothing counts down, so the button stays usable and the server decides.
  const waits = useHydrated() && left > 0;
  return (
    <SubmitButton name="intent" value={intent} variant="quiet" className="-ml-4" disabled={waits}>
      {left > 0 ? m.auth_resend_in({ wait: waitWords(left, locale()) }) : label}
    </SubmitButton>
  );
};

/**
 * Form to have a code sent, with a countdown until another can be sent (docs/rules/auth.md#codes). `children` are its
 * hidden fields.
 */
export const ResendCode = ({ wait, children, ...button }: ButtonProps & { wait: CodeWait; children?: ReactNode }) => (
  <Form method="post" preventScrollReset>
    {children}
    <WaitingButton key={wait.at} seconds={wait.seconds} {...button} />
  </Form>
);
