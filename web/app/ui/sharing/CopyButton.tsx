import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { type ReactNode, useEffect, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button, type ButtonLook } from '../Button.tsx';
import { copyText } from './clipboard.ts';
import { classNames } from '../classNames.ts';
import { useHydrated } from '../hydrated.ts';
import { useToast } from '../overlays/Toast.tsx';

export interface CopyButtonProps extends Omit<ButtonLook, 'icon'> {
  /** Text to copy. */
  text: string;
  /** Label; default “Sao chép”. */
  children?: ReactNode;
  className?: string;
  /** Called after copying. */
  onCopy?: () => void;
}

/** Copies a text and confirms it in its label. Reserves its room invisibly until scripts have loaded. */
export function CopyButton({ text, children, variant = 'secondary', className, onCopy, ...look }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  const scripted = useHydrated();
  const toast = useToast();
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    const isCopied = await copyText(text);
    setCopied(isCopied);
    if (isCopied) onCopy?.();
    else toast({ kind: 'error', message: m.ui_copy_failed() });
  };
  return (
    <Button
      {...look}
      variant={variant}
      icon={copied ? Check : Copy}
      onClick={() => void copy()}
      className={classNames(!scripted && 'invisible', className)}
    >
      <span aria-live="polite">{copied ? m.ui_copied() : (children ?? m.ui_copy())}</span>
    </Button>
  );
}
