import FileText from 'lucide-react/icons/file-text';
import ImagePlus from 'lucide-react/icons/image-plus';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { IconButton } from '../Button.tsx';
import { FieldError } from '../fields/FormError.tsx';
import { ProgressBar } from '../ProgressBar.tsx';
import { type FieldProps, useField } from '../fields/field.tsx';
import type { Upload, UploadedFile } from './upload.ts';
import { type PickedFile, useUploads } from './useUploads.ts';
import { classNames } from '../classNames.ts';

export interface FilePickerProps extends Omit<FieldProps, 'hideLabel' | 'optional'> {
  /** Name of the hidden inputs with the files' ids, in order. */
  name?: string;
  upload: Upload;
  accept?: string;
  multiple?: boolean;
  /** Maximum number of files. */
  max?: number;
  defaultFiles?: readonly UploadedFile[];
  onChange?: (files: UploadedFile[]) => void;
}

/** Accepting `image/jpeg` makes iPhones send JPEG instead of HEIC. */
const pictures = 'image/jpeg,image/png,image/webp,image/avif';

/** Field for files that are uploaded when chosen or dropped. */
export function FilePicker(props: FilePickerProps) {
  const { label, hint, error, field, upload, accept = pictures, multiple = false, defaultFiles = [], onChange } = props;
  const max = props.max ?? (multiple ? 20 : 1);
  const { id, errors, control } = useField({ field, error, hint }, {});
  const { files, add, retry, remove } = useUploads(upload, defaultFiles, onChange);
  const room = multiple ? max - files.length : 1;
  const take = (list: FileList | null) => {
    const chosen = [...(list ?? [])].slice(0, room);
    if (chosen.length > 0) add(chosen, multiple);
  };
  const ofPictures = accept.startsWith('image/');
  const chooseLabel = ofPictures
    ? files.length > 0 && !multiple
      ? m.ui_replace_picture()
      : m.ui_choose_picture()
    : files.length > 0 && !multiple
      ? m.ui_replace_file()
      : m.ui_choose_file();
  return (
    <fieldset className="flex flex-col gap-2">
      <legend id={`${id}-label`} className="mb-1 text-sm font-semibold">
        {label}
      </legend>
      {files.length > 0 && (
        <ul className={classNames('grid gap-3', multiple && 'fit-2 sm:grid-cols-3')}>
          {files.map((file) => (
            <li key={file.key}>
              <Picked file={file} name={props.name ?? field?.name} retry={retry} remove={remove} />
            </li>
          ))}
        </ul>
      )}
      {room > 0 && (
        <label
          htmlFor={id}
          className="relative flex min-h-24 flex-col items-center justify-center gap-1 rounded-md border-2 border-dashed border-control p-4 text-center transition hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
        >
          <ImagePlus aria-hidden size={26} className="text-accent-ink" />
          <span className="font-semibold">{chooseLabel}</span>
          {/* Covers the frame, so that files can be dropped on it. */}
          <input
            {...control}
            aria-labelledby={`${id}-label`}
            type="file"
            accept={accept}
            multiple={multiple}
            onChange={({ currentTarget }) => {
              take(currentTarget.files);
              // Allows choosing the same file again after its removal.
              currentTarget.value = '';
            }}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
        </label>
      )}
      {hint != null && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} errors={errors} />
    </fieldset>
  );
}

function Picked({
  file,
  name,
  retry,
  remove,
}: {
  file: PickedFile;
  name: string | undefined;
  retry: (key: string) => void;
  remove: (file: PickedFile) => void;
}) {
  // A file with a picture's type may be invalid.
  const [broken, setBroken] = useState(false);
  return (
    <div className="surface relative overflow-hidden rounded-md border border-line">
      {file.uploaded && name !== undefined && <input type="hidden" name={name} value={file.uploaded.id} />}
      {file.preview === undefined || broken ? (
        <div className="grid aspect-4/3 place-items-center content-center gap-2 p-3 text-center text-sm">
          <FileText aria-hidden size={28} />
          <span className="w-full truncate">{file.name}</span>
        </div>
      ) : (
        <img
          src={file.preview}
          alt={file.name}
          onError={() => setBroken(true)}
          className="aspect-4/3 w-full bg-sunken object-cover"
        />
      )}
      <IconButton
        label={m.ui_remove_item({ name: file.name })}
        icon={X}
        onClick={() => remove(file)}
        variant="onPicture"
        className="absolute top-1 right-1"
      />
      {!file.uploaded && !file.failure && (
        <div className="p-2">
          <ProgressBar label={m.ui_uploading({ name: file.name })} value={file.progress} max={1} />
        </div>
      )}
      {file.failure && (
        <div role="alert" className="flex items-center gap-2 bg-danger-soft px-3 py-1 text-sm text-danger">
          <span className="flex-1 py-1.5">{file.failure.message || m.ui_upload_failed()}</span>
          {file.failure.again && <IconButton label={m.ui_retry()} icon={RotateCw} onClick={() => retry(file.key)} />}
        </div>
      )}
    </div>
  );
}
