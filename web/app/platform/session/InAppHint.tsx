import { m } from '../../paraglide/messages.js';
import { buttonClass } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/sharing/CopyButton.tsx';
import { Dialog, type DialogState } from '../../ui/overlays/Dialog.tsx';

export interface InAppHintProps {
  dialog: DialogState;
  /** The app with the built-in browser. */
  app: string;
  /** The full address of the page. */
  address: string;
  vcard: string;
}

/** Hint for browsers that cannot save a contact: how to open the page elsewhere, with a link to the card. */
export const InAppHint = ({ dialog: { trigger: _, show: __, ...dialog }, app, address, vcard }: InAppHintProps) => (
  <Dialog
    {...dialog}
    title={m.profile_in_app_title()}
    description={m.profile_in_app_text({ app })}
    actions={
      <>
        <a href={vcard} className={buttonClass({ variant: 'secondary' })}>
          {m.profile_in_app_anyway()}
        </a>
        <CopyButton text={address} variant="primary">
          {m.profile_copy_page_link()}
        </CopyButton>
      </>
    }
  >
    <ol className="list-decimal space-y-2 pl-5">
      <li>{m.profile_in_app_step_menu()}</li>
      <li>{m.profile_in_app_step_open()}</li>
      <li>{m.profile_in_app_step_save()}</li>
    </ol>
    <p className="rounded-sm bg-sunken px-3 py-2 text-sm break-all">{address}</p>
  </Dialog>
);
