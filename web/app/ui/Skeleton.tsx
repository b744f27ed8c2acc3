import { m } from '../paraglide/messages.js';
import { classNames } from './classNames.ts';

/**
 * Grey placeholder during loading; `className` sets the size. Hidden from screen readers: announce the state once
 * around it.
 */
export const Skeleton = ({ className, round = false }: { className?: string; round?: boolean }) => (
  <span
    aria-hidden
    className={classNames('block animate-breathe bg-sunken', round ? 'rounded-full' : 'rounded-sm', className)}
  />
);

/** Placeholder of a loading list: a round picture and two lines per row. */
export const SkeletonList = ({ rows = 4 }: { rows?: number }) => (
  <output className="stack">
    <span className="sr-only">{m.ui_loading()}</span>
    {Array.from({ length: rows }, (_, row) => (
      <span key={row} className="flex items-center gap-3">
        <Skeleton round className="size-12 shrink-0" />
        <span className="stack flex-1 gap-2">
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-4 w-4/5" />
        </span>
      </span>
    ))}
  </output>
);
