import type { ScanAppearance } from './doorState.tsx';

/** A tone: frequency in hertz, length in seconds. */
type Tone = readonly [frequency: number, length: number];

interface Signal {
  readonly tones: readonly Tone[];
  /** Vibration and pause in turn, in milliseconds. */
  readonly vibration: readonly number[];
}

const good: Signal = {
  tones: [
    [880, 0.09],
    [1320, 0.14],
  ],
  vibration: [80],
};
const twice: Signal = {
  tones: [
    [520, 0.12],
    [0, 0.06],
    [520, 0.12],
  ],
  vibration: [80, 60, 80],
};
const bad: Signal = { tones: [[180, 0.45]], vibration: [400] };

const signals: Readonly<Partial<Record<ScanAppearance, Signal>>> = {
  ok: good,
  'known-waits': good,
  later: { tones: [[660, 0.12]], vibration: [80] },
  repeated: twice,
  unknown: bad,
  refused: bad,
  failed: bad,
};

let audio: AudioContext | undefined;

const playTones = (tones: readonly Tone[]): void => {
  audio ??= new AudioContext();
  // Browsers only allow sound after the reader has touched the page.
  if (audio.state === 'suspended') void audio.resume();
  let startTime = audio.currentTime;
  for (const [frequency, length] of tones) {
    if (frequency > 0) {
      const tone = audio.createOscillator();
      const loudness = audio.createGain();
      tone.frequency.value = frequency;
      loudness.gain.setValueAtTime(0.25, startTime);
      loudness.gain.exponentialRampToValueAtTime(0.001, startTime + length);
      tone.connect(loudness).connect(audio.destination);
      tone.start(startTime);
      tone.stop(startTime + length);
    }
    startTime += length;
  }
};

/** Plays the sound and vibration of a result; does nothing on devices without them. */
export const playResult = (appearance: ScanAppearance): void => {
  const found = signals[appearance];
  if (!found) return;
  navigator.vibrate?.([...found.vibration]);
  if (typeof AudioContext === 'undefined') return;
  try {
    playTones(found.tones);
  } catch {
    // This device has no sound.
  }
};
