import { MOST_ATTACHMENTS } from '@m4u/contract/event/associationReport/rules';
import type { Document } from '@m4u/contract/profile/upload/document';
import FileText from 'lucide-react/icons/file-text';
import { m } from '../../paraglide/messages.js';
import { fileSize } from '../../platform/language/formats.ts';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import type { FieldSource } from '../../ui/fields/field.tsx';
import { FileField } from '../../ui/fields/FileField.tsx';

/** Download link of a document. */
export const DocumentLink = ({ document }: { document: Document }) => (
  <a
    href={document.src}
    download
    className="flex min-h-11 items-center gap-2 wrap-anywhere underline underline-offset-4"
  >
    <FileText aria-hidden size={20} className="shrink-0" />
    <span lang="">{document.name}</span>
    <span className="whitespace-nowrap text-muted">{fileSize(document.bytes)}</span>
  </a>
);

/** Fields of a report's documents: present ones with checkboxes to remove them, and new files. */
export const DocumentFields = ({ field, documents }: { field: FieldSource; documents: readonly Document[] }) => (
  <fieldset className="stack gap-3">
    <legend className="float-left mb-1 w-full text-sm font-semibold">{m.association_documents()}</legend>
    {documents.map((document) => (
      <div key={document._id} className="flex flex-col rounded-md border border-line px-4 py-1">
        <input type="hidden" name="attachments" value={document._id} />
        <DocumentLink document={document} />
        <Checkbox name="drop" value={document._id} label={m.association_document_drop()} />
      </div>
    ))}
    <FileField
      field={field}
      multiple
      accept="application/pdf"
      label={m.association_documents_add()}
      hint={m.association_documents_hint({ max: MOST_ATTACHMENTS })}
      optional
    />
  </fieldset>
);
