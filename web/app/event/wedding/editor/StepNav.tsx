import Check from 'lucide-react/icons/check';
import { m } from '../../../paraglide/messages.js';
import { classNames } from '../../../ui/classNames.ts';
import { type StepName, stepWords, weddingSteps } from './steps.tsx';

export interface StepNavProps {
  current: StepName;
  /** The steps that have what they are for. */
  filled: ReadonlySet<StepName>;
  /** Shows a step at once; undefined before scripts, when the button saves and leads on. */
  onStep: ((step: StepName) => void) | undefined;
}

/** The six steps by number and name, as buttons of the form, so that nothing typed is lost on the way. */
export const StepNav = ({ current, filled, onStep }: StepNavProps) => (
  <nav aria-label={m.wedding_parts()} className="min-[90rem]:sticky min-[90rem]:top-4 min-[90rem]:self-start">
    <ol className="grid grid-cols-[repeat(auto-fit,minmax(3.25rem,1fr))] gap-1 min-[90rem]:grid-cols-1">
      {weddingSteps.map((step, index) => (
        <li key={step}>
          <button
            type="submit"
            name="intent"
            value={`step:${step}`}
            aria-current={step === current ? 'step' : undefined}
            onClick={
              onStep &&
              ((event) => {
                event.preventDefault();
                onStep(step);
              })
            }
            className={classNames(
              'flex size-full min-h-11 flex-col items-center gap-1 rounded-md px-0 py-1.5 text-center text-xs tracking-tight transition hover:bg-sunken sm:flex-row sm:gap-2 sm:px-2 sm:text-left sm:text-sm',
              step === current && 'bg-accent-soft font-semibold text-accent-ink',
            )}
          >
            <span
              className={classNames(
                'grid size-[1.5rem] shrink-0 place-items-center rounded-full border font-semibold',
                step === current ? 'border-transparent bg-accent text-on-accent' : 'border-control',
              )}
            >
              {filled.has(step) && step !== current ? <Check aria-hidden size={16} /> : index + 1}
            </span>
            <span>
              {stepWords[step]()}
              {filled.has(step) && <span className="sr-only"> ({m.wedding_part_filled()})</span>}
            </span>
          </button>
        </li>
      ))}
    </ol>
  </nav>
);
