import type { ScannedPhone, ScannedPlace } from '@m4u/contract/social/phonebook/scan';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import type { ReactNode } from 'react';
import { href } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { phone } from '../../../platform/language/formats.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/sharing/CopyButton.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { FieldError } from '../../../ui/fields/FormError.tsx';
import { canSave } from './saveScan.tsx';
import { AddressFacts, CardFacts, PaymentFacts, WifiFacts } from './ScanFacts.tsx';
import { ScanPerson } from './ScanPerson.tsx';
import { rememberOpen, type Scanned } from './useScanHistory.tsx';
import { describeScan } from './scanWords.tsx';

const Large = ({ children }: { children: ReactNode }) => (
  <p className="text-xl font-bold wrap-anywhere">
    <bdi>{children}</bdi>
  </p>
);

/** A phone number with the text of its SMS; only the phone itself calls or sends. */
const Telephone = ({ scan }: { scan: ScannedPhone }) => {
  const number = scan.number.replaceAll(/[^\d+]/g, '');
  const isCall = scan.kind === 'phone';
  return (
    <>
      <Large>{phone(number)}</Large>
      {scan.text !== '' && (
        <p className="rounded-sm bg-sunken px-3 py-2 wrap-anywhere whitespace-pre-line">
          <bdi>{scan.text}</bdi>
        </p>
      )}
      {!isCall && <p className="text-sm text-muted">{m.scan_sms_cost()}</p>}
      <div className="grid gap-3 sm:grid-cols-2">
        <CopyButton text={scan.number} />
        <LinkButton to={`${isCall ? 'tel' : 'sms'}:${number}`} variant="secondary">
          {isCall ? m.profile_call() : m.scan_write_sms()}
        </LinkButton>
      </div>
    </>
  );
};

const mapAddress = ({ latitude, longitude }: ScannedPlace): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${latitude},${longitude}` })}`;

/** Details of a code, by its kind. */
const Content = ({ scanned: { scan, text }, isForPoints }: { scanned: Scanned; isForPoints: boolean }) => {
  switch (scan.kind) {
    case 'own':
      if (scan.of === 'page') return <ScanPerson address={scan} isForPoints={isForPoints} />;
      return (
        <>
          <p className="rounded-sm bg-sunken px-3 py-2 break-all">{scan.path}</p>
          {scan.of === 'card' && <p className="text-muted">{m.scan_printed_text()}</p>}
          <LinkButton to={scan.path} block>
            {m.scan_open_here()}
          </LinkButton>
        </>
      );
    case 'address':
      return <AddressFacts address={scan} />;
    case 'payment':
      return <PaymentFacts code={scan} />;
    case 'card':
      return <CardFacts card={scan} />;
    case 'phone':
    case 'sms':
      return <Telephone scan={scan} />;
    case 'email':
      return (
        <>
          <Large>{scan.email}</Large>
          <div className="grid gap-3 sm:grid-cols-2">
            <CopyButton text={scan.email} />
            <LinkButton to={`mailto:${scan.email}`} variant="secondary">
              {m.profile_write_email()}
            </LinkButton>
          </div>
        </>
      );
    case 'wifi':
      return <WifiFacts key={text} wifi={scan} />;
    case 'place':
      return (
        <>
          <Large>{`${scan.latitude}, ${scan.longitude}`}</Large>
          <LinkButton to={mapAddress(scan)} target="_blank" rel="noopener noreferrer" variant="secondary" block>
            {m.scan_open_map()}
          </LinkButton>
        </>
      );
    case 'text':
      return (
        <>
          <p className="max-h-64 overflow-y-auto rounded-sm bg-sunken px-3 py-2 wrap-anywhere whitespace-pre-wrap">
            <bdi>{scan.text === '' ? m.scan_empty() : scan.text}</bdi>
          </p>
          <CopyButton text={scan.text} />
        </>
      );
  }
};

export interface ScanSheetProps {
  scanned: Scanned | null;
  onClose: () => void;
  /** Id of the signed-in member; undefined for a visitor. */
  reader: string | undefined;
  busy: boolean;
  /** Reason why saving failed; empty when it did not. */
  failure: string;
  onSave: (scanned: Scanned) => void;
  isForPoints: boolean;
  /** This screen's address, to return to after sign-in. */
  back: string;
}

/** Sheet with a code's details. Nothing is opened until the person decides. */
export const ScanSheet = ({ scanned, onClose, reader, busy, failure, onSave, isForPoints, back }: ScanSheetProps) => {
  if (!scanned) return null;
  const { title } = describeScan(scanned.scan);
  const savedWords = scanned.saved && { saved: m.scan_saved_mark, waits: m.scan_waits_mark }[scanned.saved]();
  const save = reader ? (
    <Button icon={BookmarkPlus} variant="secondary" busy={busy} onClick={() => onSave(scanned)} block>
      {m.scan_save()}
    </Button>
  ) : (
    <LinkButton
      to={`${href('/login')}?${new URLSearchParams({ returnTo: back })}`}
      icon={BookmarkPlus}
      variant="secondary"
      onClick={() => rememberOpen(scanned)}
      block
    >
      {m.scan_save_sign_in()}
    </LinkButton>
  );
  return (
    <Dialog key={scanned.id} title={title} open onClose={onClose}>
      <Content scanned={scanned} isForPoints={isForPoints} />
      {canSave(scanned) && (
        <div>
          {!savedWords && save}
          {/* Toasts would be hidden behind an open sheet. */}
          <output className="text-muted">{savedWords}</output>
          <FieldError id="scan-save-error" errors={failure === '' ? [] : [failure]} />
        </div>
      )}
    </Dialog>
  );
};
