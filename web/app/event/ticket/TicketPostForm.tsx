import type { TicketSetup } from '@m4u/contract/event/ticket/schema';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { dateAndTime } from '../../platform/language/formats.ts';
import { SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { postPaths, withOwner } from '../../content/item/paths.tsx';

/** Chooses the post that announces the event and has the button to sign up. */
export const TicketPostForm = ({ setup: { posts, event } }: { setup: TicketSetup }) => (
  <Card as="section" aria-labelledby="post-title" className="stack min-w-0">
    <h2 id="post-title" className="text-lg">
      {m.ticket_post()}
    </h2>
    <p className="text-sm text-muted">
      {m.ticket_post_text()}{' '}
      <TextLink to={withOwner(postPaths.edit('new'), { kind: 'group', id: event.group._id })}>
        {m.ticket_post_write()}
      </TextLink>
    </p>
    {posts.length > 0 && (
      <Form method="post" className="stack">
        <Select
          name="postId"
          label={m.ticket_post_label()}
          hideLabel
          defaultValue={posts.find(({ isChosen }) => isChosen)?._id ?? ''}
          placeholder={m.ticket_post_none()}
          options={posts.map(({ _id, title, start }) => ({ value: _id, label: `${title} · ${dateAndTime(start)}` }))}
        />
        <div>
          <SubmitButton name="intent" value="post">
            {m.ticket_save()}
          </SubmitButton>
        </div>
      </Form>
    )}
  </Card>
);
