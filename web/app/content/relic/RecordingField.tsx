import Mic from 'lucide-react/icons/mic';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useMemo, useRef, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { recordingAddress } from '../../platform/api/recording-address.ts';
import { sendRecording } from '../../profile/upload/sendRecording.tsx';
import { buttonClass, IconButton } from '../../ui/Button.tsx';
import { restoreEvent } from '../../ui/drafts/draftFields.ts';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { type FieldSource, OptionalMark, useField } from '../../ui/fields/field.tsx';
import { FieldError } from '../../ui/fields/FormError.tsx';
import { FileField } from '../../ui/fields/FileField.tsx';
import { useHydrated } from '../../ui/hydrated.ts';
import { PendingUploads } from '../../ui/pictures/PendingUploads.tsx';
import { type PickedFile, useUploads } from '../../ui/pictures/useUploads.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { SoundPlayer } from './SoundPlayer.tsx';

/** Types and extensions, since systems know some formats by one of them only. */
const accept = 'audio/mpeg,audio/mp4,audio/x-m4a,audio/ogg,.mp3,.m4a,.ogg,.oga,.opus';

const rowClass = 'flex items-center gap-2 rounded-md border border-line p-2';

export interface RecordingFieldProps {
  /** Conform's metadata of the field with the recording's id. */
  field: FieldSource;
  label: string;
  hint: string;
  /** Address for uploads: `apiAddress(upload.insert)`. */
  uploads: string;
}

/** Without scripts: a file that the form itself carries (`…File`), and a box that removes the present one (`…Drop`). */
const PlainField = ({ field, label, hint }: Omit<RecordingFieldProps, 'uploads'>) => {
  const present = field.defaultValue ?? '';
  return (
    <div className="stack gap-2">
      <FileField
        name={`${field.name}File`}
        accept={accept}
        label={label}
        hint={hint}
        error={field.errors ?? []}
        optional
      />
      <input type="hidden" name={field.name} data-restores value={present} />
      {present !== '' && (
        <>
          <SoundPlayer src={recordingAddress(present)} label={label} />
          <Checkbox name={`${field.name}Drop`} label={m.relic_recording_drop()} />
        </>
      )}
    </div>
  );
};

interface PostedIdProps {
  name: string;
  value: string;
  onRestore: (id: string) => void;
}

/** The recording's id for the form and its draft; empty without one, so that the form says that there is none. */
const PostedId = ({ name, value, onRestore }: PostedIdProps) => {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const element = input.current;
    const restore = (event: Event) => {
      event.preventDefault();
      onRestore((event as CustomEvent<string>).detail);
    };
    element?.addEventListener(restoreEvent, restore);
    return () => element?.removeEventListener(restoreEvent, restore);
  }, [onRestore]);
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    // Nothing was typed: notify listeners of the form.
    input.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [value]);
  return <input ref={input} type="hidden" name={name} data-restores value={value} readOnly />;
};

interface ComingFileProps {
  file: PickedFile;
  retry: () => void;
  remove: () => void;
}

/** A file that is being sent, or could not be. */
const ComingFile = ({ file, retry, remove }: ComingFileProps) => (
  <div className={rowClass}>
    <div className="min-w-0 flex-1">
      <p className="truncate px-2 text-sm">{file.name}</p>
      {file.failure ? (
        <p role="alert" className="px-2 py-1 text-sm text-danger">
          {file.failure.message || m.ui_upload_failed()}
        </p>
      ) : (
        <ProgressBar label={m.ui_uploading({ name: file.name })} value={file.progress} max={1} />
      )}
    </div>
    {file.failure?.again && <IconButton label={m.ui_retry()} icon={RotateCw} onClick={retry} />}
    <IconButton label={m.ui_remove_item({ name: file.name })} icon={Trash2} onClick={remove} />
  </div>
);

/**
 * A recording that is sent as soon as it is chosen, and can be heard before the form is saved. The present one stays
 * until the new one is there.
 */
const SentField = ({ field, label, hint, uploads }: RecordingFieldProps) => {
  const upload = useMemo(() => sendRecording(uploads), [uploads]);
  const [present, setPresent] = useState(field.defaultValue ?? '');
  const { files, add, retry, remove } = useUploads(upload, [], ([sent]) => sent && setPresent(sent.id));
  const { id, errors, control } = useField({ field, hint }, {});
  const coming = files.find(({ uploaded }) => !uploaded);
  return (
    <fieldset className="stack min-w-0 gap-2">
      <legend id={`${id}-label`} className="float-left mb-1 w-full text-sm font-semibold">
        {label}
        <OptionalMark />
      </legend>
      <PostedId name={field.name} value={present} onRestore={setPresent} />
      {present !== '' && (
        <div className={rowClass}>
          <div className="min-w-0 flex-1">
            <SoundPlayer src={recordingAddress(present)} label={label} />
          </div>
          <IconButton label={m.ui_remove_item({ name: label })} icon={Trash2} onClick={() => setPresent('')} />
        </div>
      )}
      {coming && <ComingFile file={coming} retry={() => retry(coming.key)} remove={() => remove(coming)} />}
      <label
        className={buttonClass(
          { variant: 'secondary' },
          'relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
        )}
      >
        <Mic aria-hidden size={20} />
        <span>{present !== '' || coming ? m.ui_replace_file() : m.ui_choose_file()}</span>
        <input
          {...control}
          aria-labelledby={`${id}-label`}
          type="file"
          accept={accept}
          onChange={({ currentTarget }) => {
            const chosen = [...(currentTarget.files ?? [])].slice(0, 1);
            if (chosen.length > 0) add(chosen, false);
            // Allows choosing the same file again after its removal.
            currentTarget.value = '';
          }}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </label>
      <PendingUploads
        className="empty:-mt-2"
        isFailed={coming?.failure !== undefined}
        message={coming && (coming.failure ? m.relic_recording_failed() : m.relic_recording_pending())}
      />
      <p id={`${id}-hint`} className="text-sm text-muted">
        {hint}
      </p>
      <FieldError id={`${id}-error`} errors={errors} />
    </fieldset>
  );
};

/** Field for a recording. */
export const RecordingField = (props: RecordingFieldProps) =>
  useHydrated() ? <SentField {...props} /> : <PlainField {...props} />;
