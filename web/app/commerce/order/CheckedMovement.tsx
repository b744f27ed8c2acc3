import type { MovementKind } from '@m4u/contract/commerce/point/schema';
import type { SealReceipt } from '@m4u/contract/insight/seal';
import type { SealKey, SealProof } from '@m4u/contract/insight/seal/proof';
import { checkProof } from '@m4u/contract/insight/seal/proof.rules';
import CircleX from 'lucide-react/icons/circle-x';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useEffect, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { date, dateAndTime } from '../../platform/language/formats.ts';
import { Card } from '../../ui/Card.tsx';
import { movedPoints, movementKindWords } from '../point/pointWords.tsx';

type Result = 'checking' | 'right' | 'wrong' | 'unable';

const RESULTS = {
  checking: { icon: LoaderCircle, words: m.seal_checking, look: 'text-muted' },
  right: { icon: ShieldCheck, words: m.seal_right, look: 'text-success' },
  wrong: { icon: CircleX, words: m.seal_wrong, look: 'text-danger' },
  unable: { icon: CircleX, words: m.seal_unable, look: 'text-muted' },
} as const;

/** Checks a proof in this browser, without asking anybody. */
const useChecked = (proof: SealProof, publicKey: SealKey): Result => {
  const [result, setResult] = useState<Result>('checking');
  useEffect(() => {
    let isCurrent = true;
    const show = (found: Result) => isCurrent && setResult(found);
    checkProof(proof, publicKey).then(
      (isRight) => show(isRight ? 'right' : 'wrong'),
      () => show('unable'),
    );
    return () => {
      isCurrent = false;
    };
  }, [proof, publicKey]);
  return result;
};

/** Reads the content of a sealed movement (docs/rules/seal.md#content). */
const readContent = (content: string) => {
  const [, , , , , kind, points, , , note, , createdAt] = JSON.parse(content) as [
    ...unused: [string, string, string, string, string],
    kind: MovementKind,
    points: number,
    orderId: string | null,
    reversesId: string | null,
    note: string,
    expiresAt: string | null,
    createdAt: string,
  ];
  return { kind, points, note, createdAt };
};

interface CheckedMovementProps {
  proof: SealProof;
  publicKey: SealKey;
  timeStamps: SealReceipt['timeStamps'];
}

/** A movement of an order with its proof, whether the proof is right, and the time stamp of its root. */
export const CheckedMovement = ({ proof, publicKey, timeStamps }: CheckedMovementProps) => {
  const result = useChecked(proof, publicKey);
  const { kind, points, note, createdAt } = readContent(proof.content);
  const { day, root } = JSON.parse(proof.statement) as { day: string; root: string };
  const stamp = timeStamps.find((each) => each.root === root);
  const { icon: Icon, words, look } = RESULTS[result];
  return (
    <Card className="stack gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <div className="text-beside">
          <p className="font-semibold">{movementKindWords[kind]()}</p>
          {note !== '' && (
            <p className="text-sm wrap-anywhere text-muted" translate="no">
              {note}
            </p>
          )}
          <p className="text-sm text-muted">
            <time dateTime={createdAt}>{dateAndTime(createdAt)}</time>
          </p>
        </div>
        <p className="text-lg font-bold">{movedPoints(points)}</p>
      </div>
      <output className={`flex items-center gap-2 font-semibold ${look}`}>
        <Icon aria-hidden size={20} className="shrink-0" />
        {words()}
      </output>
      <p className="text-sm text-muted">
        {m.seal_root_of({ day: date(`${day}T12:00:00+07:00`) })}{' '}
        <code className="wrap-anywhere" translate="no">
          {root}
        </code>
      </p>
      {stamp && (
        <p className="text-sm text-muted">
          {m.seal_stamped({ authority: stamp.authority, time: dateAndTime(stamp.at) })}
        </p>
      )}
    </Card>
  );
};
