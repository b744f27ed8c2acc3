import type { GroupImport } from '@m4u/contract/profile/group/import';
import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import Upload from 'lucide-react/icons/upload';
import { useEffect } from 'react';
import { Form, useRevalidator } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { number } from '../../../platform/language/formats.ts';
import { useRefresh } from '../../../platform/navigation/useRefresh.ts';
import { LinkButton, SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { Tag, Tags } from '../../../ui/Tag.tsx';
import { customersPath, importPath, importsPath } from '../customers/customerPaths.tsx';
import { importStatusWords } from './importWords.tsx';
import { peopleListPath } from '../people/peoplePaths.tsx';

/** Interval between updates of the progress (ms). */
const PAUSE = 1_500;

/** Reloads repeatedly while the import is running and the page is visible. */
const useProgress = (isGoing: boolean): void => {
  const { state } = useRevalidator();
  const refresh = useRefresh();
  useEffect(() => {
    if (!isGoing || state !== 'idle') return;
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') refresh();
    }, PAUSE);
    const look = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isGoing, state, refresh]);
};

const startLabel = ({ kind, status }: GroupImport, count: string): string => {
  if (status === 'stopped') return m.import_continue({ count });
  return kind === 'members' ? m.import_start_members({ count }) : m.import_start_customers({ count });
};

const Start = ({ file }: { file: GroupImport }) => {
  const remaining = number(file.total - file.done - file.refused);
  return (
    <Form method="post" className="stack gap-3">
      {file.can.start && (
        <SubmitButton name="intent" value="start" icon={file.status === 'stopped' ? Play : Upload} block>
          {startLabel(file, remaining)}
        </SubmitButton>
      )}
      <LinkButton to={importsPath(file.groupId, file.kind)} variant="secondary" block>
        {m.import_other()}
      </LinkButton>
    </Form>
  );
};

const Going = ({ file }: { file: GroupImport }) => (
  <>
    <p className="text-muted">{file.status === 'stopping' ? m.import_stopping_text() : m.import_progress_text()}</p>
    {file.kind === 'members' && <p className="text-muted">{m.import_progress_days()}</p>}
    {file.can.stop && (
      <Form method="post">
        <SubmitButton name="intent" value="stop" variant="secondary" icon={Square} block>
          {m.import_stop()}
        </SubmitButton>
      </Form>
    )}
    <noscript>
      <a className="underline" href={importPath(file.groupId, file._id)}>
        {m.import_reload()}
      </a>
    </noscript>
  </>
);

const Finished = ({ groupId, kind }: GroupImport) => (
  <>
    <p>{kind === 'members' ? m.import_finished_members() : m.import_finished_customers()}</p>
    <LinkButton to={kind === 'members' ? peopleListPath(groupId, 'invitations') : customersPath(groupId)} block>
      {kind === 'members' ? m.import_see_members() : m.import_see_customers()}
    </LinkButton>
    <LinkButton to={importsPath(groupId, kind)} variant="secondary" block>
      {m.import_other()}
    </LinkButton>
  </>
);

const Counts = ({ status, total, done, refused }: GroupImport) => {
  const remaining = total - done - refused;
  const waiting = status === 'previewed' ? m.import_waiting : m.import_left;
  return (
    <Tags wrap>
      {[
        ...(status === 'previewed' ? [] : [<Tag key="done">{m.import_done({ count: number(done) })}</Tag>]),
        ...(remaining > 0 || status === 'previewed'
          ? [<Tag key="left">{waiting({ count: number(remaining) })}</Tag>]
          : []),
        <Tag key="refused">{m.import_refused({ count: number(refused) })}</Tag>,
      ]}
    </Tags>
  );
};

/** State of an import and its possible actions, with live progress. */
export const ImportProgress = ({ file }: { file: GroupImport }) => {
  const isGoing = file.status === 'running' || file.status === 'stopping';
  useProgress(isGoing);
  const finished = file.done + file.refused;
  return (
    <Card>
      <div className="stack">
        <output className="block text-lg font-semibold">{importStatusWords[file.status]()}</output>
        {file.status !== 'previewed' && (
          <>
            <ProgressBar label={m.import_progress()} value={finished} max={file.total} />
            <p className="text-sm text-muted">
              {m.import_processed({ done: number(finished), total: number(file.total) })}
            </p>
          </>
        )}
        <Counts {...file} />
        {file.ignored.length > 0 && (
          <p className="text-sm text-muted">{m.import_ignored({ columns: file.ignored.join(', ') })}</p>
        )}
        {file.status === 'previewed' && !file.can.start && <p>{m.import_nothing()}</p>}
        {file.status === 'stopped' && <p className="text-muted">{m.import_stopped_text()}</p>}
        {isGoing && <Going file={file} />}
        {file.status === 'done' && <Finished {...file} />}
        {(file.status === 'previewed' || file.status === 'stopped') && <Start file={file} />}
      </div>
    </Card>
  );
};
