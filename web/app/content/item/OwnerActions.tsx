import type { ContentHead } from '@m4u/contract/content/item/schema';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { IconButton, LinkButton } from '../../ui/Button.tsx';
import { type KindPaths, withOwner } from './paths.tsx';
import { VisibilityMenu } from './VisibilityMenu.tsx';

/** The owner's actions on a piece: edit it, change its audience, delete it (with undo). */
export const OwnerActions = ({
  piece,
  paths,
}: {
  piece: Pick<ContentHead, '_id' | 'owner' | 'policy' | 'can'>;
  paths: KindPaths;
}) => {
  if (!piece.can.update) return null;
  const action = withOwner(paths.arrange(), piece.owner);
  return (
    <>
      <VisibilityMenu id={piece._id} kind={piece.owner.kind} policy={piece.policy} action={action} />
      <LinkButton to={withOwner(paths.edit(piece._id), piece.owner)} icon={Pencil} variant="secondary">
        {m.content_edit()}
      </LinkButton>
      <Form method="post" action={action}>
        <input type="hidden" name="id" value={piece._id} />
        <IconButton type="submit" name="intent" value="remove" label={m.content_delete()} icon={Trash2} />
      </Form>
    </>
  );
};
