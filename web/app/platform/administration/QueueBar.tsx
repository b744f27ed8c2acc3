import SkipForward from 'lucide-react/icons/skip-forward';
import { Form, href, useSearchParams } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { LinkButton, SubmitButton } from '../../ui/Button.tsx';

/** Above an item that is open while the reader goes through the queue: on to the next one, or out. Else nothing. */
export const QueueBar = ({ id }: { id?: string }) => {
  const [search] = useSearchParams();
  const queue = search.get('queue');
  const open = id ?? search.get('id');
  if (queue === null || open === null) return null;
  return (
    <Form
      method="post"
      action={`${href('/admin')}?index`}
      className="no-print mt-4 flex flex-wrap items-center gap-2 rounded-md bg-accent-soft px-4 py-3"
    >
      <p className="min-w-48 flex-1">{m.admin_queue_in_turn()}</p>
      <input type="hidden" name="queue" value={queue} />
      <input type="hidden" name="due" value={search.get('due') ?? ''} />
      <input type="hidden" name="id" value={open} />
      <input type="hidden" name="kind" value={search.get('kind') ?? ''} />
      <SubmitButton name="intent" value="next" variant="secondary" icon={SkipForward}>
        {m.admin_queue_skip()}
      </SubmitButton>
      <LinkButton to={href('/admin')} variant="quiet">
        {m.admin_queue_stop()}
      </LinkButton>
    </Form>
  );
};
