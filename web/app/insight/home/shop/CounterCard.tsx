import Phone from 'lucide-react/icons/phone';
import ScanLine from 'lucide-react/icons/scan-line';
import { useEffect, useRef } from 'react';
import { Form, href } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { money } from '../../../platform/language/formats.ts';
import { MoneyField } from '../../../ui/fields/MoneyField.tsx';

/** Focuses the amount on the key T, unless something is being typed. */
const useCounterKey = () => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      if (key.toLowerCase() !== 't' || ctrlKey || metaKey || altKey) return;
      if (target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog')) return;
      event.preventDefault();
      form.current?.querySelector<HTMLInputElement>('input[name=amount]')?.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return form;
};

const formId = 'counter-amount';

const way =
  'flex min-h-13 flex-auto items-center justify-center gap-2 rounded-md bg-on-accent/10 px-2 py-2 text-center text-sm font-semibold hover:bg-on-accent/20';

/** The way to the counter: the amount of an order, which the counter takes over. */
export const CounterCard = ({ groupId, vndPerPoint }: { groupId: string; vndPerPoint: number | null }) => (
  <section aria-labelledby="counter" className="rounded-lg bg-accent p-4 text-on-accent shadow-sm">
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <h2 id="counter" className="text-xl tracking-tight">
        {m.point_counter()}
      </h2>
      {vndPerPoint !== null && (
        <p className="text-sm font-semibold">{m.home_rate({ amount: money(vndPerPoint), count: 1 })}</p>
      )}
    </div>
    <Form
      ref={useCounterKey()}
      id={formId}
      action={href('/action/createPoint')}
      className="surface mt-3 flex flex-wrap items-end gap-2 rounded-md p-2"
    >
      <input type="hidden" name="groupId" value={groupId} />
      <div className="min-w-0 flex-1 basis-36">
        <MoneyField name="amount" label={m.point_amount()} aria-keyshortcuts="T" />
      </div>
      <button
        type="submit"
        className="min-h-12 grow rounded-md bg-ink px-5 font-semibold text-canvas transition hover:opacity-90"
      >
        {m.home_counter_go()}
      </button>
    </Form>
    <div className="mt-2 flex flex-wrap gap-2">
      {/* Both take the typed amount and the shop along. */}
      <button
        type="submit"
        form={formId}
        formAction={href('/scan-qr')}
        name="isCreatePoint"
        value="true"
        className={way}
      >
        <ScanLine aria-hidden size={20} />
        {m.home_counter_scan()}
      </button>
      <button type="submit" form={formId} name="find" value="true" className={way}>
        <Phone aria-hidden size={20} />
        {m.home_counter_number()}
      </button>
    </div>
  </section>
);
