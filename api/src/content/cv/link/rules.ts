import type { CvLink } from '@m4u/contract/content/cv/link';
import { HOUR, MINUTE } from '@m4u/contract/durations';
import { isSame, keyedHash } from '../../../platform/keys/crypto.ts';
import { endOfDay } from '../../../platform/time/days.ts';
import type { cvLinks } from '../tables.ts';

export type CvLinkRecord = typeof cvLinks.$inferSelect;

/** Kinds of proofs: a grant opens the CV, a ticket its PDF alone. */
export type ProofKind = 'grant' | 'ticket';

/** Milliseconds for which a proof is valid. */
export const PROOF_LIFETIME: Readonly<Record<ProofKind, number>> = { grant: 12 * HOUR, ticket: 10 * MINUTE };

/** Whether the last day of a link is over. */
export const hasEnded = ({ endsOn }: Pick<CvLinkRecord, 'endsOn'>, now: Date): boolean =>
  endsOn !== null && now >= endOfDay(endsOn);

/** A link for its owner. */
export const toCvLink = (row: CvLinkRecord, now: Date): CvLink => ({
  _id: row.id,
  key: row.key,
  label: row.label,
  shown: [...row.shown],
  letter: row.letter,
  endsOn: row.endsOn ?? '',
  ended: hasEnded(row, now),
  hasPassword: row.passwordHash !== null,
  views: row.views,
  openedAt: row.openedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});

// The hash of the password is signed too, so a new password ends all proofs.
const sign = (codeKey: Buffer, { id, passwordHash }: CvLinkRecord, kind: ProofKind, expires: string): string =>
  keyedHash(codeKey, 'cv link', kind, id, passwordHash ?? '', expires);

/** Makes the proof that the password of a link was given. */
export const createProof = (codeKey: Buffer, link: CvLinkRecord, kind: ProofKind, now: Date): string => {
  const expires = String(now.getTime() + PROOF_LIFETIME[kind]);
  return `${expires}.${sign(codeKey, link, kind, expires)}`;
};

/** Whether a proof of {@link createProof} is about this link and its present password, and still valid. */
export const isProven = (
  codeKey: Buffer,
  link: CvLinkRecord,
  kind: ProofKind,
  { proof, now }: { readonly proof: string; readonly now: Date },
): boolean => {
  const [expires = '', signature = ''] = proof.split('.');
  return Number(expires) > now.getTime() && isSame(signature, sign(codeKey, link, kind, expires));
};
