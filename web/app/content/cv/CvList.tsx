import type { CvRow } from '@m4u/contract/content/cv/schema';
import { cvAccents } from '@m4u/contract/content/cv/rules';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import FilePlus from 'lucide-react/icons/file-plus';
import FileUser from 'lucide-react/icons/file-user';
import Globe from 'lucide-react/icons/globe';
import KeyRound from 'lucide-react/icons/key-round';
import Link2 from 'lucide-react/icons/link-2';
import Mail from 'lucide-react/icons/mail';
import PencilLine from 'lucide-react/icons/pencil-line';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { Form, href, Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { number } from '../../platform/language/formats.ts';
import { LinkButton, SubmitButton } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Menu, type MenuItem } from '../../ui/overlays/Menu.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { Section } from '../../ui/Section.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { FileField } from '../../ui/fields/FileField.tsx';
import { cvLetterPath, cvLinksPath, cvVersionPath, downloadPath, editorPath } from './cvPaths.tsx';
import { cvTemplateWords, cvVisibilityWords } from './cvWords.tsx';
import { Column } from '../../ui/layout/Column.tsx';

const listCvActions = ({ _id: id, visibility, application }: CvRow, memberId: string): MenuItem[] => {
  const post = (intent: string) => ({ intent, id });
  const show: MenuItem = { label: m.cv_show(), icon: Globe, fields: post('public') };
  const link: MenuItem = { label: m.cv_show_link(), icon: Link2, fields: post('link') };
  const hide: MenuItem = { label: m.cv_hide(), icon: EyeOff, fields: post('private') };
  const levels = { public: [link, hide], link: [show, hide], private: [show, link] };
  return [
    ...(visibility === 'private'
      ? []
      : [{ label: m.cv_view(), icon: Eye, to: href('/cv/:memberId', { memberId }) } satisfies MenuItem]),
    {
      label: application ? m.cv_version_edit() : m.cv_version_make(),
      icon: application ? PencilLine : FilePlus,
      to: cvVersionPath(id),
    },
    { label: m.cv_letter(), icon: Mail, to: cvLetterPath(id) },
    ...levels[visibility],
    { label: m.cv_private_links(), icon: KeyRound, to: cvLinksPath(id) },
    { label: m.cv_download(), icon: Download, to: downloadPath(id) },
    { label: m.cv_copy(), icon: Copy, fields: post('copy') },
    { label: m.content_delete(), icon: Trash2, danger: true, fields: post('remove') },
  ];
};

const RowTags = ({ cv: { visibility, links, hasLetter } }: { cv: CvRow }) => (
  <div className="mt-1 flex flex-wrap gap-2 empty:hidden">
    {visibility !== 'private' && (
      <Tag icon={visibility === 'public' ? Globe : Link2}>{cvVisibilityWords[visibility]()}</Tag>
    )}
    {links > 0 && <Tag icon={KeyRound}>{m.cv_private_links_count({ count: number(links) })}</Tag>}
    {hasLetter && <Tag icon={Mail}>{m.cv_letter_has()}</Tag>}
  </div>
);

const Line = ({ cv, memberId }: { cv: CvRow; memberId: string }) => {
  const { application } = cv;
  const Heading = application ? 'h3' : 'h2';
  return (
    <div className="flex items-center gap-3">
      <span
        aria-hidden
        className={classNames('grid shrink-0 place-items-center rounded-md', application ? 'ml-4 size-8' : 'size-12')}
        style={{ backgroundColor: cvAccents[cv.accent], color: '#FFFFFF' }}
      >
        <FileUser size={application ? 16 : 24} />
      </span>
      <div className="min-w-0 flex-1">
        <Heading className="text-base font-semibold">
          <Link to={editorPath(cv._id)} className="block truncate py-1">
            {cv.name}
          </Link>
        </Heading>
        {application && (
          <p className="text-sm wrap-anywhere">
            {application.company} · {application.position}
          </p>
        )}
        <p className="text-sm text-muted">
          {cvTemplateWords[cv.template]()} · {cv.language === 'EN' ? 'English' : 'Tiếng Việt'} ·{' '}
          <RelativeTime time={cv.updatedAt} />
        </p>
        <RowTags cv={cv} />
      </div>
      <Menu label={m.cv_actions({ name: cv.name })} items={listCvActions(cv, memberId)} />
    </div>
  );
};

interface RowProps {
  cv: CvRow;
  memberId: string;
  /** Versions that were made from it. */
  versions: readonly CvRow[];
}

const Row = ({ cv, memberId, versions }: RowProps) => (
  // Padded: a card without padding would clip its menu.
  <Card>
    <Line cv={cv} memberId={memberId} />
    {versions.length > 0 && (
      <ul aria-label={m.cv_versions_of({ name: cv.name })} className="mt-3 divide-y divide-line border-t border-line">
        {versions.map((version) => (
          <li key={version._id} className="py-2">
            <Line cv={version} memberId={memberId} />
          </li>
        ))}
      </ul>
    )}
  </Card>
);

/** CVs with the versions made from them; a version whose CV is deleted stands by itself. */
const groupVersions = (rows: readonly CvRow[]) => {
  const sourceOf = ({ application }: CvRow) => rows.find(({ _id }) => _id === application?.sourceId);
  return rows
    .filter((cv) => sourceOf(cv) === undefined)
    .map((cv) => ({ cv, versions: rows.filter((row) => sourceOf(row) === cv) }));
};

const Import = () => (
  <Section id="import" title={m.cv_import()}>
    {/* Posts to the editor of a new CV, which reads the file. */}
    <Form method="post" action={editorPath('new')} encType="multipart/form-data" className="stack gap-3">
      <FileField
        name="file"
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

/** The reader's CVs with their versions, and a link to add one. */
export const CvList = ({ rows, memberId }: CvListProps) => (
  <div className="px-4 pb-[calc(var(--bar-room,0px)+2rem)] lg:px-8">
    <div className="mx-auto max-w-page">
      <Column kind="list">
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
          >
            {m.cv_empty_text()}
          </EmptyState>
        ) : (
          <ul aria-label={m.cv_title()} className="stack gap-3">
            {groupVersions(rows).map(({ cv, versions }) => (
              <li key={cv._id}>
                <Row cv={cv} memberId={memberId} versions={versions} />
              </li>
            ))}
          </ul>
        )}
        <Import />
      </Column>
    </div>
  </div>
);
