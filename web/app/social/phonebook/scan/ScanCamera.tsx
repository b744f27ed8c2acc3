import Camera from 'lucide-react/icons/camera';
import CameraOff from 'lucide-react/icons/camera-off';
import Flashlight from 'lucide-react/icons/flashlight';
import FlashlightOff from 'lucide-react/icons/flashlight-off';
import { useId } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { Select } from '../../../ui/fields/Select.tsx';
import { type Camera as CameraOfDevice, type CameraState, isCameraAbsent } from './useCamera.tsx';

const cameraStateWords: Readonly<Partial<Record<CameraState, () => string>>> = {
  denied: m.scan_camera_denied,
  none: m.scan_camera_none,
  busy: m.scan_camera_busy,
  unsupported: m.scan_camera_unsupported,
};

interface OffProps {
  reason: string;
  onStart: () => void;
}

const Off = ({ reason, onStart }: OffProps) => (
  <div className="absolute inset-0 flex flex-col items-center justify-center gap-4 px-6 text-center">
    <CameraOff aria-hidden size={40} strokeWidth={1.75} />
    <p className="max-w-80">{reason}</p>
    <Button variant="secondary" icon={Camera} onClick={onStart}>
      {m.scan_camera_start()}
    </Button>
  </div>
);

/** Corner marks that show where to hold the code; the whole picture is read. */
const Corners = () => (
  <div aria-hidden className="pointer-events-none absolute inset-0 grid place-items-center">
    <svg viewBox="0 0 100 100" className="w-3/5 max-w-72" fill="none" stroke="#fff" strokeWidth="2.5">
      <path
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M2 20V8a6 6 0 0 1 6-6h12M80 2h12a6 6 0 0 1 6 6v12M98 80v12a6 6 0 0 1-6 6H80M20 98H8a6 6 0 0 1-6-6V80"
      />
    </svg>
  </div>
);

const Torch = ({ camera: { torch, switchTorch } }: { camera: CameraOfDevice }) =>
  torch === null ? null : (
    <IconButton
      label={torch ? m.scan_torch_off() : m.scan_torch_on()}
      aria-pressed={torch}
      icon={torch ? FlashlightOff : Flashlight}
      variant="onPicture"
      onClick={switchTorch}
      className="absolute right-3 bottom-3"
    />
  );

const ZoomRange = ({ camera: { zoom, setZoom } }: { camera: CameraOfDevice }) => {
  const id = useId();
  if (!zoom) return null;
  return (
    <div className="flex min-h-11 items-center gap-3">
      <label htmlFor={id}>{m.scan_zoom()}</label>
      <input
        id={id}
        type="range"
        {...zoom}
        onChange={({ currentTarget }) => setZoom(Number(currentTarget.value))}
        className="h-11 flex-1 accent-(--color-accent)"
      />
    </div>
  );
};

export interface ScanCameraProps {
  camera: CameraOfDevice;
  /** Reason why the camera was not started automatically; the reader can still start it. */
  notStartedReason: string | undefined;
  onStart: () => void;
  /** What the reader can do without a camera. */
  instead: string;
}

/** Says that there is no camera, in a line: what can be done without one stands below it. */
const Absent = ({ reason }: { reason: string }) => (
  <p className="flex items-center gap-3 rounded-md bg-sunken p-4">
    <CameraOff aria-hidden size={24} className="shrink-0" />
    {reason}
  </p>
);

/** Camera picture with torch, lens and zoom controls; or the reason why there is none. */
export const ScanCamera = ({ camera, notStartedReason, onStart, instead }: ScanCameraProps) => {
  const { state, lenses, lens, chooseLens, video } = camera;
  const words = cameraStateWords[state]?.();
  const reason = notStartedReason ?? (words === undefined ? undefined : `${words} ${instead}`);
  const isAbsent = isCameraAbsent(state);
  return (
    <div className="stack">
      {isAbsent && reason !== undefined && <Absent reason={reason} />}
      <div
        // Stays in the document: a camera may be plugged in, and the picture is tried again once the page is looked at.
        hidden={isAbsent}
        className="relative aspect-4/5 max-h-[48dvh] lg:max-h-[62dvh] w-full overflow-hidden rounded-lg bg-[#1d1a16] text-on-strong sm:aspect-4/3"
      >
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what the camera sees has no words */}
        <video
          ref={video}
          muted
          playsInline
          aria-label={m.scan_camera_view()}
          className={classNames('size-full object-cover', state !== 'on' && 'invisible')}
        />
        {state === 'on' && <Corners />}
        {state === 'starting' && (
          <p className="absolute inset-0 grid place-items-center px-6 text-center">{m.scan_camera_starting()}</p>
        )}
        {reason !== undefined && !isAbsent && <Off reason={reason} onStart={onStart} />}
        <Torch camera={camera} />
      </div>
      <ZoomRange camera={camera} />
      {lenses.length > 1 && (
        <Select
          label={m.scan_lens()}
          value={lens}
          onChange={({ currentTarget }) => chooseLens(currentTarget.value)}
          options={lenses.map(({ id, label }, index) => ({
            value: id,
            label: label === '' ? m.scan_lens_number({ number: index + 1 }) : label,
          }))}
        />
      )}
    </div>
  );
};
