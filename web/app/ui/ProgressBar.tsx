import { useNavigation } from 'react-router';
import { m } from '../paraglide/messages.js';

export interface ProgressBarProps {
  /** What is going on. */
  label: string;
  /** How far, from 0 to `max`; unknown when left out. */
  value?: number;
  max?: number;
}

/** How far something is. */
export const ProgressBar = ({ label, value, max = 100 }: ProgressBarProps) => (
  <progress aria-label={label} value={value} max={max} className="progress" />
);

/** Once, at the root: a line at the top while a navigation takes more than 200 ms. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return (
    <div aria-live="polite" className="no-print pointer-events-none fixed inset-x-0 top-0 z-50">
      {state !== 'idle' && (
        <div className="late">
          <span className="sr-only">{m.ui_loading()}</span>
          <div className="sweep h-1 bg-accent" />
        </div>
      )}
    </div>
  );
}
