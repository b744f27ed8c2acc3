import { readVoucher, voucherPath } from '@m4u/contract/commerce/discount/rules';
import ImageUp from 'lucide-react/icons/image-up';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { createPointAddress, keepCounterFields } from '../../../platform/navigation/route-memory.ts';
import { inAppBrowser } from '../../../ui/sharing/inAppBrowser.ts';
import { Button } from '../../../ui/Button.tsx';
import { Switch } from '../../../ui/fields/Checkbox.tsx';
import { useToast } from '../../../ui/overlays/Toast.tsx';
import { saveScan } from './saveScan.tsx';
import { ScanCamera } from './ScanCamera.tsx';
import { ScanList } from './ScanList.tsx';
import { findPage } from './scannedPage.tsx';
import { type PictureFailure, readPicture } from './scanPicture.tsx';
import { type Saved, type Scanned, useScanHistory } from './useScanHistory.tsx';
import { ScanSheet } from './ScanSheet.tsx';
import { describeScan } from './scanWords.tsx';
import { isCameraAbsent, useCamera } from './useCamera.tsx';

/** Milliseconds for which a dismissed code is not shown again while the camera still sees it. */
const REST = 2500;

const pictureFailureWords: Readonly<Record<PictureFailure, () => string>> = {
  'no-code': m.scan_picture_no_code,
  unreadable: m.scan_picture_unreadable,
};

/** The picture in pasted data, if any. */
const pictureIn = (data: DataTransfer | null): File | undefined =>
  [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));

interface PictureInputProps {
  onCode: (text: string) => void;
}

/** Reads codes from pictures that are chosen, or pasted anywhere on the screen. */
const PictureInput = ({ onCode }: PictureInputProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<PictureFailure>();
  const read = useCallback(
    async (file: Blob) => {
      setFailure(undefined);
      setBusy(true);
      const answer = await readPicture(file);
      setBusy(false);
      if ('text' in answer) onCode(answer.text);
      else setFailure(answer.failure);
    },
    [onCode],
  );
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const file = pictureIn(clipboardData);
      if (file) void read(file);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [read]);
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        tabIndex={-1}
        aria-hidden
        className="sr-only"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Allows choosing the same picture again.
          currentTarget.value = '';
          if (file) void read(file);
        }}
      />
      <Button variant="secondary" icon={ImageUp} busy={busy} onClick={() => input.current?.click()} block>
        {m.scan_picture()}
      </Button>
      <p role="alert" className={failure ? 'mt-2 text-danger' : undefined}>
        {failure && pictureFailureWords[failure]()}
      </p>
    </div>
  );
};

interface LayoutProps {
  camera: ReactNode;
  controls: ReactNode;
  /** Without a picture there is one column. */
  isAbsent: boolean;
}

const Layout = ({ camera, controls, isAbsent }: LayoutProps) => (
  <div
    className={isAbsent ? 'grid max-w-column gap-4' : 'grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start'}
  >
    {camera}
    <div className="stack">{controls}</div>
  </div>
);

export interface ScannerProps {
  /** Addresses of this site. */
  origins: readonly string[];
  /** Id of the signed-in member; undefined for a visitor. */
  reader: string | undefined;
  /** Codes of members lead to giving them points. */
  isForPoints: boolean;
  /** This screen's address with its query. */
  back: string;
}

/** Scans codes by camera and from pictures, and shows what they are; it opens nothing by itself. */
export default function Scanner({ origins, reader, isForPoints, back }: ScannerProps) {
  const { scans, dispatch, read } = useScanHistory(origins, reader ?? '');
  const [continuous, setContinuous] = useState(false);
  const [vibrates, setVibrates] = useState(false);
  const [announcement, announce] = useState('');
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState('');
  const [app, setApp] = useState(() => inAppBrowser(navigator.userAgent));
  const lastCode = useRef({ text: '', until: 0 });
  const toast = useToast();
  const navigate = useNavigate();
  const { list, open } = scans;

  const take = useCallback(
    (text: string) => {
      const scanned = read(text);
      if (vibrates) navigator.vibrate?.(60);
      if (!continuous) return dispatch({ type: 'show', scanned });
      if (list.some((one) => one.text === text)) return announce(m.scan_again());
      dispatch({ type: 'add', scanned });
      announce(m.scan_heard({ kind: describeScan(scanned.scan).title }));
    },
    [read, vibrates, continuous, list, dispatch],
  );
  const onCode = (text: string) => {
    if (lastCode.current.text === text && Date.now() < lastCode.current.until) return;
    lastCode.current = { text, until: Date.now() + REST };
    take(text);
  };
  const camera = useCamera(app === undefined, open === null, onCode);

  // A customer's code opens the screen that gives points.
  useEffect(() => {
    if (!isForPoints || open?.scan.kind !== 'own') return;
    const voucher = readVoucher(open.scan.path);
    if (voucher) void navigate(keepCounterFields(voucherPath(voucher), back));
    if (open.scan.of !== 'page') return;
    void findPage(open.scan).then((found) => {
      if (typeof found === 'object' && found.kind === 'member' && !found.isOwn)
        void navigate(createPointAddress(found.id, back));
    });
  }, [isForPoints, open, navigate, back]);

  const save = async (all: readonly Scanned[]) => {
    if (!reader) return;
    setSaving(true);
    setFailure('');
    const outcomes = await Promise.all(all.map((one) => saveScan(reader, one)));
    setSaving(false);
    const savedScans = new Map<string, Saved>();
    for (const [index, { id }] of all.entries()) {
      const outcome = outcomes[index];
      if (outcome === 'saved' || outcome === 'waits') savedScans.set(id, outcome);
    }
    if (savedScans.size > 0) {
      dispatch({ type: 'saved', outcomes: savedScans });
      const waits = outcomes.includes('waits');
      toast({ kind: 'success', message: waits ? m.scan_waits() : m.scan_saved({ count: savedScans.size }) });
    }
    const refusal = outcomes.find((outcome) => typeof outcome === 'object');
    const message = refusal
      ? refusal.refused || m.scan_not_saved()
      : outcomes.includes(undefined) && m.scan_page_absent();
    if (message && open) setFailure(message);
    else if (message) toast({ kind: 'error', message });
  };
  const close = () => {
    setFailure('');
    if (open) lastCode.current = { text: open.text, until: Date.now() + REST };
    dispatch({ type: 'show', scanned: null });
  };
  return (
    <>
      <Layout
        isAbsent={isCameraAbsent(camera.state)}
        camera={
          <ScanCamera
            camera={camera}
            notStartedReason={app && m.scan_in_app({ app })}
            onStart={() => (app ? setApp(undefined) : camera.start())}
            instead={m.scan_camera_photo()}
          />
        }
        controls={
          <>
            <PictureInput onCode={take} />
            <p className="text-sm text-muted">{m.scan_picture_hint()}</p>
            <Switch
              label={m.scan_continuous()}
              hint={m.scan_continuous_hint()}
              checked={continuous}
              onChange={({ currentTarget }) => setContinuous(currentTarget.checked)}
            />
            {'vibrate' in navigator && (
              <Switch
                label={m.scan_vibrate()}
                checked={vibrates}
                onChange={({ currentTarget }) => setVibrates(currentTarget.checked)}
              />
            )}
            {(continuous || list.length > 0) && (
              <ScanList
                list={list}
                isMember={reader !== undefined}
                busy={saving}
                onOpen={(scanned) => dispatch({ type: 'show', scanned })}
                onRemove={({ id }) => dispatch({ type: 'remove', id })}
                onClear={() => dispatch({ type: 'clear' })}
                onSaveAll={(all) => void save(all)}
              />
            )}
          </>
        }
      />
      <output className="sr-only">{open ? m.scan_heard({ kind: describeScan(open.scan).title }) : announcement}</output>
      <ScanSheet
        scanned={open}
        onClose={close}
        reader={reader}
        busy={saving}
        failure={failure}
        onSave={(scanned) => void save([scanned])}
        isForPoints={isForPoints}
        back={back}
      />
    </>
  );
}
