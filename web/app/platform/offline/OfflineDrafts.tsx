import { cut, stripMarkup } from '@m4u/contract/share-text';
import FilePen from 'lucide-react/icons/file-pen';
import FolderOpen from 'lucide-react/icons/folder-open';
import Trash2 from 'lucide-react/icons/trash-2';
import { m } from '../../paraglide/messages.js';
import { IconButton, IconLink } from '../../ui/Button.tsx';
import type { ListedDraft } from '../../ui/drafts/draftStore.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { dateAndTime } from '../language/formats.ts';

/** The beginning of a draft's text. */
const draftSummary = ({ fields }: ListedDraft): string => {
  const texts = Object.values(fields).flatMap((values) => values.map((value) => stripMarkup(value).trim()));
  // Values of lists are single keywords; written text contains spaces.
  const written = texts.filter((text) => /\s/.test(text));
  return cut((written.length > 0 ? written : texts.filter(Boolean).slice(0, 1)).join(' · '), 160);
};

/** Lists unsaved drafts of forms. */
export const OfflineDrafts = ({ drafts, drop }: { drafts: readonly ListedDraft[]; drop: (key: string) => void }) => {
  if (drafts.length === 0)
    return (
      <EmptyState icon={FilePen} title={m.offline_drafts_none()}>
        {m.offline_drafts_none_text()}
      </EmptyState>
    );
  return (
    <ul className="divide-y divide-line">
      {drafts.map((draft) => {
        const summary = draftSummary(draft) || m.offline_draft_empty();
        return (
          <li key={draft.key} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <div className="min-w-40 flex-1">
              <p lang="" className="wrap-anywhere">
                {summary}
              </p>
              <p className="text-sm text-muted">{dateAndTime(new Date(draft.at))}</p>
            </div>
            <div className="flex">
              {draft.form.startsWith('/') && (
                <IconLink to={draft.form} reloadDocument label={m.offline_draft_open()} icon={FolderOpen} />
              )}
              <IconButton
                label={m.offline_draft_remove({ what: summary })}
                icon={Trash2}
                onClick={() => drop(draft.key)}
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
};
