import type { Registration } from '@m4u/contract/profile/registration/schema';
import Check from 'lucide-react/icons/check';
import { m } from '../../../paraglide/messages.js';
import { classNames } from '../../../ui/classNames.ts';
import { stageWords } from './orderWords.tsx';
import { listStages, type StageRow } from './progress.tsx';

const marks: Readonly<Record<StageRow['state'], string>> = {
  past: 'border-success-strong bg-success-strong text-on-strong',
  present: 'border-accent bg-accent text-on-accent',
  future: 'border-control bg-surface',
};

const stateWords: Readonly<Record<StageRow['state'], () => string>> = {
  past: m.card_order_past,
  present: m.card_order_present,
  future: m.card_order_future,
};

const Mark = ({ state }: Pick<StageRow, 'state'>) => (
  <span
    aria-hidden
    className={classNames(
      'absolute top-0.5 -left-3 grid size-6 place-items-center rounded-full border-2',
      marks[state],
    )}
  >
    {state === 'past' && <Check size={14} strokeWidth={3} />}
    {state === 'present' && <span className="size-2 rounded-full bg-on-accent" />}
  </span>
);

/** The stages of an order along a line. */
export const OrderStages = ({ registration }: { registration: Registration }) => (
  <ol aria-label={m.card_order_stages()} className="ml-3">
    {listStages(registration).map(({ stage, state, text }) => (
      <li
        key={stage}
        aria-current={state === 'present' ? 'step' : undefined}
        className="relative border-l-2 border-line pb-5 pl-6 last:border-transparent last:pb-0"
      >
        <Mark state={state} />
        <p className={classNames('font-semibold', state === 'future' && 'text-muted')}>
          {stageWords[stage]()}
          <span className="sr-only"> ({stateWords[state]()})</span>
        </p>
        {text !== '' && <p className="text-sm text-muted">{text}</p>}
      </li>
    ))}
  </ol>
);
