import { createHash, verify, X509Certificate } from 'node:crypto';
import { ContentInfo, id_contentType, id_messageDigest, id_signedData } from '@peculiar/asn1-cms';
import { AsnConvert, AsnObjectIdentifierConverter, OctetString } from '@peculiar/asn1-schema';
import type { AlgorithmIdentifier } from '@peculiar/asn1-x509';
import { isForTimeStamps, isTrusted } from './certificates.ts';
import { SignedToken, type Signer, SigningCertificate, StampInfo } from './shapes.ts';

/** What a token says and who signed it. */
export interface TimeStamp {
  readonly at: Date;
  /** Object identifier of the rules by which the authority works. */
  readonly policy: string;
  /** Name of the authority in its certificate. */
  readonly authority: string;
}

/** What a token must say. */
interface ExpectedStamp {
  /** SHA-256 of what is stamped. */
  readonly digest: Uint8Array;
  /** Of the request, where it is known. */
  readonly nonce?: bigint | undefined;
  readonly policy?: string | undefined;
  readonly trusted: readonly X509Certificate[];
}

/** Error of a token that is not what was asked for; the message says why. */
export class TimeStampError extends Error {
  override name = 'TimeStampError';
}

export const SHA256 = '2.16.840.1.101.3.4.2.1';
export const STAMP_INFO = '1.2.840.113549.1.9.16.1.4';
export const SIGNING_CERTIFICATE = '1.2.840.113549.1.9.16.2.47';
const FIRST_SIGNING_CERTIFICATE = '1.2.840.113549.1.9.16.2.12';
const DIGESTS = new Map([
  [SHA256, 'sha256'],
  ['2.16.840.1.101.3.4.2.2', 'sha384'],
  ['2.16.840.1.101.3.4.2.3', 'sha512'],
]);

/** RSA with PKCS #1 and ECDSA; the second word is the digest, where the identifier says it. */
const SIGNATURES = new Map<string, readonly [key: string, digest?: string]>([
  ['1.2.840.113549.1.1.1', ['rsa']],
  ['1.2.840.113549.1.1.11', ['rsa', 'sha256']],
  ['1.2.840.113549.1.1.12', ['rsa', 'sha384']],
  ['1.2.840.113549.1.1.13', ['rsa', 'sha512']],
  ['1.2.840.10045.4.3.2', ['ec', 'sha256']],
  ['1.2.840.10045.4.3.3', ['ec', 'sha384']],
  ['1.2.840.10045.4.3.4', ['ec', 'sha512']],
]);
const LEAST_RSA_BITS = 2_048;
const SET_TAG = 0x31;
const STAMP_INFO_DER = Buffer.from(AsnObjectIdentifierConverter.toASN(STAMP_INFO).toBER());

/** Throws unless something is so. */
function demand(isSo: boolean, reason: string): asserts isSo {
  if (!isSo) throw new TimeStampError(`The time stamp is refused: ${reason}`);
}

/** Turns every failure of reading into a refusal: ASN.1 and certificates can be wrong in many ways. */
const readOrRefuse = <T>(read: () => T): T => {
  try {
    return read();
  } catch (error) {
    if (error instanceof TimeStampError) throw error;
    throw new TimeStampError('The time stamp is refused: it cannot be read', { cause: error });
  }
};

/** Reads a shape from DER. Errors: TimeStampError. */
export const readShape = <T>(bytes: Uint8Array | ArrayBuffer, shape: new () => T): T =>
  readOrRefuse(() => AsnConvert.parse(bytes, shape));

const equal = (one: ArrayBuffer | Uint8Array, other: Uint8Array): boolean =>
  Buffer.from(new Uint8Array(one)).equals(other);
const hash = (algorithm: string, bytes: Uint8Array): Buffer => createHash(algorithm).update(bytes).digest();

const digestOf = ({ algorithm }: AlgorithmIdentifier): string => {
  const name = DIGESTS.get(algorithm);
  demand(name !== undefined, `the hash ${algorithm} is not one of SHA-2`);
  return name;
};

/** The only value of an attribute that is signed; undefined without the attribute. */
const attributeOf = ({ signedAttrs }: Signer, type: string): ArrayBuffer | undefined => {
  const found = signedAttrs.filter(({ attrType }) => attrType === type);
  demand(found.length < 2, `the attribute ${type} comes twice`);
  return found[0]?.attrValues[0];
};

/** Finds the certificate that the signer means by its hash. */
const findSigner = (signer: Signer, certificates: readonly X509Certificate[]): X509Certificate => {
  const second = attributeOf(signer, SIGNING_CERTIFICATE);
  const first = second ?? attributeOf(signer, FIRST_SIGNING_CERTIFICATE);
  demand(first !== undefined, 'it names no certificate');
  const [named] = AsnConvert.parse(first, SigningCertificate).certificates;
  demand(named !== undefined, 'it names no certificate');
  const algorithm = second ? (named.hashAlgorithm ? digestOf(named.hashAlgorithm) : 'sha256') : 'sha1';
  const found = certificates.find(({ raw }) => equal(named.hash.buffer, hash(algorithm, raw)));
  demand(found !== undefined, 'the certificate of the signer is missing');
  return found;
};

/** Checks that the signer signed this content with the key of this certificate. */
const checkSignature = (signer: Signer, content: Uint8Array, { publicKey }: X509Certificate): void => {
  const digest = digestOf(signer.digestAlgorithm);
  const type = attributeOf(signer, id_contentType);
  demand(type !== undefined && equal(type, STAMP_INFO_DER), 'its signature is for something else');
  const signedHash = attributeOf(signer, id_messageDigest);
  demand(
    signedHash !== undefined && equal(AsnConvert.parse(signedHash, OctetString).buffer, hash(digest, content)),
    'its signature is for another content',
  );
  const [key, named = digest] = SIGNATURES.get(signer.signatureAlgorithm.algorithm) ?? [];
  demand(key !== undefined && key === publicKey.asymmetricKeyType, 'the kind of its signature is not supported');
  const { modulusLength = LEAST_RSA_BITS } = publicKey.asymmetricKeyDetails ?? {};
  demand(modulusLength >= LEAST_RSA_BITS, 'its key is too short');
  // The signature is over the attributes as a set, and not as the field that they are in (RFC 5652, section 5.4).
  const signed = Buffer.from(signer.signedAttrsRaw ?? []);
  signed[0] = SET_TAG;
  demand(verify(named, signed, publicKey, new Uint8Array(signer.signature.buffer)), 'its signature is wrong');
};

const checkInfo = (info: StampInfo, { digest, nonce, policy }: ExpectedStamp): void => {
  const { hashAlgorithm, hashedMessage } = info.messageImprint;
  const isSameHash = hashAlgorithm.algorithm === SHA256 && equal(hashedMessage.buffer, digest);
  demand(isSameHash, 'it is of another hash');
  demand(nonce === undefined || info.nonce === nonce, 'it answers another request');
  demand(policy === undefined || info.policy === policy, `its policy is ${info.policy}`);
};

const readToken = (token: Uint8Array, expected: ExpectedStamp): TimeStamp => {
  const { contentType, content } = AsnConvert.parse(token, ContentInfo);
  demand(contentType === id_signedData, 'it is not signed');
  const { encapContentInfo, certificates = [], signers } = AsnConvert.parse(content, SignedToken);
  const { eContentType, eContent } = encapContentInfo;
  demand(eContentType === STAMP_INFO && eContent?.single !== undefined, 'it is no time stamp');
  const stamped = new Uint8Array(eContent.single.buffer);
  const info = AsnConvert.parse(stamped, StampInfo);
  checkInfo(info, expected);
  const [signer, another] = signers;
  demand(signer !== undefined && another === undefined, 'it has not one signer');
  const others = Array.from(certificates, (raw) => new X509Certificate(Buffer.from(raw)));
  const certificate = findSigner(signer, others);
  demand(isForTimeStamps(certificate), 'its certificate is not for time stamps');
  checkSignature(signer, stamped, certificate);
  const { policy, genTime: at } = info;
  demand(isTrusted(certificate, { others, trusted: expected.trusted, at }), 'its certificate is not trusted');
  const [authority = ''] = [certificate.toLegacyObject().subject.CN ?? ''].flat();
  return { at, policy, authority };
};

/**
 * Reads a time-stamp token (RFC 3161, DER) and checks what it says, its signature, and that its certificate leads to a
 * trusted one. Whether the certificate was revoked is not asked. Errors: TimeStampError.
 */
export const readTimeStamp = (token: Uint8Array, expected: ExpectedStamp): TimeStamp =>
  readOrRefuse(() => readToken(token, expected));
