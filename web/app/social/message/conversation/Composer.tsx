import ImagePlus from 'lucide-react/icons/image-plus';
import RotateCw from 'lucide-react/icons/rotate-cw';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { sendPicture } from '../../../profile/upload/sendPicture.tsx';
import { IconButton } from '../../../ui/Button.tsx';
import { draftKey, deleteDraft, loadDraft, saveDraft } from '../../../ui/drafts/draftStore.ts';
import { useHydrated } from '../../../ui/hydrated.ts';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { type PickedFile, useUploads } from '../../../ui/pictures/useUploads.ts';
import { NeedsScripts } from '../NeedsScripts.tsx';

/** Limits of one message: characters and pictures. */
const longest = 4000;
const mostPictures = 10;
const none: [] = [];

export interface ComposerProps {
  readerId: string;
  /** Name of the conversation's draft. */
  draft: string;
  onSend: (text: string, images: readonly string[]) => Promise<void>;
}

/** Draft of a message, stored in this browser until it is sent. */
const useDraft = (readerId: string, name: string) => {
  const key = draftKey(readerId, `message ${name}`);
  const [text, setText] = useState(() => loadDraft(localStorage, key, Date.now())?.fields['detail']?.[0] ?? '');
  const write = (next: string) => {
    setText(next);
    if (next === '') deleteDraft(localStorage, key);
    else saveDraft(localStorage, key, { detail: [next] }, Date.now());
  };
  return [text, write] as const;
};

/** A chosen picture: uploading, uploaded or refused. */
const Chosen = ({
  file,
  remove,
  retry,
}: {
  file: PickedFile;
  remove: (file: PickedFile) => void;
  retry: (key: string) => void;
}) => (
  <li className="surface relative w-24 shrink-0 overflow-hidden rounded-md border border-line">
    {file.preview === undefined ? (
      <span className="block h-20 truncate p-2 text-xs">{file.name}</span>
    ) : (
      <img src={file.preview} alt={file.name} className="h-20 w-full object-cover" />
    )}
    {!file.uploaded && !file.failure && (
      <div className="p-1">
        <ProgressBar label={m.ui_uploading({ name: file.name })} value={file.progress * 100} />
      </div>
    )}
    {file.failure && (
      <p role="alert" className="p-1 text-xs text-danger">
        {file.failure.message || m.ui_upload_failed()}
      </p>
    )}
    <span className="absolute top-0 right-0 flex">
      {file.failure?.again && (
        <IconButton label={m.ui_retry()} icon={RotateCw} variant="onPicture" onClick={() => retry(file.key)} />
      )}
      <IconButton
        label={m.ui_remove_item({ name: file.name })}
        icon={X}
        variant="onPicture"
        onClick={() => remove(file)}
      />
    </span>
  </li>
);

const barClass = 'surface border-t border-line px-3 pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))]';

/** Whether the device has a hardware keyboard: on a phone, Enter starts a new line. */
const hasKeyboard = (): boolean => matchMedia('(hover: hover) and (pointer: fine)').matches;

/** The form: with a hardware keyboard Enter sends, and Shift+Enter starts a new line. */
const ComposerForm = ({ readerId, draft, onSend }: ComposerProps) => {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, write] = useDraft(readerId, draft);
  const upload = useMemo(() => sendPicture('/api/uploads', 400), []);
  const { files, add, retry, remove } = useUploads(upload, none);
  const isPending = files.some(({ uploaded, failure }) => !uploaded && !failure);
  const images = files.flatMap(({ uploaded }) => uploaded?.id ?? []);
  const isEmpty = text.trim() === '' && images.length === 0;
  useEffect(() => {
    // Somebody may type into another field already.
    if (hasKeyboard() && document.activeElement === document.body) field.current?.focus();
  }, []);

  const send = async () => {
    if (isEmpty || isPending) return;
    const message = text.trim();
    write('');
    for (const file of files) if (file.uploaded) remove(file);
    field.current?.focus();
    await onSend(message, images);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // An Enter that ends an input method's composition (for example of a diacritic) does not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeyboard()) return;
    event.preventDefault();
    void send();
  };
  return (
    <form
      data-offline
      aria-label={m.message_write()}
      className={barClass}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {files.length > 0 && (
        <ul aria-label={m.message_chosen_pictures()} className="flex gap-2 overflow-x-auto pb-2">
          {files.map((file) => (
            <Chosen key={file.key} file={file} remove={remove} retry={retry} />
          ))}
        </ul>
      )}
      <div className="flex items-end gap-1">
        <label
          htmlFor={id}
          title={m.message_add_picture()}
          className="hit relative inline-flex shrink-0 items-center justify-center rounded-full hover:bg-sunken has-focus-visible:outline-2"
        >
          <ImagePlus aria-hidden size={22} />
          <span className="sr-only">{m.message_add_picture()}</span>
          <input
            id={id}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            multiple
            disabled={files.length >= mostPictures}
            className="absolute inset-0 cursor-pointer opacity-0"
            onChange={({ currentTarget }) => {
              const chosen = [...(currentTarget.files ?? [])].slice(0, mostPictures - files.length);
              if (chosen.length > 0) add(chosen, true);
              currentTarget.value = '';
            }}
          />
        </label>
        <textarea
          ref={field}
          rows={1}
          aria-label={m.message_text()}
          placeholder={m.message_text_hint()}
          maxLength={longest}
          value={text}
          onChange={({ currentTarget }) => write(currentTarget.value)}
          onKeyDown={onKeyDown}
          enterKeyHint="enter"
          className="max-h-40 min-h-11 min-w-0 flex-1 resize-none rounded-lg border border-control bg-surface px-4 py-2.5 field-sizing-content"
        />
        <IconButton
          type="submit"
          label={m.message_send()}
          icon={SendHorizontal}
          variant={isEmpty ? 'quiet' : 'primary'}
          aria-disabled={isEmpty || isPending || undefined}
        />
      </div>
    </form>
  );
};

/** Composer of messages. Its draft is in this browser, so the server sends an empty place of the same height. */
export const Composer = (props: ComposerProps) =>
  useHydrated() ? (
    <ComposerForm {...props} />
  ) : (
    <div className={barClass}>
      <NeedsScripts />
      <div className="h-11" />
    </div>
  );
