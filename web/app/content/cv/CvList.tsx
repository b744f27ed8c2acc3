import type { CvRow } from '@m4u/contract/content/cv/schema';
import { cvAccents } from '@m4u/contract/content/cv/rules';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import FileUser from 'lucide-react/icons/file-user';
import Globe from 'lucide-react/icons/globe';
import Link2 from 'lucide-react/icons/link-2';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { Form, href, Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { LinkButton, SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Menu, type MenuItem } from '../../ui/overlays/Menu.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { Section } from '../../ui/Section.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { downloadPath, editorPath } from './cvPaths.tsx';
import { cvTemplateWords, cvVisibilityWords } from './cvWords.tsx';

const listCvActions = ({ _id: id, visibility }: CvRow, memberId: string): MenuItem[] => {
  const post = (intent: string) => ({ intent, id });
  const show: MenuItem = { label: m.cv_show(), icon: Globe, fields: post('public') };
  const link: MenuItem = { label: m.cv_show_link(), icon: Link2, fields: post('link') };
  const hide: MenuItem = { label: m.cv_hide(), icon: EyeOff, fields: post('private') };
  const levels = { public: [link, hide], link: [show, hide], private: [show, link] };
  return [
    ...(visibility === 'private'
      ? []
      : [{ label: m.cv_view(), icon: Eye, to: href('/cv/:memberId', { memberId }) } satisfies MenuItem]),
    ...levels[visibility],
    { label: m.cv_download(), icon: Download, to: downloadPath(id) },
    { label: m.cv_copy(), icon: Copy, fields: post('copy') },
    { label: m.content_delete(), icon: Trash2, danger: true, fields: post('remove') },
  ];
};

const Row = ({ cv, memberId }: { cv: CvRow; memberId: string }) => (
  <Card padded={false}>
    <div className="flex items-center gap-3 p-3">
      <span
        aria-hidden
        className="grid size-12 shrink-0 place-items-center rounded-md"
        style={{ backgroundColor: cvAccents[cv.accent], color: '#FFFFFF' }}
      >
        <FileUser size={24} />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="text-base font-semibold">
          <Link to={editorPath(cv._id)} className="block truncate py-1">
            {cv.name}
          </Link>
        </h2>
        <p className="text-sm text-muted">
          {cvTemplateWords[cv.template]()} · {cv.language === 'EN' ? 'English' : 'Tiếng Việt'} ·{' '}
          <RelativeTime time={cv.updatedAt} />
        </p>
        {cv.visibility !== 'private' && (
          <div className="mt-1">
            <Tag icon={cv.visibility === 'public' ? Globe : Link2}>{cvVisibilityWords[cv.visibility]()}</Tag>
          </div>
        )}
      </div>
      <Menu label={m.cv_actions({ name: cv.name })} items={listCvActions(cv, memberId)} />
    </div>
  </Card>
);

const Import = () => (
  <Section id="import" title={m.cv_import()}>
    {/* Posts to the editor of a new CV, which reads the file. */}
    <Form method="post" action={editorPath('new')} encType="multipart/form-data" className="stack gap-3">
      <TextField
        name="file"
        type="file"
        accept="application/json,.json,application/zip,.zip"
        label={m.cv_import_file()}
        hint={m.cv_import_hint()}
      />
      <div>
        <SubmitButton name="intent" value="import" variant="secondary">
          {m.cv_import_read()}
        </SubmitButton>
      </div>
    </Form>
  </Section>
);

export interface CvListProps {
  rows: readonly CvRow[];
  memberId: string;
}

/** The reader's CVs, and a link to add one. */
export const CvList = ({ rows, memberId }: CvListProps) => (
  <div className="mx-auto max-w-column px-4 pb-[calc(var(--bar-room,0px)+2rem)]">
    <PageHeader
      title={m.cv_title()}
      lead={m.cv_lead()}
      back={{ to: href('/more'), label: m.more_title() }}
      actions={
        rows.length > 0 && (
          <LinkButton to={editorPath('new')} icon={Plus}>
            {m.cv_new()}
          </LinkButton>
        )
      }
    />
    {rows.length === 0 ? (
      <EmptyState
        icon={FileUser}
        title={m.cv_empty()}
        action={<LinkButton to={editorPath('new')}>{m.cv_new()}</LinkButton>}
      />
    ) : (
      <ul aria-label={m.cv_title()} className="stack gap-3">
        {rows.map((cv) => (
          <li key={cv._id}>
            <Row cv={cv} memberId={memberId} />
          </li>
        ))}
      </ul>
    )}
    <Import />
  </div>
);
