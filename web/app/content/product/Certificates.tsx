import type { Certificate } from '@m4u/contract/content/product/schema';
import BadgeCheck from 'lucide-react/icons/badge-check';
import ExternalLink from 'lucide-react/icons/external-link';
import FileText from 'lucide-react/icons/file-text';
import { m } from '../../paraglide/messages.js';
import { fileSize, number } from '../../platform/language/formats.ts';
import { Gallery } from '../../ui/pictures/Gallery.tsx';
import { Panel } from '../item/ContentPage.tsx';
import { toGallery } from '../item/pictures.tsx';

const proofClass = 'flex min-h-11 items-center gap-2 underline underline-offset-4';

/** Certificates of a product with their evidence. */
export const Certificates = ({ certificates, lang }: { certificates: readonly Certificate[]; lang: string }) => (
  <Panel className="mt-4">
    <h2 className="text-xl">{m.product_certificates()}</h2>
    <ul className="divide-y divide-line">
      {certificates.map(({ name, note, document, link, images }) => (
        <li key={name + note} className="py-3 last:pb-0">
          <h3 lang={lang} className="flex items-start gap-2 text-base wrap-anywhere">
            <BadgeCheck aria-hidden size={22} className="mt-px shrink-0 text-accent-ink" />
            {name}
          </h3>
          {note !== '' && (
            <p lang={lang} className="pl-7.5 text-sm wrap-anywhere text-muted">
              {note}
            </p>
          )}
          {document !== null && (
            <a href={document.src} download className={proofClass}>
              <FileText aria-hidden size={20} className="shrink-0" />
              {m.product_certificate_document({ pages: number(document.pages), size: fileSize(document.bytes) })}
            </a>
          )}
          {link !== null && (
            <a href={link} target="_blank" rel="noopener nofollow" className={proofClass}>
              <ExternalLink aria-hidden size={20} className="shrink-0" />
              {m.product_certificate_look_up()}
            </a>
          )}
          {images.length > 0 && (
            <div className="pt-2">
              <Gallery label={name} pictures={toGallery(images, name)} limit={3} lang={lang} />
            </div>
          )}
        </li>
      ))}
    </ul>
  </Panel>
);
