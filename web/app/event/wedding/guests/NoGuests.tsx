import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/users';
import { m } from '../../../paraglide/messages.js';
import { LinkButton } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { addPath } from '../weddingPaths.tsx';

/** An empty guest list, with the way to add guests. */
export const NoGuests = ({ id }: { id: string }) => (
  <EmptyState
    icon={Users}
    title={m.wedding_guests_empty()}
    action={
      <LinkButton to={addPath(id)} icon={UserPlus}>
        {m.wedding_add()}
      </LinkButton>
    }
  >
    {m.wedding_guests_empty_text()}
  </EmptyState>
);
