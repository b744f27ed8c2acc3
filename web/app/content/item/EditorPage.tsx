import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { IconButton } from '../../ui/Button.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import type { Desk } from './owner.server.ts';

export interface EditorPageProps {
  title: string;
  desk: Desk;
  /** Where leaving the editor leads. */
  back: string;
  /** Of what is there already: where it is deleted. */
  remove?: { readonly id: string; readonly action: string } | undefined;
  children: ReactNode;
}

/** The screen on which a piece of content is written: of whose page, the form, and deleting, which can be undone. */
export const EditorPage = ({ title, desk, back, remove, children }: EditorPageProps) => (
  <div className="mx-auto max-w-column pb-8">
    <PageHeader
      title={title}
      lead={desk.owner.kind === 'group' ? m.content_page_of({ name: desk.name }) : undefined}
      back={{ to: back, label: m.content_back() }}
      actions={
        remove && (
          <Form method="post" action={remove.action}>
            <input type="hidden" name="id" value={remove.id} />
            <IconButton type="submit" name="intent" value="remove" label={m.content_delete()} icon={Trash2} />
          </Form>
        )
      }
    />
    {children}
  </div>
);
