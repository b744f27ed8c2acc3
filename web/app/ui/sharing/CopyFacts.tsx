import { m } from '../../paraglide/messages.js';
import { CopyButton } from './CopyButton.tsx';

/** A fact of a transfer. */
export interface CopyFact {
  readonly label: string;
  readonly value: string;
  /** What the button copies; none without it. */
  readonly copied?: string;
}

/** Facts that people enter in a banking app, each with a button that copies it. */
export const CopyFacts = ({ facts, canCopy = true }: { facts: readonly CopyFact[]; canCopy?: boolean }) => (
  <dl className="divide-y divide-line text-sm">
    {facts.map(({ label, value, copied }) => (
      <div key={label} className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-1">
        <dt className="text-muted">{label}</dt>
        <dd className="col-start-1 font-semibold wrap-anywhere" translate="no">
          {value}
        </dd>
        {copied !== undefined && canCopy && (
          <dd className="no-print col-start-2 row-span-2 row-start-1">
            <CopyButton text={copied} variant="quiet">
              {m.ui_copy()} <span className="sr-only">{label}</span>
            </CopyButton>
          </dd>
        )}
      </div>
    ))}
  </dl>
);
