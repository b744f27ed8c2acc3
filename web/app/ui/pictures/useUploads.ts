import { useEffect, useRef, useState } from 'react';
import { type Upload, UploadError, type UploadedFile } from './upload.ts';

/** A file in the picker: uploading, failed, or uploaded. */
export interface PickedFile {
  readonly key: string;
  readonly name: string;
  /** Preview address of a picture. */
  readonly preview?: string;
  /** From 0 to 1. */
  readonly progress: number;
  readonly uploaded?: UploadedFile;
  /** Error message; `again` when a retry may help. */
  readonly failure?: { readonly message: string; readonly again: boolean };
}

/** Concurrent uploads: more would share the same bandwidth, and each would seem stuck. */
const atOnce = 3;

const toPickedFile = (file: UploadedFile): PickedFile => ({
  key: file.id,
  name: file.name,
  preview: file.url,
  progress: 1,
  uploaded: file,
});

/** Files of a picker, and the actions on them. */
export function useUploads(upload: Upload, start: readonly UploadedFile[], onChange?: (files: UploadedFile[]) => void) {
  const [files, setFiles] = useState<readonly PickedFile[]>(() => start.map(toPickedFile));
  const tasks = useRef(new Map<string, { file: File; abort: AbortController }>());
  const waiting = useRef<(() => Promise<void>)[]>([]);
  const running = useRef(0);
  const count = useRef(0);

  const uploadedFiles = files.flatMap((file) => file.uploaded ?? []);
  const ids = uploadedFiles.map(({ id }) => id).join(' ');
  const last = useRef(ids);
  useEffect(() => {
    if (ids !== last.current) onChange?.(uploadedFiles);
    last.current = ids;
    // The ids say it all: `uploadedFiles` is a new list at each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ids]);

  useEffect(() => {
    const currentTasks = tasks.current;
    return () => currentTasks.forEach(({ abort }) => abort.abort());
  }, []);

  const change = (key: string, part: Partial<PickedFile>) =>
    setFiles((now) => now.map((file) => (file.key === key ? { ...file, ...part } : file)));

  const send = async (key: string, file: File) => {
    const abort = tasks.current.get(key)?.abort;
    // Removed while it was queued.
    if (!abort || abort.signal.aborted) return;
    try {
      const answer = await upload(file, (progress) => change(key, { progress }), abort.signal);
      tasks.current.delete(key);
      change(key, { uploaded: answer, progress: 1 });
    } catch (problem) {
      if (abort.signal.aborted) return;
      const { message, passing } = problem instanceof UploadError ? problem : { message: '', passing: true };
      change(key, { failure: { message, again: passing }, progress: 0 });
    }
  };

  const next = () => {
    while (running.current < atOnce) {
      const start = waiting.current.shift();
      if (!start) return;
      running.current += 1;
      void start().finally(() => {
        running.current -= 1;
        next();
      });
    }
  };

  const queue = (key: string, file: File) => {
    tasks.current.set(key, { file, abort: new AbortController() });
    waiting.current.push(() => send(key, file));
    next();
  };

  return {
    files,
    /** Starts uploads; without `multiple` the new file replaces the old one. */
    add: (chosen: readonly File[], multiple: boolean) => {
      const added = chosen.map((file) => {
        count.current += 1;
        const preview = file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined;
        return { picked: { key: `new-${count.current}`, name: file.name, preview, progress: 0 }, file };
      });
      setFiles((now) => [...(multiple ? now : []), ...added.map(({ picked }) => picked)]);
      for (const { picked, file } of added) queue(picked.key, file);
    },
    retry: (key: string) => {
      const task = tasks.current.get(key);
      if (!task) return;
      change(key, { failure: undefined });
      queue(key, task.file);
    },
    /** Sorts the files by keys. */
    reorder: (keys: readonly string[]) =>
      setFiles((now) => now.toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key))),
    remove: ({ key, preview }: PickedFile) => {
      tasks.current.get(key)?.abort.abort();
      tasks.current.delete(key);
      if (preview?.startsWith('blob:')) URL.revokeObjectURL(preview);
      setFiles((now) => now.filter((file) => file.key !== key));
    },
  };
}
