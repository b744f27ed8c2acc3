import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { IconButton } from '../../../ui/Button.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import type { Desk } from '../owner.server.ts';
import { type KindPaths, withOwner } from '../paths.tsx';
import { Column } from '../../../ui/layout/Column.tsx';

export interface EditorPageProps {
  title: string;
  desk: Desk;
  paths: KindPaths;
  /** The edited piece; null for a new one. */
  piece: { readonly _id: string } | null;
  children: ReactNode;
}

/** Editor screen of a piece: the page it belongs to, the form, and deletion with undo. */
export const EditorPage = ({ title, desk, paths, piece, children }: EditorPageProps) => (
  <Column kind="form" className="pb-8">
    <PageHeader
      title={title}
      lead={desk.owner.kind === 'group' ? m.content_page_of({ name: desk.name }) : undefined}
      back={{ to: piece ? paths.one(desk.owner.kind, piece._id) : desk.path, label: m.content_back() }}
      actions={
        piece && (
          <Form method="post" action={withOwner(paths.arrange(), desk.owner)}>
            <input type="hidden" name="id" value={piece._id} />
            <IconButton type="submit" name="intent" value="remove" label={m.content_delete()} icon={Trash2} />
          </Form>
        )
      }
    />
    {children}
  </Column>
);
