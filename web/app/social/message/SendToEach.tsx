import type { Person } from '@m4u/contract/profile/directory/person';
import { useState } from 'react';
import { href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { TextArea } from '../../ui/fields/TextField.tsx';
import { failureText } from './failureText.tsx';
import { type ManyReport, sendToEach } from './messageApi.tsx';

/** Receivers per call, so that the screen can show progress. */
const atOnce = 10;

/** Text for the reason why a message was refused. */
const refusalText = (code: string): string =>
  code === 'request-pending' ? m.message_refused_pending() : m.message_refused_closed();

const Report = ({ report, chosen }: { report: ManyReport; chosen: ReadonlyMap<string, Person> }) => (
  <output className="stack">
    <p className="font-semibold">{m.message_each_done({ count: report.sent.length })}</p>
    {report.refused.length > 0 && (
      <div>
        <p>{m.message_each_refused({ count: report.refused.length })}</p>
        <ul className="list-disc pl-6">
          {report.refused.map(({ receiver, code }) => (
            <li key={receiver}>
              {chosen.get(receiver)?.name}: {refusalText(code)}
            </li>
          ))}
        </ul>
      </div>
    )}
    <LinkButton to={href('/messages')} block>
      {m.message_to_list()}
    </LinkButton>
  </output>
);

/** Sends the same message to each of several friends, a few per call. */
export const SendToEach = ({ chosen }: { chosen: ReadonlyMap<string, Person> }) => {
  const [text, setText] = useState('');
  const [report, setReport] = useState<ManyReport>();
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<string>();
  // The same for all attempts, so that no receiver gets the message twice.
  const [clientId] = useState(() => crypto.randomUUID());
  const send = async () => {
    const receivers = [...chosen.keys()];
    const outcome = { sent: [] as ManyReport['sent'][number][], refused: [] as ManyReport['refused'][number][] };
    setFailure(undefined);
    try {
      for (let start = 0; start < receivers.length; start += atOnce) {
        setProgress(start);
        // oxlint-disable-next-line no-await-in-loop -- one after another: it says how far it is, and a limit is met late
        const part = await sendToEach({
          clientId,
          receivers: receivers.slice(start, start + atOnce),
          detail: text.trim(),
        });
        outcome.sent.push(...part.sent);
        outcome.refused.push(...part.refused);
      }
      setReport(outcome);
    } catch (thrown) {
      setFailure(failureText(thrown));
    }
    setProgress(undefined);
  };
  if (report) return <Report report={report} chosen={chosen} />;
  return (
    <div className="stack">
      <TextArea
        label={m.message_text()}
        value={text}
        maxLength={4000}
        rows={3}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {progress !== undefined && <ProgressBar label={m.message_sending_each()} value={progress} max={chosen.size} />}
      {failure !== undefined && (
        <p role="alert" className="text-danger">
          {failure}
        </p>
      )}
      <Button block busy={progress !== undefined} disabled={text.trim() === ''} onClick={() => void send()}>
        {m.message_send_each({ count: chosen.size })}
      </Button>
    </div>
  );
};
