import { NOTICE_FINDINGS } from '@m4u/contract/commerce/payment/rules';
import type { StatementCounts } from '@m4u/contract/commerce/payment/statement';
import { m } from '../../../paraglide/messages.js';
import { number } from '../../../platform/language/formats.ts';
import { findingWords } from '../paymentWords.tsx';

/** Whether a statement has transfers that no other told of. */
export const hasFindings = ({ findings }: StatementCounts): boolean =>
  Object.values(findings).some((count) => count > 0);

/** How many lines of a statement are what. */
export const StatementNumbers = ({ counts: { findings, known, unreadable, ignored } }: { counts: StatementCounts }) => {
  const rows = [
    ...NOTICE_FINDINGS.map((finding) => [findingWords[finding](), findings[finding] ?? 0] as const),
    [m.payment_statement_known(), known] as const,
    [m.payment_statement_unreadable(), unreadable] as const,
    [m.payment_statement_ignored(), ignored] as const,
  ];
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1">
      {rows
        .filter(([, count]) => count > 0)
        .map(([label, count]) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd className="text-right font-semibold tabular-nums">{number(count)}</dd>
          </div>
        ))}
    </dl>
  );
};
