import { type StartStep, startSteps } from '@m4u/contract/profile/member/start.rules';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { IconLink } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { nextPath, previousPath, stepNumber } from './startSteps.tsx';
import { useReturnTo } from './useReturnTo.tsx';

export interface StepHeadProps {
  step: StartStep;
  /** Path of the reader's page. The first step leads back to it, or to the page that the reader came from. */
  page: string;
  /** Stands over a picture: each control has a ground of its own. */
  over?: boolean;
}

/** Four bars, filled up to the step. */
const Progress = ({ step, over }: Pick<StepHeadProps, 'step' | 'over'>) => {
  const number = stepNumber(step);
  return (
    <div className={classNames('flex-1', over && 'rounded-full bg-info-strong px-3 py-2.5')}>
      <p className="sr-only">{m.start_progress({ step: number, total: startSteps.length })}</p>
      <div aria-hidden className="flex gap-1.5">
        {startSteps.map((each, index) => (
          <span
            key={each}
            className={classNames(
              'h-1 flex-1 rounded-full',
              over ? 'bg-on-strong' : index < number ? 'bg-accent-ink' : 'bg-line',
              over && index >= number && 'opacity-40',
            )}
          />
        ))}
      </div>
    </div>
  );
};

/** Head of a step: the way back, how far it is, and the way on without saving. */
export const StepHead = ({ step, page, over = false }: StepHeadProps) => {
  const ground = over ? 'bg-info-strong text-on-strong' : undefined;
  const returnTo = useReturnTo();
  const isFromElsewhere = returnTo !== '/';
  const previous = previousPath(step, returnTo);
  return (
    <header className="mx-auto flex min-h-15 w-full max-w-column items-center gap-2 px-2 sm:px-4">
      <IconLink
        to={previous ?? (isFromElsewhere ? returnTo : page)}
        label={previous !== undefined ? m.start_back() : isFromElsewhere ? m.start_leave_back() : m.start_leave()}
        icon={ArrowLeft}
        {...(over && { variant: 'onPicture' as const })}
      />
      <Progress step={step} over={over} />
      {step === 'link' ? (
        <span className="w-14" />
      ) : (
        <Link
          to={nextPath(step, returnTo)}
          className={classNames('flex min-h-11 items-center rounded-full px-3 font-semibold whitespace-nowrap', ground)}
        >
          {m.start_skip()}
        </Link>
      )}
    </header>
  );
};
