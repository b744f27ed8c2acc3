import { m } from '../../paraglide/messages.js';
import { LinkButton } from '../Button.tsx';
import { Card } from '../Card.tsx';
import { CopyButton } from './CopyButton.tsx';

/** A new key or signing secret, which is shown only once, and the link to `next` for an owner who has stored it. */
export const NewSecret = ({ text, secret, next }: { text: string; secret: string; next: string }) => (
  <Card className="stack">
    <p>{text}</p>
    <code className="block rounded-md bg-sunken p-3 font-semibold break-all select-all" translate="no">
      {secret}
    </code>
    <div className="flex flex-wrap gap-3">
      <CopyButton text={secret}>{m.ui_copy()}</CopyButton>
      <LinkButton to={next}>{m.ui_secret_kept()}</LinkButton>
    </div>
  </Card>
);
