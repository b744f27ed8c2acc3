import ImagePlus from 'lucide-react/icons/image-plus';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useRef, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { IconButton } from '../Button.tsx';
import { type FieldProps, type FieldSource, useField } from '../fields/field.tsx';
import { FieldError } from '../fields/FormError.tsx';
import { ProgressBar } from '../ProgressBar.tsx';
import { useHydrated } from '../hydrated.ts';
import { SortableList } from '../sorting/SortableList.tsx';
import { TextField } from '../fields/TextField.tsx';
import { PendingUploads } from './PendingUploads.tsx';
import type { Upload, UploadedFile } from './upload.ts';
import { type PickedFile, useUploads } from './useUploads.ts';

/** An uploaded picture with its caption. */
export interface CaptionedFile extends UploadedFile {
  readonly caption: string;
}

/** Conform's metadata of a list, including errors of its items. */
type ListSource = FieldSource & { readonly allErrors?: Readonly<Record<string, readonly string[]>> };

export interface PicturesFieldProps extends Omit<FieldProps, 'hideLabel' | 'optional' | 'field'> {
  field?: ListSource;
  /** `images` posts `images[0]._id`, `images[0].caption` …, in order, and without scripts the files as `imagesFile`. */
  name?: string;
  upload: Upload;
  max?: number;
  defaultFiles?: readonly CaptionedFile[];
  /** Longest caption, in characters; 0 for pictures without captions. */
  captionLength?: number;
}

const accept = 'image/jpeg,image/png,image/webp,image/avif';

/** The picture, or its upload progress. */
const Preview = ({ file, retry }: { file: PickedFile; retry: () => void }) => {
  // A file with a picture's type may be invalid.
  const [broken, setBroken] = useState(false);
  return (
    <div className="w-24 shrink-0">
      <div className="relative overflow-hidden rounded-sm bg-sunken">
        {file.preview === undefined || broken ? (
          <div className="grid aspect-4/3 place-items-center p-1 text-center text-xs wrap-anywhere">{file.name}</div>
        ) : (
          <img
            src={file.preview}
            alt=""
            loading="lazy"
            onError={() => setBroken(true)}
            className="aspect-4/3 w-full object-cover"
          />
        )}
        {file.failure?.again && (
          <IconButton
            label={m.ui_retry()}
            icon={RotateCw}
            variant="onPicture"
            onClick={retry}
            className="absolute inset-0 m-auto size-11"
          />
        )}
      </div>
      {!file.uploaded && !file.failure && (
        <div className="pt-1">
          <ProgressBar label={m.ui_uploading({ name: file.name })} value={file.progress} max={1} />
        </div>
      )}
    </div>
  );
};

interface RowProps {
  file: PickedFile;
  /** Counted from 1. */
  number: number;
  /** Name of its hidden inputs; undefined until it is uploaded. */
  name: string | undefined;
  caption: string;
  captionLength: number;
  retry: () => void;
}

const Row = ({ file, number, name, caption, captionLength, retry }: RowProps) => (
  <div className="flex gap-3">
    {name !== undefined && file.uploaded && <input type="hidden" name={`${name}._id`} value={file.uploaded.id} />}
    <Preview file={file} retry={retry} />
    <div className="min-w-0 flex-1">
      {captionLength > 0 && (
        <TextField
          label={m.ui_caption_of({ number })}
          hideLabel
          placeholder={m.ui_caption()}
          {...(name !== undefined && { name: `${name}.caption` })}
          defaultValue={caption}
          maxLength={captionLength}
        />
      )}
      {file.failure && (
        <p role="alert" className="pt-1 text-sm text-danger">
          {file.failure.message || m.ui_upload_failed()}
        </p>
      )}
    </div>
  </div>
);

/** Area for choosing or dropping pictures; without scripts a plain file field. */
const Chooser = ({ field, room, plainName, onChoose }: ChooserProps) => {
  const scripted = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const early = useRef(onChoose);
  useEffect(() => {
    // Files chosen before scripts loaded are not uploaded yet.
    if (input.current?.files?.length) early.current([...input.current.files]);
  }, []);
  if (room <= 0) return null;
  return (
    <label
      htmlFor={field.id}
      className="relative flex min-h-16 items-center justify-center gap-2 rounded-md border-2 border-dashed border-control p-3 text-center font-semibold transition hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
    >
      <ImagePlus aria-hidden size={24} className="text-accent-ink" />
      <span>{scripted ? m.ui_add_pictures() : m.ui_add_pictures_plain()}</span>
      <noscript>
        <style>{`.covers-frame { position: static !important; opacity: 1 !important; min-width: 0 }`}</style>
      </noscript>
      {/* Covers the frame, so that files can be dropped on it. */}
      <input
        {...field}
        ref={input}
        type="file"
        accept={accept}
        multiple
        {...(!scripted && { name: plainName })}
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          // Allows choosing the same file again after its removal.
          currentTarget.value = '';
        }}
        className="covers-frame absolute inset-0 cursor-pointer opacity-0"
      />
    </label>
  );
};

interface ChooserProps {
  field: { id: string; 'aria-describedby': string | undefined };
  room: number;
  /** Field name of the files without scripts. */
  plainName: string;
  onChoose: (files: File[]) => void;
}

const hasErrors = (field: ListSource | undefined): string[] => [
  ...new Set([...(field?.errors ?? []), ...Object.values(field?.allErrors ?? {}).flat()]),
];

/** Field for several pictures: uploaded when chosen, sortable, with captions. The first is the cover. */
export function PicturesField(props: PicturesFieldProps) {
  const { label, hint, error, field, upload, max = 40, defaultFiles = [], captionLength = 200 } = props;
  const name = props.name ?? field?.name ?? 'images';
  const { id, errors, control } = useField({ error: error ?? hasErrors(field), hint }, { id: field?.id });
  const { files, add, retry, remove, reorder } = useUploads(upload, defaultFiles);
  const [skipped, setSkipped] = useState(0);
  const captions = new Map(defaultFiles.map((file) => [file.id, file.caption]));
  const numberOf = (file: PickedFile) => files.indexOf(file) + 1;
  const room = max - files.length;
  const choose = (chosen: File[]) => {
    const accepted = chosen.slice(0, room);
    setSkipped(chosen.length - accepted.length);
    if (accepted.length > 0) add(accepted, true);
  };
  const failed = files.filter((file) => file.failure).length;
  const coming = files.filter((file) => !file.uploaded && !file.failure).length;
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      {/* Without scripts Enter presses the form's first button, which must not move a picture. */}
      <noscript>
        <button type="submit" tabIndex={-1} aria-hidden className="sr-only" />
      </noscript>
      {files.length > 0 && (
        <SortableList
          label={m.ui_order_of_pictures()}
          items={files}
          itemKey={({ key }) => key}
          itemLabel={(file) => m.ui_picture_number({ number: numberOf(file) })}
          onReorder={reorder}
          stacked
          tools={(file) => (
            <IconButton
              type="submit"
              name="removePicture"
              value={file.key}
              label={m.ui_remove_item({ name: m.ui_picture_number({ number: numberOf(file) }) })}
              icon={Trash2}
              onClick={(event) => {
                event.preventDefault();
                remove(file);
              }}
            />
          )}
        >
          {(file) => (
            <Row
              file={file}
              number={numberOf(file)}
              name={file.failure ? undefined : `${name}[${numberOf(file) - 1}]`}
              caption={captions.get(file.key) ?? ''}
              captionLength={captionLength}
              retry={() => retry(file.key)}
            />
          )}
        </SortableList>
      )}
      <Chooser
        field={{ id, 'aria-describedby': control['aria-describedby'] }}
        room={room}
        plainName={`${name}File`}
        onChoose={choose}
      />
      <div aria-live="polite" className="text-sm text-muted">
        {skipped > 0 && <p>{m.ui_pictures_skipped({ max, count: skipped })}</p>}
        {room <= 0 && <p>{m.ui_pictures_full({ max })}</p>}
      </div>
      <PendingUploads
        isFailed={coming === 0}
        message={
          coming > 0
            ? m.ui_uploads_pending({ count: coming })
            : failed > 0
              ? m.ui_uploads_failed({ count: failed })
              : undefined
        }
      />
      {hint != null && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} errors={errors} />
    </fieldset>
  );
}
