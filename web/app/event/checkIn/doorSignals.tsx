import type { Shown } from './doorState.tsx';

/** Frequency in hertz, and how long in seconds. */
type Tone = readonly [frequency: number, length: number];

interface Signal {
  readonly tones: readonly Tone[];
  /** Milliseconds of vibration and rest in turn. */
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

const signals: Readonly<Partial<Record<Shown, Signal>>> = {
  ok: good,
  'known-waits': good,
  later: { tones: [[660, 0.12]], vibration: [80] },
  repeated: twice,
  unknown: bad,
  refused: bad,
  failed: bad,
};

let audio: AudioContext | undefined;

const play = (tones: readonly Tone[]): void => {
  audio ??= new AudioContext();
  // Browsers let it sound after the person has touched the page.
  if (audio.state === 'suspended') void audio.resume();
  let at = audio.currentTime;
  for (const [frequency, length] of tones) {
    if (frequency > 0) {
      const tone = audio.createOscillator();
      const loudness = audio.createGain();
      tone.frequency.value = frequency;
      loudness.gain.setValueAtTime(0.25, at);
      loudness.gain.exponentialRampToValueAtTime(0.001, at + length);
      tone.connect(loudness).connect(audio.destination);
      tone.start(at);
      tone.stop(at + length);
    }
    at += length;
  }
};

/** Lets a result be heard and felt, each kind otherwise. Where a device cannot, it is only seen. */
export const playResult = (shown: Shown): void => {
  const found = signals[shown];
  if (!found) return;
  navigator.vibrate?.([...found.vibration]);
  if (typeof AudioContext === 'undefined') return;
  try {
    play(found.tones);
  } catch {
    // No sound on this device.
  }
};
