import type { Relic } from '@m4u/contract/content/relic';
import type { Recording } from '@m4u/contract/profile/upload/document';
import { m } from '../../paraglide/messages.js';
import { locale, type Locale } from '../../platform/language/language.ts';
import { Panel } from '../item/ContentPage.tsx';
import { SoundPlayer } from './SoundPlayer.tsx';

/** Languages of recordings by their own names. */
const recordingLanguages: Readonly<Record<Locale, string>> = { vi: 'Tiếng Việt', en: 'English' };

/** A length as `m:ss`. */
const length = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** A recording with the browser's own controls; its sound is loaded when it is started. */
const RecordingPlayer = ({ recording, lang }: { recording: Recording; lang: Locale }) => (
  <figure className="stack gap-1">
    <figcaption className="flex items-baseline justify-between gap-3">
      <span lang={lang} className="font-semibold">
        {recordingLanguages[lang]}
      </span>
      <span className="text-sm text-muted tabular-nums">{length(recording.seconds)}</span>
    </figcaption>
    <SoundPlayer src={recording.src} label={lang === 'vi' ? m.relic_listen_vi() : m.relic_listen_en()} />
  </figure>
);

/** Recordings of a relic in the order of the reader's languages; empty when there are none. */
export const recordingsOf = ({ recordingVi, recordingEn }: Pick<Relic, 'recordingVi' | 'recordingEn'>) => {
  const both = [
    ...(recordingVi ? [{ lang: 'vi' as const, recording: recordingVi }] : []),
    ...(recordingEn ? [{ lang: 'en' as const, recording: recordingEn }] : []),
  ];
  return locale() === 'en' ? both.toReversed() : both;
};

/** Its story to listen to, the reader's language first. */
export const RelicRecordings = ({ relic }: { relic: Relic }) => {
  const recordings = recordingsOf(relic);
  return (
    recordings.length > 0 && (
      <Panel>
        <h2 className="pb-3 text-xl">{m.relic_listen()}</h2>
        <div className="no-print stack gap-4">
          {recordings.map((each) => (
            <RecordingPlayer key={each.lang} {...each} />
          ))}
        </div>
      </Panel>
    )
  );
};
