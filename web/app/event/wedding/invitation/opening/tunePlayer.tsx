import type { WeddingTune } from '@m4u/contract/event/wedding/schema';
import { type Note, tunes } from '@m4u/contract/event/wedding/tunes';

const middleC = 261.6256; // hertz
const volume = 0.2;
/** Seconds of notes that are scheduled ahead. */
const ahead = 1.5;
/** Seconds between two rounds of scheduling. */
const pause = 0.5;

/** Audio effects for all notes: a low-pass filter and the echo of a hall. */
const createHall = (context: AudioContext): AudioNode => {
  const [into, echo, again, soft] = [
    context.createGain(),
    context.createDelay(1),
    context.createGain(),
    context.createBiquadFilter(),
  ];
  soft.type = 'lowpass';
  soft.frequency.value = 2600;
  echo.delayTime.value = 0.31;
  again.gain.value = 0.28;
  into.connect(soft).connect(context.destination);
  soft.connect(echo).connect(again).connect(echo);
  again.connect(context.destination);
  return into;
};

/** Plays one note like a music box, with fading overtones. */
const playNote = (context: AudioContext, into: AudioNode, frequency: number, time: number, loud: number): void => {
  for (const [times, share, seconds] of [
    [1, 1, 2.2],
    [2, 0.35, 1.1],
    [4, 0.08, 0.5],
  ] as const) {
    const [tone, fade] = [context.createOscillator(), context.createGain()];
    tone.frequency.value = frequency * times;
    fade.gain.setValueAtTime(0.0001, time);
    fade.gain.exponentialRampToValueAtTime(loud * share, time + 0.012);
    fade.gain.exponentialRampToValueAtTime(0.0001, time + seconds);
    tone.connect(fade).connect(into);
    tone.start(time);
    tone.stop(time + seconds + 0.05);
  }
};

/** Schedules the notes of a voice in a loop, up to a moment. */
const scheduleVoice = (
  notes: readonly Note[],
  beat: number,
  begin: number,
  sound: (pitch: number, time: number) => void,
) => {
  let [next, time] = [0, begin];
  return (until: number): void => {
    while (time < until) {
      const [pitch, beats] = notes[next % notes.length] ?? [null, 1];
      if (pitch !== null) sound(pitch, time);
      time += beats * beat;
      next += 1;
    }
  };
};

/** Plays a tune in a running context and returns a function that stops it. */
export const playTune = (name: Exclude<WeddingTune, 'none' | 'own'>, context: AudioContext): (() => void) => {
  const { tempo, melody, bass } = tunes[name];
  const into = createHall(context);
  const beat = 60 / tempo;
  const begin = context.currentTime + 0.15;
  const sounding = (loud: number) => (pitch: number, time: number) =>
    playNote(context, into, middleC * 2 ** (pitch / 12), time, loud);
  const voices = [
    scheduleVoice(melody, beat, begin, sounding(volume)),
    scheduleVoice(bass, beat, begin, sounding(volume * 0.4)),
  ];
  const plan = () => {
    for (const go of voices) go(context.currentTime + ahead);
  };
  plan();
  const timer = setInterval(plan, pause * 1000);
  return () => clearInterval(timer);
};
