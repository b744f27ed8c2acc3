import type { Certificate } from '@m4u/contract/content/product/schema';
import FileText from 'lucide-react/icons/file-text';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useId, useRef, useState } from 'react';
import { href, useFetcher } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { Button, buttonClass, IconButton } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import type { FieldSource } from '../../ui/fields/field.tsx';
import { useHydrated } from '../../ui/hydrated.ts';
import { FileField } from '../../ui/fields/FileField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { ContentPictures } from '../item/editor/ContentPictures.tsx';

/** Most certificates of a product, and most pictures of each. */
const MOST = 12;
const PICTURES = 6;

/** Delay after the last key press before suggestions load, in milliseconds. */
const pause = 250;

/** Suggested names for the typed text; common names at first, and always without scripts. */
const useNames = (usual: readonly string[]) => {
  const fetcher = useFetcher<{ names: string[] }>();
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const complete = (text: string) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      void fetcher.load(`${href('/edit/products/certificates')}?${new URLSearchParams({ name: text })}`);
    }, pause);
  };
  return { names: fetcher.data?.names ?? usual, complete };
};

/** Field names of a certificate row. */
export type CertificateFieldName = 'name' | 'note' | 'link' | 'images' | 'documentFile';

export interface CertificateFieldsProps {
  /** Present certificates of the product. */
  certificates: readonly Certificate[];
  /** Number of posted rows, when the form returned with errors. */
  posted: number;
  /** Form metadata of a field of a row. */
  fieldOf: (row: number, name: CertificateFieldName) => FieldSource;
  /** Common names for suggestions. */
  usual: readonly string[];
  /** Address for picture uploads. */
  uploads: string;
}

interface DocumentFieldProps {
  /** Name prefix of the row. */
  name: string;
  errors: readonly string[];
  document: Certificate['document'];
}

/** Document of a certificate: a plain file field, sent with the form, with or without scripts. */
const DocumentField = ({ name, errors, document }: DocumentFieldProps) => (
  <div className="stack gap-2">
    <FileField
      name={`${name}.documentFile`}
      accept="application/pdf"
      label={document ? m.product_certificate_file_replace() : m.product_certificate_file()}
      hint={m.product_certificate_file_hint()}
      error={errors}
      optional
    />
    {document && (
      <>
        <input type="hidden" name={`${name}.document`} value={document._id} />
        <a
          href={document.src}
          download
          className="flex min-h-11 items-center gap-2 wrap-anywhere underline underline-offset-4"
        >
          <FileText aria-hidden size={20} className="shrink-0" />
          {document.name}
        </a>
        <Checkbox name={`${name}.dropDocument`} label={m.product_certificate_file_drop()} />
      </>
    )}
  </div>
);

interface RowProps extends Pick<CertificateFieldsProps, 'fieldOf' | 'uploads'> {
  /** Index among the fields. */
  row: number;
  /** Number on the screen, starting at 1. */
  number: number;
  certificate: Certificate | undefined;
  /** Id of the suggestion list. */
  list: string;
  complete: (text: string) => void;
  /** Removes the row; requires scripts. */
  remove: (() => void) | undefined;
}

const Row = ({ row, number, certificate, fieldOf, uploads, list, complete, remove }: RowProps) => (
  <fieldset className="stack min-w-0 rounded-md border border-line p-4">
    <legend className="px-1 font-semibold">{m.product_certificate_number({ number })}</legend>
    <TextField
      field={fieldOf(row, 'name')}
      label={m.product_certificate_name()}
      hint={certificate ? undefined : m.product_certificate_empty_hint()}
      list={list}
      autoComplete="off"
      maxLength={120}
      onInput={({ currentTarget }) => complete(currentTarget.value)}
    />
    <TextField
      field={fieldOf(row, 'note')}
      label={m.product_certificate_note()}
      hint={m.product_certificate_note_hint()}
      maxLength={300}
      optional
    />
    <TextField
      field={fieldOf(row, 'link')}
      label={m.product_certificate_link()}
      inputMode="url"
      autoCapitalize="none"
      autoComplete="off"
      maxLength={2000}
      optional
    />
    <ContentPictures
      field={fieldOf(row, 'images')}
      label={m.product_certificate_pictures()}
      hint={m.product_certificate_pictures_hint({ max: PICTURES })}
      images={certificate?.images ?? []}
      uploads={uploads}
      captionLength={0}
      max={PICTURES}
    />
    <DocumentField
      name={`certificates[${row}]`}
      errors={fieldOf(row, 'documentFile').errors ?? []}
      document={certificate?.document ?? null}
    />
    {remove && (
      <div className="flex justify-end">
        <IconButton label={m.product_certificate_remove({ number })} icon={Trash2} onClick={remove} />
      </div>
    )}
  </fieldset>
);

/**
 * Certificates of a product: one row each, and an empty fold-out row after them, so that each save without scripts can
 * add one. A row keeps its index, so indexes may have gaps; rows without a name are not stored.
 */
export const CertificateFields = ({ certificates, posted, fieldOf, usual, uploads }: CertificateFieldsProps) => {
  const filledCount = Math.max(certificates.length, posted);
  const [rows, setRows] = useState(() => Array.from({ length: Math.min(MOST, filledCount + 1) }, (_, row) => row));
  const scripted = useHydrated();
  const list = useId();
  const { names, complete } = useNames(usual);
  const [unfolded, setUnfolded] = useState(false);
  const [next, setNext] = useState(filledCount + 1);
  const folded = rows.includes(filledCount) && !unfolded;
  return (
    <>
      <datalist id={list}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      {rows.map((row, index) => {
        const fields = (
          <Row
            key={row}
            row={row}
            number={index + 1}
            certificate={certificates[row]}
            remove={scripted ? () => setRows(rows.filter((each) => each !== row)) : undefined}
            {...{ fieldOf, uploads, list, complete }}
          />
        );
        if (row !== filledCount) return fields;
        return (
          <details key={row} onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)} className="group">
            <summary
              className={buttonClass(
                { variant: 'secondary', block: true },
                'cursor-pointer list-none group-open:mb-3 [&::-webkit-details-marker]:hidden',
              )}
            >
              <Plus aria-hidden size={20} />
              {m.product_certificate_add()}
            </summary>
            {fields}
          </details>
        );
      })}
      {scripted && !folded && rows.length < MOST && (
        <Button
          icon={Plus}
          variant="secondary"
          onClick={() => {
            setRows([...rows, next]);
            setNext(next + 1);
          }}
        >
          {m.product_certificate_add()}
        </Button>
      )}
    </>
  );
};
