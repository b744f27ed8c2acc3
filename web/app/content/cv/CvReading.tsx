import type { CvDocument } from '@m4u/contract/content/cv/rules';
import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { toLocale } from '../../platform/language/language.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { PrintButton } from '../item/PrintButton.tsx';
import { CvSheet } from './CvSheet.tsx';

export interface CvReadingProps {
  cv: CvDocument;
  /** Address of the photo; null for none. */
  photo: string | null;
  /** Address of the PDF. */
  pdf: string;
  /** Title and label of the download where it is not the CV itself, but its letter. */
  letter?: { readonly title: string; readonly download: string };
  /** Links before the buttons to print and download. */
  children?: ReactNode;
}

/** A CV or a cover letter as others read it, with buttons to print it and to download its PDF. */
export const CvReading = ({ cv, photo, pdf, letter, children }: CvReadingProps) => (
  <div className="px-4 pt-4 pb-[calc(var(--bar-room,0px)+2rem)] print:p-0">
    <div className="no-print mx-auto mb-4 flex max-w-198 flex-wrap items-center justify-end gap-2">
      {children}
      {!letter && <PrintButton className="max-sm:hidden" />}
      <LinkButton to={pdf} reloadDocument icon={Download}>
        {letter?.download ?? m.cv_download_pdf()}
      </LinkButton>
    </div>
    <article lang={toLocale(cv.language)} aria-label={letter?.title ?? m.cv_share_title({ name: cv.fullName })}>
      <CvSheet cv={cv} photo={photo} mode="read" />
    </article>
  </div>
);
