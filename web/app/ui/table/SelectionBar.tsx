import X from 'lucide-react/icons/x';
import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, type ReactNode } from 'react';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { number } from '../../platform/language/formats.ts';
import { Button, SubmitButton } from '../Button.tsx';
import { classNames } from '../classNames.ts';
import { Dialog, useDialog } from '../overlays/Dialog.tsx';
import type { Selection } from './useSelection.ts';

export interface SelectionBarProps {
  selection: Selection;
  /** A side panel covers the right. */
  hasPanel: boolean;
  /** The answer is a file: the form is sent without the router, and the rows stay chosen. */
  isDownload: boolean;
  /** Hidden fields and `SelectionButton`s, the most useful first. */
  children: ReactNode;
}

const button = 'inline-flex min-h-10 items-center gap-2 rounded-md px-3.5 font-semibold whitespace-nowrap';

/** A submit button on the selection bar; `isMain` for the most useful action. */
export const SelectionButton = ({
  icon: Icon,
  isMain = false,
  children,
  ...rest
}: { icon: LucideIcon; isMain?: boolean } & ComponentProps<'button'>) => (
  <button
    type="submit"
    name="intent"
    {...rest}
    className={classNames(button, isMain ? 'bg-accent text-on-accent' : 'hover:bg-canvas/15')}
  >
    <Icon aria-hidden size={18} />
    {children}
  </button>
);

/** A button on the selection bar that asks before it sends `value` as the intent, with the `fields` of the question. */
export const ConfirmedSelectionButton = ({
  icon: Icon,
  value,
  question,
  fields,
  children,
}: {
  icon: LucideIcon;
  value: string;
  question: string;
  fields?: ReactNode;
  children: string;
}) => {
  const dialog = useDialog();
  return (
    <>
      <button type="button" {...dialog.trigger} className={classNames(button, 'hover:bg-canvas/15')}>
        <Icon aria-hidden size={18} />
        {children}
      </button>
      <Dialog
        {...dialog}
        title={children}
        description={question}
        actions={
          <>
            <Button variant="secondary" onClick={(event) => event.currentTarget.closest('dialog')?.close()}>
              {m.ui_cancel()}
            </Button>
            <SubmitButton
              name="intent"
              value={value}
              variant="danger"
              // A field that is still to be filled in keeps the question open.
              onClick={fields === undefined ? dialog.onClose : undefined}
            >
              {children}
            </SubmitButton>
          </>
        }
      >
        {fields}
      </Dialog>
    </>
  );
};

/**
 * Actions for the chosen rows: a form of the boxes with the name `chosen`, at the foot of the window. It shows
 * by the state of the boxes, also without scripts.
 */
export const SelectionBar = ({ selection, hasPanel, isDownload, children }: SelectionBarProps) => (
  <div
    className={classNames(
      'pointer-events-none fixed inset-x-0 bottom-5.5 left-62 z-30 hidden justify-center px-4 group-has-[[name=chosen]:checked]/table:flex',
      hasPanel && 'xl:right-89',
    )}
  >
    <Form
      method="post"
      id={selection.form}
      preventScrollReset
      reloadDocument={isDownload}
      onSubmit={isDownload ? undefined : selection.onSend}
      className="pointer-events-auto flex min-h-13 animate-rise flex-wrap items-center gap-1 rounded-lg bg-ink px-2 py-1.5 text-canvas shadow-md"
    >
      {/* Without scripts Enter in a box presses the form's first button, past questions: this one sends nothing. */}
      <noscript>
        <button type="submit" formMethod="dialog" tabIndex={-1} aria-hidden className="sr-only" />
      </noscript>
      <output className="px-3 whitespace-nowrap">
        {selection.count > 0 ? m.ui_chosen({ count: number(selection.count) }) : m.ui_chosen_rows()}
      </output>
      {children}
      {selection.count > 0 && (
        <button
          type="button"
          title={m.ui_choose_none()}
          onClick={() => selection.chooseAll(false)}
          className="grid size-10 place-items-center rounded-md hover:bg-canvas/15"
        >
          <X aria-hidden size={18} />
          <span className="sr-only">{m.ui_choose_none()}</span>
        </button>
      )}
    </Form>
  </div>
);
