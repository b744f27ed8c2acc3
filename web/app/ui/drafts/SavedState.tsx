import CircleAlert from 'lucide-react/icons/circle-alert';
import CloudCheck from 'lucide-react/icons/cloud-check';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { timeOrDate } from '../../platform/language/formats.ts';
import type { Saving } from './useAutosave.ts';

export interface SavedStateProps {
  saving: Saving;
  /** When the content was last saved, and the time of rendering on the server (ISO 8601); null for new content. */
  savedAt: string | null;
  now: string;
  /** What is missing before new content can be saved, and what `unsaved` means here. */
  incomplete: ReactNode;
  unsaved: ReactNode;
}

/** Says whether a form that saves itself is saved, and when. Failures are announced, successes are not. */
export const SavedState = ({ saving, savedAt, now, incomplete, unsaved }: SavedStateProps) => {
  const { state } = saving;
  const isFailed = state === 'failed' || state === 'conflict';
  const last = state === 'saved' ? saving.at : savedAt;
  const shown =
    state === 'saving' ? (
      m.ui_saving()
    ) : state === 'unsaved' ? (
      unsaved
    ) : state === 'incomplete' || last === null ? (
      incomplete
    ) : (
      <time dateTime={last}>{m.ui_saved_at({ time: timeOrDate(last, now) })}</time>
    );
  const Icon = state === 'saving' || state === 'unsaved' || last === null ? CloudUpload : CloudCheck;
  return (
    <div className="min-w-[min(100%,12em)] flex-1">
      {!isFailed && (
        <p className="flex items-start gap-2 text-sm text-muted">
          <Icon aria-hidden size={18} className="mt-0.5 shrink-0" />
          <span>{shown}</span>
        </p>
      )}
      <div role="alert" className="text-sm text-danger">
        {isFailed && (
          <p className="flex items-start gap-2">
            <CircleAlert aria-hidden size={18} className="mt-0.5 shrink-0" />
            <span>{state === 'failed' ? m.ui_save_failed({ reason: saving.reason }) : m.ui_save_conflict()}</span>
          </p>
        )}
      </div>
    </div>
  );
};
