import { Button } from '../../ui/Button.tsx';
import { useHydrated } from '../../ui/hydrated.ts';
import { ConfirmDialog, useDialog } from '../../ui/overlays/Dialog.tsx';
import { useGroupAction } from '../../profile/group/management/useGroupAction.tsx';
import { GroupForm } from '../../profile/group/management/GroupForm.tsx';

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
  const action = useGroupAction();
  if (!useHydrated())
    return (
      <GroupForm>
        {Object.entries(fields).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <Button type="submit" variant="quietDanger" aria-label={name}>
          {label}
        </Button>
      </GroupForm>
    );
  return (
    <>
      <Button variant="quietDanger" onClick={show} aria-label={name}>
        {label}
      </Button>
      <ConfirmDialog {...dialog} title={label} question={question} confirm={label} fields={fields} action={action} />
    </>
  );
};
