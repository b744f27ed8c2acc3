import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/Button.tsx';
import { useHydrated } from '../../ui/hydrated.ts';
import { ConfirmDialog, useDialog } from '../../ui/overlays/Dialog.tsx';
import { CopyButton } from '../../ui/sharing/CopyButton.tsx';

/** A value that is entered elsewhere, with a button that copies it. */
export const Copied = ({ label, value }: { label: string; value: string }) => (
  <div className="stack gap-2">
    <p className="text-sm text-muted">{label}</p>
    <code className="block rounded-md bg-sunken p-3 text-sm break-all select-all" translate="no">
      {value}
    </code>
    <div>
      <CopyButton text={value}>{m.sso_copy()}</CopyButton>
    </div>
  </div>
);

export interface DangerProps {
  label: string;
  /** Names what is meant, for a list of several. */
  name?: string;
  question: string;
  fields: Readonly<Record<string, string>>;
}

/** A button that ends something, with a question where scripts run. */
export const Danger = ({ label, name, question, fields }: DangerProps) => {
  const { trigger: _, show, ...dialog } = useDialog();
  if (!useHydrated())
    return (
      <Form method="post">
        {Object.entries(fields).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <Button type="submit" variant="quietDanger" aria-label={name}>
          {label}
        </Button>
      </Form>
    );
  return (
    <>
      <Button variant="quietDanger" onClick={show} aria-label={name}>
        {label}
      </Button>
      <ConfirmDialog {...dialog} title={label} question={question} confirm={label} fields={fields} />
    </>
  );
};
