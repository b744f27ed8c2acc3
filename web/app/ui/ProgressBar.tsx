import { useNavigation } from 'react-router';
import { m } from '../paraglide/messages.js';

export interface ProgressBarProps {
  /** Label of the process. */
  label: string;
  /** Progress from 0 to `max`; indeterminate when omitted. */
  value?: number;
  max?: number;
}

/** Progress bar. */
export const ProgressBar = ({ label, value, max = 100 }: ProgressBarProps) => (
  <progress aria-label={label} value={value} max={max} className="progress" />
);

/** Progress line at the top while a navigation takes more than 200 ms. Rendered once, at the root. */
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
