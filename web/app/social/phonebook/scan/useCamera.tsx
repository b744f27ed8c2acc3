import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** State of the camera. */
export type CameraState = 'off' | 'starting' | 'on' | 'denied' | 'none' | 'busy' | 'unsupported';

/** Whether there is no camera that could be started. */
export const isCameraAbsent = (state: CameraState): boolean => state === 'none' || state === 'unsupported';

/** A camera of the device. */
interface Lens {
  readonly id: string;
  /** The device's name for it; may be empty. */
  readonly label: string;
}

/** Zoom range of the camera. */
interface Zoom {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
}

/** State and controls of the camera. */
export interface Camera {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly state: CameraState;
  /** Starts again, also after a refused permission. */
  readonly start: () => void;
  readonly lenses: readonly Lens[];
  readonly lens: string;
  readonly chooseLens: (id: string) => void;
  /** Null when the camera has no torch. */
  readonly torch: boolean | null;
  readonly switchTorch: () => void;
  readonly zoom: Zoom | null;
  readonly setZoom: (value: number) => void;
}

/** Capabilities that the browser types do not have yet. */
interface Abilities extends MediaTrackCapabilities {
  readonly torch?: boolean;
  readonly zoom?: { readonly min: number; readonly max: number; readonly step?: number };
}
interface TrackSettings extends MediaTrackConstraintSet {
  torch?: boolean;
  zoom?: number;
}

const readAbilities = (track: MediaStreamTrack): Abilities => track.getCapabilities?.() ?? {};
const applySettings = (track: MediaStreamTrack, wish: TrackSettings) => track.applyConstraints({ advanced: [wish] });

const readZoom = (track: MediaStreamTrack): Zoom | null => {
  const { zoom } = readAbilities(track);
  const value = (track.getSettings() as { zoom?: number }).zoom ?? zoom?.min ?? 1;
  return zoom && zoom.max > zoom.min ? { min: zoom.min, max: zoom.max, step: zoom.step ?? 0.1, value } : null;
};

const toCameraState = (error: unknown): CameraState => {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'busy';
};

/** Opens the rear camera or the chosen one, in a high resolution so that codes are sharp. */
const openCamera = (lens: string): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    video: {
      ...(lens ? { deviceId: { exact: lens } } : { facingMode: { ideal: 'environment' } }),
      width: { ideal: 1920 },
      height: { ideal: 1080 },
    },
  });

const listLenses = async (): Promise<Lens[]> =>
  (await navigator.mediaDevices.enumerateDevices())
    .filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '')
    .map(({ deviceId: id, label }) => ({ id, label }));

/** Reads each new frame of the video until it is stopped. */
const watchFrames = async (
  video: HTMLVideoElement,
  stream: MediaStream,
  isAwake: () => boolean,
  onCode: (text: string) => void,
): Promise<() => void> => {
  const { frameLoop, QRCamera, QRCanvas } = await import('qr/dom.js');
  const camera = new QRCamera(video, stream);
  const canvas = new QRCanvas({}, { cropToSquare: false });
  let reading = false;
  const read = async () => {
    if (reading || !isAwake()) return;
    reading = true;
    try {
      const found = await camera.readFrame(canvas, true);
      if (typeof found === 'string' && found !== '' && isAwake()) onCode(found);
    } catch {
      // An unreadable frame is skipped; the next one follows soon.
    } finally {
      reading = false;
    }
  };
  const stop = frameLoop(() => void read(), video);
  return () => {
    stop();
    camera.stop();
    canvas.clear();
    video.srcObject = null;
  };
};

/** Whether the page is visible. */
const usePageVisible = (): boolean => {
  const [isVisible, setVisible] = useState(true);
  useEffect(() => {
    const look = () => setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isVisible;
};

/**
 * The camera, on while `enabled` and while the page is visible. While `reading`, `onCode` is called for each visible
 * code, repeatedly as long as it stays visible.
 */
export function useCamera(enabled: boolean, reading: boolean, onCode: (text: string) => void): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const track = useRef<MediaStreamTrack | undefined>(undefined);
  const tell = useRef(onCode);
  const awake = useRef(reading);
  const [state, setState] = useState<CameraState>('off');
  const [attempt, setAttempt] = useState(0);
  const [lenses, setLenses] = useState<readonly Lens[]>([]);
  const [chosen, choose] = useState('');
  const [current, setCurrent] = useState('');
  const [torch, setTorch] = useState<boolean | null>(null);
  const [zoom, setZoom] = useState<Zoom | null>(null);
  const isVisible = usePageVisible();
  const running = enabled && isVisible;

  useEffect(() => {
    tell.current = onCode;
    awake.current = reading;
  });

  useEffect(() => {
    if (!running) return;
    let cancelled = false;
    let stream: MediaStream | undefined;
    let stop: (() => void) | undefined;
    const begin = async (element: HTMLVideoElement) => {
      if (navigator.mediaDevices?.getUserMedia === undefined) return setState('unsupported');
      setState('starting');
      stream = await openCamera(chosen);
      if (cancelled) return stream.getTracks().forEach((one) => one.stop());
      const [one] = stream.getVideoTracks();
      track.current = one;
      // Ended by the person, by another app, or unplugged.
      one?.addEventListener('ended', () => !cancelled && setState('busy'));
      stop = await watchFrames(
        element,
        stream,
        () => awake.current,
        (text) => tell.current(text),
      );
      if (cancelled) return stop();
      await element.play().catch(() => undefined);
      setState('on');
      setCurrent(one?.getSettings().deviceId ?? '');
      setTorch(one && readAbilities(one).torch ? false : null);
      setZoom(one ? readZoom(one) : null);
      setLenses(await listLenses());
    };
    if (video.current)
      begin(video.current).catch((error: unknown) => {
        stream?.getTracks().forEach((one) => one.stop());
        if (!cancelled) setState(toCameraState(error));
      });
    return () => {
      cancelled = true;
      stop?.();
      stream?.getTracks().forEach((one) => one.stop());
      track.current = undefined;
      setState('off');
    };
  }, [running, chosen, attempt]);

  const start = useCallback(() => setAttempt((count) => count + 1), []);
  const switchTorch = () => {
    const on = torch === false;
    if (track.current)
      void applySettings(track.current, { torch: on }).then(
        () => setTorch(on),
        () => setTorch(null),
      );
  };
  const enlarge = (value: number) => {
    if (!track.current || !zoom) return;
    setZoom({ ...zoom, value });
    void applySettings(track.current, { zoom: value }).catch(() => setZoom(null));
  };
  return {
    video,
    state,
    start,
    lenses,
    lens: chosen || current,
    chooseLens: choose,
    torch,
    switchTorch,
    zoom,
    setZoom: enlarge,
  };
}
