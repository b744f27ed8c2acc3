import type { Passkey } from '@m4u/contract/identity/auth/passkey';
import { PASSKEY_NAME } from '@m4u/contract/identity/auth/passkey.rules';
import KeyRound from 'lucide-react/icons/key-round';
import { useId } from 'react';
import { Form } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { Button, SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import { ConfirmDialog, Dialog, useDialog } from '../../../ui/overlays/Dialog.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { Section } from '../../../ui/Section.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import type { ShownPasskeys } from './passkeys.server.ts';

const Hidden = ({ fields }: { fields: Readonly<Record<string, string>> }) =>
  Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);

const RenameFields = ({ passkey }: { passkey: Passkey }) => (
  <>
    <Hidden fields={{ id: passkey._id }} />
    <TextField label={m.passkey_name()} name="name" defaultValue={passkey.name} required maxLength={PASSKEY_NAME} />
  </>
);

/** Renames a passkey in a dialog; without scripts, in a folded part. */
const Rename = ({ passkey }: { passkey: Passkey }) => {
  const { trigger: _, show, ...dialog } = useDialog();
  const form = useId();
  if (!useHydrated())
    return (
      <details>
        <summary className="inline-flex min-h-11 items-center px-4 font-semibold">{m.passkey_rename()}</summary>
        <Form method="post" className="stack">
          <RenameFields passkey={passkey} />
          <SubmitButton name="intent" value="passkeyRename" variant="secondary">
            {m.profile_save()}
          </SubmitButton>
        </Form>
      </details>
    );
  return (
    <>
      <Button variant="quiet" onClick={show} aria-label={m.passkey_rename_of({ name: passkey.name })}>
        {m.passkey_rename()}
      </Button>
      <Dialog
        {...dialog}
        title={m.passkey_rename()}
        actions={
          <SubmitButton form={form} name="intent" value="passkeyRename">
            {m.profile_save()}
          </SubmitButton>
        }
      >
        <Form method="post" id={form} preventScrollReset onSubmit={dialog.onClose}>
          <RenameFields passkey={passkey} />
        </Form>
      </Dialog>
    </>
  );
};

/** Removes a passkey, after a confirmation where scripts run. */
const Remove = ({ passkey }: { passkey: Passkey }) => {
  const { trigger: _, show, ...dialog } = useDialog();
  const fields = { intent: 'passkeyRemove', id: passkey._id };
  if (!useHydrated())
    return (
      <Form method="post">
        <Hidden fields={fields} />
        <Button type="submit" variant="quietDanger">
          {m.passkey_remove()}
        </Button>
      </Form>
    );
  return (
    <>
      <Button variant="quietDanger" onClick={show} aria-label={m.passkey_remove_of({ name: passkey.name })}>
        {m.passkey_remove()}
      </Button>
      <ConfirmDialog
        {...dialog}
        title={m.passkey_remove()}
        question={m.passkey_remove_question({ name: passkey.name })}
        confirm={m.passkey_remove()}
        fields={fields}
      />
    </>
  );
};

const LastUse = ({ passkey: { ended, lastUsedAt }, now }: { passkey: Passkey; now: number }) => {
  if (ended) return <span className="block text-sm text-danger">{m.passkey_ended()}</span>;
  return (
    <span className="block text-sm text-muted">
      {lastUsedAt === null ? (
        m.passkey_unused()
      ) : (
        <>
          {m.passkey_last_used()} <RelativeTime time={lastUsedAt} now={now} isWithin />
        </>
      )}
    </span>
  );
};

/**
 * The reader's passkeys with their names and last uses, and a form to add one (docs/rules/auth.md#passkeys). In the
 * browsers of other apps it renders only passkeys to remove. Its data is from `readPasskeys`, and `passkeyAction`
 * answers its forms.
 */
export const Passkeys = ({ passkeys, proof, verified, offered, now }: ShownPasskeys) =>
  offered || passkeys.length > 0 ? (
    <Section id="passkeys" title={m.passkey_title()}>
      <Card className="stack">
        <p>{m.passkey_text()}</p>
        {passkeys.length > 0 && (
          <ul className="divide-y divide-line">
            {passkeys.map((passkey) => (
              <li key={passkey._id} className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 py-2">
                <KeyRound aria-hidden size={22} className="text-accent-ink" />
                <span className="text-beside">
                  <span translate="no" className="block font-semibold wrap-anywhere">
                    {passkey.name}
                  </span>
                  <LastUse passkey={passkey} now={now} />
                </span>
                <Rename passkey={passkey} />
                <Remove passkey={passkey} />
              </li>
            ))}
          </ul>
        )}
        {offered && <AddPasskey proof={proof} verified={verified} />}
      </Card>
    </Section>
  ) : null;
