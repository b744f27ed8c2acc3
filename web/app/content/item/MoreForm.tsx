import type { Owner } from '@m4u/contract/common';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/Button.tsx';

/** Link from the owner's list to its next rows; nothing at the end. */
export const MoreForm = ({ owner, nextCursor }: { owner: Owner; nextCursor: string | null }) =>
  nextCursor !== null && (
    <Form className="flex justify-center pt-4">
      {owner.kind === 'group' && <input type="hidden" name="owner" value={owner.id} />}
      <Button type="submit" name="cursor" value={nextCursor} variant="secondary">
        {m.content_more()}
      </Button>
    </Form>
  );
