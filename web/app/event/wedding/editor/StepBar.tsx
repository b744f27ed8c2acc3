import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { m } from '../../../paraglide/messages.js';
import { SubmitButton } from '../../../ui/Button.tsx';
import { type StepName, stepBeside, stepWords } from './steps.tsx';

export interface StepBarProps {
  step: StepName;
  /** Whether guests see what is saved: it is then saved by its button only. */
  isPublished: boolean;
  /** Shows a step at once; undefined before scripts, when the button saves and leads on. */
  onStep: ((step: StepName) => void) | undefined;
}

/** The step's actions, at the foot of the window: back, on, and the one that publishes or saves. */
export const StepBar = ({ step, isPublished, onStep }: StepBarProps) => {
  const [before, after] = [stepBeside(step, -1), stepBeside(step, 1)];
  const to = (target: StepName) => ({
    name: 'intent',
    value: `step:${target}`,
    ...(onStep && {
      onClick: (event: { preventDefault: () => void }) => {
        event.preventDefault();
        onStep(target);
      },
    }),
  });
  return (
    <div className="w-step-bar no-print sticky bottom-0 z-10 -mx-4 -mb-24 flex flex-wrap gap-2 border-t border-line bg-canvas px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:mx-0 lg:-mb-12 lg:px-0">
      {before && (
        <SubmitButton variant="secondary" className="min-h-13" icon={ArrowLeft} {...to(before)}>
          {m.content_back()}
        </SubmitButton>
      )}
      {after && (
        <SubmitButton
          // A draft is saved on the way, and what is missing is said.
          {...(isPublished ? to(after) : { name: 'intent', value: `step:${after}` })}
          variant={isPublished ? 'secondary' : 'primary'}
          icon={ArrowRight}
          className="min-h-13 flex-1 flex-row-reverse"
        >
          {isPublished ? m.wedding_part_on() : m.wedding_part_next({ name: stepWords[after]() })}
        </SubmitButton>
      )}
      {!isPublished && !after && (
        // The name of the address is not saved by itself.
        <SubmitButton variant="secondary" name="intent" value="save" className="min-h-13">
          {m.content_save()}
        </SubmitButton>
      )}
      {(isPublished || !after) && (
        <SubmitButton name="intent" value={isPublished ? 'save' : 'publish'} className="min-h-13 flex-1">
          {isPublished ? m.wedding_save() : m.wedding_publish()}
        </SubmitButton>
      )}
    </div>
  );
};
