import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import type { OwnWedding } from '@m4u/contract/event/wedding';
import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { settled } from '../../../platform/forms/definition.ts';
import { EnterButton } from '../../../ui/Button.tsx';
import { Draft } from '../../../ui/drafts/Draft.tsx';
import { Question } from '../../../ui/fields/Question.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { StepBar } from './StepBar.tsx';
import { StepNav } from './StepNav.tsx';
import { isFilled, type StepName, stepBeside, stepWords, weddingSteps } from './steps.tsx';
import { stepFields, type StepProps } from './WeddingSteps.tsx';
import type { WeddingValues } from './weddingValues.server.ts';

export interface WeddingFormProps extends Pick<StepProps, 'typed' | 'posted'> {
  form: RefObject<HTMLFormElement | null>;
  /** The wedding to change; null for a new one. */
  wedding: OwnWedding | null;
  values: WeddingValues;
  reply: SubmissionResult | undefined;
  step: StepName;
  /** Shows a step at once; undefined before scripts, when buttons save and lead on. */
  onStep: ((step: StepName) => void) | undefined;
  /** Sends the form in its turn; until then what was typed is saved by itself. */
  onSend: (form: HTMLFormElement, button: HTMLElement | null) => void;
  /** Whether everything typed is saved. */
  isSaved: boolean;
}

/** Questions that a form is refused with, and the words that answer each. */
const confirmWords = {
  past: m.wedding_past_confirm,
  missing: m.wedding_missing_confirm,
  overwrite: m.wedding_overwrite_confirm,
};
const questions = ['past', 'missing', 'overwrite'] as const;

/** Brings another step into view, from its beginning, and tells it to readers who hear the page. */
const useFocusOfStep = (step: StepName) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const head = heading.current;
    // A refused field has the focus already.
    if (head?.closest('form')?.querySelector('[aria-invalid=true]:focus')) return;
    head?.focus({ preventScroll: true });
    head?.scrollIntoView({ block: 'nearest' });
  }, [step]);
  return heading;
};

/** The form of an invitation in six steps. All are there, so that nothing typed is lost, and one is shown. */
export const WeddingForm = (props: WeddingFormProps) => {
  const { form: element, wedding, values, typed, reply, step, posted, onStep, onSend, isSaved } = props;
  const [form, fields] = useForm<WeddingValues>({ lastResult: reply ?? settled, defaultValue: values });
  const heading = useFocusOfStep(step);
  const isPublished = wedding?.status === 'ACTIVE';
  const { onSubmit, ...formProps } = getFormProps(form);
  const send = (event: FormEvent<HTMLFormElement>) => {
    onSubmit(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    onSend(event.currentTarget, submitter);
  };
  return (
    <Form
      ref={element}
      method="post"
      encType="multipart/form-data"
      preventScrollReset
      {...formProps}
      onSubmit={send}
      className="gap-6 min-[90rem]:grid min-[90rem]:grid-cols-[11rem_minmax(0,1fr)]"
    >
      <EnterButton value={isPublished ? 'save' : `step:${stepBeside(step, 1) ?? step}`}>{m.wedding_save()}</EnterButton>
      <input type="hidden" name="updatedAt" value={wedding?.updatedAt ?? ''} readOnly />
      <StepNav current={step} filled={new Set(weddingSteps.filter((each) => isFilled(each, posted)))} onStep={onStep} />
      <div className="flex min-w-0 flex-col gap-4 max-[90rem]:pt-4">
        <div>
          <p className="text-sm text-muted">
            {m.start_progress({ step: weddingSteps.indexOf(step) + 1, total: weddingSteps.length })}
          </p>
          <h2 ref={heading} tabIndex={-1} className="scroll-mt-40 text-xl tracking-tight outline-none">
            {stepWords[step]()}
          </h2>
        </div>
        <Draft saved={isSaved} />
        <FormError errors={form.errors} />
        {weddingSteps.map((each) => {
          const Step = stepFields[each];
          return (
            <div key={each} hidden={each !== step} className={each === step ? 'stack' : undefined}>
              <Step
                {...{ fields, wedding, typed, posted }}
                errorsOf={(name) => form.allErrors[name]}
                isRefused={(beginning) => Object.keys(form.allErrors).some((name) => name.startsWith(beginning))}
              />
            </div>
          );
        })}
        {questions.map((name) => {
          const error = form.allErrors[name];
          return error && <Question key={name} name={name} label={confirmWords[name]()} error={error} />;
        })}
        <StepBar step={step} isPublished={isPublished} onStep={onStep} />
      </div>
    </Form>
  );
};
