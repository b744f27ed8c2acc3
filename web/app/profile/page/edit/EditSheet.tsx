import X from 'lucide-react/icons/x';
import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { useNavigate } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { IconLink, LinkButton, SubmitButton } from '../../../ui/Button.tsx';

/** Id of the form in a sheet; its button is in the sheet's footer, outside of the form. */
export const sheetForm = 'edit-form';

export interface EditSheetProps {
  title: string;
  /** Path of the page below the sheet. */
  back: string;
  children: ReactNode;
}

/**
 * A sheet to edit a part of a page, above the page. It has its own URL, so that it opens and saves without scripts too.
 * With scripts it is a modal dialog, and asks before it discards typed text.
 */
export const EditSheet = ({ title, back, children }: EditSheetProps) => {
  const box = useRef<HTMLDialogElement>(null);
  const typed = useRef(false);
  const name = useId();
  const navigate = useNavigate();
  useEffect(() => {
    const dialog = box.current;
    if (!dialog || dialog.matches(':modal')) return;
    // A person who typed before scripts arrived goes on in the same field.
    const field = dialog.querySelector<HTMLElement>(':focus');
    // Otherwise the sheet has the focus, because a focused field would open the keyboard over half of it.
    const first = field ?? dialog;
    first.autofocus = true;
    // close() would count as the reader's decision to leave.
    dialog.removeAttribute('open');
    dialog.showModal();
    first.autofocus = false;
  }, []);
  const keepTyped = (event: SyntheticEvent) => {
    // oxlint-disable-next-line no-alert -- only a synchronous question can keep the sheet open
    if (typed.current && !window.confirm(m.profile_discard_question())) event.preventDefault();
  };
  return (
    <>
      <div aria-hidden className="no-print fixed inset-0 z-40 bg-scrim" />
      <dialog
        ref={box}
        open
        tabIndex={-1}
        aria-labelledby={name}
        onInput={() => {
          typed.current = true;
        }}
        onCancel={keepTyped}
        onClose={() => void navigate(back, { preventScrollReset: true })}
        className="surface no-print fixed inset-0 z-50 m-auto h-dvh max-h-dvh w-full max-w-column overflow-hidden shadow-md outline-none backdrop:bg-transparent sm:h-fit sm:max-h-[88dvh] sm:rounded-lg"
      >
        <div className="flex h-full max-h-[inherit] flex-col">
          <header className="flex items-center gap-2 border-b border-line py-2 pr-2 pl-5">
            <h2 id={name} className="flex-1 text-lg">
              {title}
            </h2>
            <IconLink to={back} label={m.ui_close()} icon={X} onClick={keepTyped} preventScrollReset />
          </header>
          <div className="flex-1 overflow-y-auto px-4 py-5 sm:px-5">{children}</div>
          <footer className="flex gap-3 border-t border-line px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:justify-end">
            <LinkButton
              to={back}
              variant="secondary"
              onClick={keepTyped}
              preventScrollReset
              className="flex-1 sm:flex-none"
            >
              {m.ui_cancel()}
            </LinkButton>
            <SubmitButton form={sheetForm} name="intent" value="save" className="flex-2 sm:flex-none">
              {m.profile_save()}
            </SubmitButton>
          </footer>
        </div>
      </dialog>
    </>
  );
};
