import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { Button, IconButton, SubmitButton } from '../Button.tsx';

/** Result of `useDialog`: spread it on a dialog, and put `trigger` on the opening button. */
export interface DialogState {
  id: string;
  open: boolean;
  show: () => void;
  onClose: () => void;
  /** Props of the opening button; new browsers then open the dialog even before scripts have loaded. */
  trigger: { onClick: () => void; 'aria-haspopup': 'dialog' };
}

/** State of a dialog. */
export function useDialog(startsOpen = false): DialogState {
  const id = useId();
  const [open, setOpen] = useState(startsOpen);
  const show = () => setOpen(true);
  const invoker = { command: 'show-modal', commandfor: id };
  return {
    id,
    open,
    show,
    onClose: () => setOpen(false),
    trigger: { onClick: show, 'aria-haspopup': 'dialog', ...invoker },
  };
}

export interface DialogProps {
  id?: string;
  title: string;
  description?: ReactNode;
  open: boolean;
  onClose: () => void;
  children?: ReactNode;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
}

/**
 * Native modal dialog: traps the focus, closes by Escape or a press outside, and restores the focus. A bottom sheet on
 * phones.
 */
export function Dialog({ id, title, description, open, onClose, children, actions }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const wasOpen = useRef(false);
  const ownId = useId();
  const name = id ?? ownId;
  useEffect(() => {
    const dialog = box.current;
    if (dialog && open && !dialog.open) dialog.showModal();
    // A dialog that the browser opened before scripts arrived stays open.
    if (dialog && !open && wasOpen.current) dialog.close();
    wasOpen.current = open;
  }, [open]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape does the same by itself
    <dialog
      ref={box}
      id={name}
      closedby="any"
      aria-labelledby={`${name}-title`}
      aria-describedby={description == null ? undefined : `${name}-description`}
      onClose={onClose}
      // For browsers without `closedby`: a press on the backdrop targets the dialog itself.
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      className="dialog surface shadow-md"
    >
      <div className="flex max-h-[inherit] flex-col">
        <header className="flex items-start gap-2 py-3 pr-2 pl-5">
          <h2 id={`${name}-title`} className="flex-1 py-2 text-lg">
            {title}
          </h2>
          <IconButton label={m.ui_close()} icon={X} onClick={() => box.current?.close()} />
        </header>
        <div className="stack overflow-y-auto px-5 pb-5">
          {description != null && <p id={`${name}-description`}>{description}</p>}
          {children}
        </div>
        {actions != null && (
          <footer className="flex flex-col-reverse gap-3 border-t border-line px-5 py-4 sm:flex-row sm:justify-end">
            {actions}
          </footer>
        )}
      </div>
    </dialog>
  );
}

export interface ConfirmDialogProps {
  id?: string;
  title: string;
  /** Question with the item's name: “Xóa bài “Khai trương chi nhánh Đà Nẵng”?” */
  question: ReactNode;
  /** Verb on the button, not “OK”. */
  confirm: string;
  open: boolean;
  onClose: () => void;
  /** Posted fields. */
  fields?: Readonly<Record<string, string>>;
  /** Form action; default is the present address. */
  action?: string;
  /** Called instead of posting. */
  onConfirm?: () => void;
  /** Whether the action cannot be undone. */
  danger?: boolean;
}

/** Asks for confirmation of an action: an ordinary form, posted to the route's action. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, question, confirm, fields = {}, action, onConfirm, danger = true, onClose, open, id } = props;
  const ownId = useId();
  const form = `${id ?? ownId}-form`;
  useCloseWhenDone(open, onClose);
  const variant = danger ? 'danger' : 'primary';
  return (
    <Dialog
      id={id}
      title={title}
      description={question}
      open={open}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={(event) => event.currentTarget.closest('dialog')?.close()}>
            {m.ui_cancel()}
          </Button>
          {onConfirm ? (
            <Button
              variant={variant}
              onClick={() => {
                onConfirm();
                onClose();
              }}
            >
              {confirm}
            </Button>
          ) : (
            <SubmitButton form={form} variant={variant}>
              {confirm}
            </SubmitButton>
          )}
        </>
      }
    >
      {!onConfirm && (
        <Form method="post" action={action} id={form} hidden>
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        </Form>
      )}
    </Dialog>
  );
}

/** Closes the dialog when its form has been answered. */
function useCloseWhenDone(open: boolean, onClose: () => void) {
  const navigation = useNavigation();
  const sent = useRef(false);
  useEffect(() => {
    if (navigation.formMethod === 'POST') sent.current = true;
    else if (navigation.state === 'idle' && sent.current) {
      sent.current = false;
      if (open) onClose();
    }
  }, [navigation.state, navigation.formMethod, open, onClose]);
}
