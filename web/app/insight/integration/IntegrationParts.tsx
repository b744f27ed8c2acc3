import { Fragment } from 'react';
import { m } from '../../paraglide/messages.js';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { CopyButton } from '../../ui/sharing/CopyButton.tsx';

/** A new key or signing secret, which is shown only once, and the link to `next` for an owner who has stored it. */
export const NewSecret = ({ text, secret, next }: { text: string; secret: string; next: string }) => (
  <Card className="stack">
    <p>{text}</p>
    <code className="block rounded-md bg-sunken p-3 font-semibold break-all select-all" translate="no">
      {secret}
    </code>
    <div className="flex flex-wrap gap-3">
      <CopyButton text={secret}>{m.developer_copy()}</CopyButton>
      <LinkButton to={next}>{m.developer_kept()}</LinkButton>
    </div>
  </Card>
);

/** A list of names with their values. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) => (
  <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
    {facts.map(([name, value]) => (
      <Fragment key={name}>
        <dt className="text-muted">{name}</dt>
        <dd className="wrap-anywhere">{value}</dd>
      </Fragment>
    ))}
  </dl>
);
