import type { SealKey, SealProof } from './proof.ts';

/**
 * Checks a proof without asking anybody; false when the row, the way to the root or the signature does not fit. Works
 * in browsers and in Node.js. It uses nothing around it, because receipts to keep contain its text.
 */
export const checkProof = async (proof: SealProof, key: SealKey): Promise<boolean> => {
  const text = new TextEncoder();
  const bytes = (base64: string) =>
    Uint8Array.from(atob(base64.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  const hash = async (kind: number, ...parts: readonly Uint8Array[]) => {
    const whole = new Uint8Array(1 + parts.reduce((sum, { length }) => sum + length, 0));
    whole[0] = kind;
    let at = 1;
    for (const part of parts) {
      whole.set(part, at);
      at += part.length;
    }
    return new Uint8Array(await crypto.subtle.digest('SHA-256', whole));
  };
  const { size, root } = JSON.parse(proof.statement) as { size: number; root: string };
  const row = await hash(0, bytes(proof.salt), bytes(proof.hidden), text.encode(proof.content));
  let sum = await hash(0, await hash(2, bytes(proof.before), row));
  // RFC 9162, section 2.1.3.2.
  let place = proof.index;
  let last = size - 1;
  for (const step of proof.path) {
    if (last === 0) return false;
    const beside = bytes(step);
    if (place % 2 === 1 || place === last) {
      sum = await hash(1, beside, sum);
      while (place % 2 === 0 && place > 0) {
        place /= 2;
        last = Math.floor(last / 2);
      }
    } else sum = await hash(1, sum, beside);
    place = Math.floor(place / 2);
    last = Math.floor(last / 2);
  }
  const expected = bytes(root);
  if (last !== 0 || expected.length !== sum.length || !sum.every((byte, at) => byte === expected[at])) return false;
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const publicKey = await crypto.subtle.importKey('jwk', { ...key }, algorithm, false, ['verify']);
  return crypto.subtle.verify(algorithm, publicKey, bytes(proof.signature), text.encode(proof.statement));
};
