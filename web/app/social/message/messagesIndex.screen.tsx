import MessagesSquare from 'lucide-react/icons/messages-square';
import { href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** Shown beside the list on wide screens until a conversation is chosen. */
export default function MessagesIndex() {
  return (
    <div className="grid h-full place-content-center">
      <EmptyState
        icon={MessagesSquare}
        title={m.message_choose()}
        action={
          <LinkButton to={href('/messages/new')} variant="secondary">
            {m.message_new()}
          </LinkButton>
        }
      />
    </div>
  );
}
