import { m } from '../../paraglide/messages.js';
import { CopyButton } from './CopyButton.tsx';

/** A value that is entered elsewhere, with a button that copies it. */
export const Copied = ({ label, value }: { label: string; value: string }) => (
  <div className="stack gap-2">
    <p className="text-sm text-muted">{label}</p>
    <code className="block rounded-md bg-sunken p-3 text-sm break-all select-all" translate="no">
      {value}
    </code>
    <div>
      <CopyButton text={value}>{m.ui_copy()}</CopyButton>
    </div>
  </div>
);
