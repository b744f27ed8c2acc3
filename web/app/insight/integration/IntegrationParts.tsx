import { Fragment } from 'react';
import { Form, href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { CopyButton } from '../../ui/sharing/CopyButton.tsx';

/** A key or signing secret, which is shown this once. */
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

/** Choice of one of several groups. */
export const GroupChoice = ({
  choices,
  groupId,
  tab,
}: {
  choices: readonly { readonly value: string; readonly label: string }[];
  groupId: string;
  tab: string;
}) => (
  <Form action={href('/action/developer')} className="flex items-end gap-3">
    <input type="hidden" name="tab" value={tab} />
    <Select
      key={groupId}
      name="groupId"
      label={m.discount_group()}
      defaultValue={groupId}
      options={choices}
      className="min-w-0 flex-1"
    />
    <Button type="submit" variant="secondary">
      {m.discount_group_choose()}
    </Button>
  </Form>
);

/** Names and values below each other. */
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
