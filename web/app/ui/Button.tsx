import type { LucideIcon } from 'lucide-react';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useNavigation } from 'react-router';
import { m } from '../paraglide/messages.js';
import { classNames } from './classNames.ts';

/** Emphasis of a button. One `primary` per view. */
export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'quiet' | 'danger' | 'quietDanger' | 'onPicture';

/** Props of all button-like components. */
export interface ButtonLook {
  variant?: ButtonVariant;
  /** 44 or 52 px high. */
  size?: 'md' | 'lg';
  icon?: LucideIcon;
  /** Full width of its container. */
  block?: boolean;
  /** Icon above the label, for a row of a few equal actions. */
  stacked?: boolean;
}

const looks: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent shadow-sm hover:bg-accent-strong',
  secondary: 'surface border border-control hover:bg-sunken',
  soft: 'bg-accent-soft text-accent-ink hover:opacity-90',
  quiet: 'text-accent-ink hover:bg-accent-soft',
  danger: 'bg-danger-strong text-on-strong shadow-sm hover:opacity-90',
  // Until its question confirms it.
  quietDanger: 'text-danger hover:bg-danger-soft',
  onPicture: 'bg-info-strong text-on-strong shadow-sm hover:opacity-90',
};

/** Classes of a button, for an element that is neither a button nor a link. */
export const buttonClass = (
  { variant = 'primary', size = 'md', block, stacked }: ButtonLook,
  className?: string,
): string =>
  classNames(
    'inline-flex items-center rounded-md text-center font-semibold no-underline transition active:translate-y-px disabled:opacity-55 aria-disabled:opacity-55',
    stacked
      ? // Top-aligned, so that icons of a row are level with labels of any length.
        'min-h-16 flex-col gap-1 px-1 py-2 text-sm'
      : size === 'lg'
        ? 'min-h-13 justify-center gap-2 px-6 py-2 text-lg'
        : 'min-h-11 justify-center gap-2 px-4 py-2',
    block && 'w-full',
    looks[variant],
    className,
  );

const Inside = ({ icon: Icon, busy, children }: { icon?: LucideIcon; busy?: boolean; children: ReactNode }) => (
  <>
    {busy ? <LoaderCircle aria-hidden size={20} className="animate-spin" /> : Icon && <Icon aria-hidden size={20} />}
    <span>{children}</span>
    {busy && <span className="sr-only">{m.ui_sending()}</span>}
  </>
);

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Shows a spinner and ignores presses. */
  busy?: boolean;
}

/** A button for an action on this screen. In a form, use `SubmitButton`. */
export function Button({
  variant,
  size,
  icon,
  block,
  stacked,
  busy,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      // Not `disabled`, so that it keeps the focus.
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={buttonClass({ variant, size, block, stacked }, className)}
    >
      <Inside icon={icon} busy={busy}>
        {children}
      </Inside>
    </button>
  );
}

/** Whether this button is submitting its form; other forms and links are ignored. */
function useSending() {
  const button = useRef<HTMLButtonElement>(null);
  const [pressed, setPressed] = useState(false);
  const { formData } = useNavigation();
  useEffect(() => {
    const notice = ({ submitter, target }: SubmitEvent) =>
      setPressed(submitter === null ? target === button.current?.form : submitter === button.current);
    document.addEventListener('submit', notice, { capture: true });
    return () => document.removeEventListener('submit', notice, { capture: true });
  }, []);
  return { button, sending: pressed && formData !== undefined };
}

/**
 * Submits its form and shows the progress. With several in one form, give each a `name` and `value` (an intent). In a
 * fetcher's form pass `busy` yourself.
 */
export function SubmitButton({ busy, ...rest }: Omit<ButtonProps, 'type' | 'ref'>) {
  const { button, sending } = useSending();
  return <Button {...rest} ref={button} type="submit" busy={busy ?? sending} />;
}

export interface LinkButtonProps extends ButtonLook, ComponentProps<typeof Link> {}

/** A link that looks like a button. `to` may be a route, or any address: `https:`, `tel:`, `mailto:`. */
export function LinkButton({ variant, size, icon, block, stacked, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, block, stacked }, className)}>
      <Inside icon={icon}>{children}</Inside>
    </Link>
  );
}

interface IconLook {
  /** Label for screen readers and as a tooltip. */
  label: string;
  icon: LucideIcon;
  variant?: ButtonVariant;
  /** Small count on the corner; hidden at 0. */
  badge?: number;
}

const iconClass = (variant: ButtonVariant, className?: string) =>
  classNames(
    'hit inline-flex shrink-0 items-center justify-center rounded-full transition disabled:opacity-40',
    variant === 'quiet' ? 'hover:bg-sunken' : looks[variant],
    className,
  );

const IconInside = ({ icon: Icon, label, badge = 0 }: IconLook) => (
  <>
    <span className="relative">
      <Icon aria-hidden size={22} />
      <Badge count={badge} className="absolute -top-2.5 left-3" />
    </span>
    <span className="sr-only">{label}</span>
  </>
);

/** Meaning of a badge: somebody wrote, or work waits. */
export type BadgeTone = 'message' | 'work';

const badgeLooks: Record<BadgeTone, string> = {
  message: 'bg-danger-strong text-on-strong',
  work: 'bg-accent text-on-accent',
};

const badgeWords: Record<BadgeTone, (of: { count: number }) => string> = {
  message: m.ui_unread,
  work: m.ui_waiting,
};

/** Count of what is unread or waits: hidden at 0, “99+” above 99. */
export const Badge = ({
  count,
  tone = 'message',
  className,
}: {
  count: number;
  tone?: BadgeTone | undefined;
  className?: string;
}) =>
  count > 0 ? (
    <span
      className={classNames('min-w-5 rounded-full px-1 text-center text-xs font-semibold', badgeLooks[tone], className)}
    >
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{badgeWords[tone]({ count })}</span>
    </span>
  ) : null;

/**
 * The first button of a form, which Enter presses also without scripts: hidden, for forms in which another button stands
 * before the one that saves.
 */
export const EnterButton = ({ value, children }: { value: string; children: ReactNode }) => (
  <button type="submit" name="intent" value={value} className="sr-only" tabIndex={-1} aria-hidden>
    {children}
  </button>
);

/** A button of one icon, 44 px. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  badge,
  className,
  ...rest
}: IconLook & Omit<ComponentProps<'button'>, 'children'>) {
  return (
    <button type="button" title={label} {...rest} className={iconClass(variant, className)}>
      <IconInside icon={icon} label={label} badge={badge} />
    </button>
  );
}

/** A link of one icon, 44 px. */
export function IconLink({
  label,
  icon,
  variant = 'quiet',
  badge,
  className,
  ...rest
}: IconLook & Omit<ComponentProps<typeof Link>, 'children'>) {
  return (
    <Link title={label} {...rest} className={iconClass(variant, className)}>
      <IconInside icon={icon} label={label} badge={badge} />
    </Link>
  );
}
