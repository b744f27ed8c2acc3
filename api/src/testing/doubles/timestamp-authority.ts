/** A time-stamping authority (RFC 3161) with a certificate of its own root, for tests and journeys. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import {
  Attribute,
  ContentInfo,
  EncapsulatedContent,
  EncapsulatedContentInfo,
  id_contentType,
  id_messageDigest,
  id_signedData,
  IssuerAndSerialNumber,
} from '@peculiar/asn1-cms';
import { AsnConvert, AsnObjectIdentifierConverter, OctetString } from '@peculiar/asn1-schema';
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  BasicConstraints,
  Certificate,
  ExtendedKeyUsage,
  Extension,
  Extensions,
  id_ce_basicConstraints,
  id_ce_extKeyUsage,
  Name,
  RelativeDistinguishedName,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
} from '@peculiar/asn1-x509';
import {
  CertificateHash,
  RawCertificates,
  SignedAttributes,
  SignedToken,
  Signer,
  Signers,
  SigningCertificate,
  StampInfo,
  TimeStampRequest,
  TimeStampResponse,
} from '../../platform/timestamp/shapes.ts';
import { SHA256, SIGNING_CERTIFICATE, STAMP_INFO } from '../../platform/timestamp/token.ts';

/** What is wrong with an answer; nothing when undefined. */
export type StampFault =
  | 'away'
  | 'refused'
  | 'rejected'
  | 'silent'
  | 'huge'
  | 'garbage'
  | 'imprint'
  | 'nonce'
  | 'policy'
  | 'content'
  | 'signature'
  | 'no-certificate'
  | 'purpose'
  | 'untrusted';

const ECDSA = new AlgorithmIdentifier({ algorithm: '1.2.840.10045.4.3.2' });
const HASH = new AlgorithmIdentifier({ algorithm: SHA256, parameters: null });
const POLICY = '1.3.6.1.4.1.32473.1';
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';
const SET_TAG = 0x31;

const der = (shape: unknown): Buffer => Buffer.from(AsnConvert.serialize(shape));
const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();
const keyPair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

const nameOf = (text: string): Name => {
  const value = new AttributeValue({ utf8String: text });
  return new Name([new RelativeDistinguishedName([new AttributeTypeAndValue({ type: '2.5.4.3', value })])]);
};

const extension = (extnID: string, value: unknown): Extension =>
  new Extension({ extnID, critical: true, extnValue: new OctetString(der(value)) });

/** Makes a certificate for a key, signed by an issuer. */
const certify = (
  subject: string,
  publicKey: KeyObject,
  issuer: { readonly name: string; readonly privateKey: KeyObject },
  extensions: readonly Extension[],
): Buffer => {
  const tbsCertificate = new TBSCertificate({
    version: 2,
    serialNumber: new Uint8Array([1, ...randomBytes(7)]).buffer,
    signature: ECDSA,
    issuer: nameOf(issuer.name),
    validity: new Validity({ notBefore: new Date('2020-01-01'), notAfter: new Date('2049-01-01') }),
    subject: nameOf(subject),
    subjectPublicKeyInfo: AsnConvert.parse(publicKey.export({ type: 'spki', format: 'der' }), SubjectPublicKeyInfo),
    extensions: new Extensions([...extensions]),
  });
  const signature = sign('sha256', der(tbsCertificate), issuer.privateKey);
  return der(
    new Certificate({
      tbsCertificate,
      signatureAlgorithm: ECDSA,
      signatureValue: new Uint8Array(signature).buffer,
    }),
  );
};

/** A root, and certificates that it gave for stamps and for other purposes. */
const createRoot = (name: string) => {
  const root = keyPair();
  const issuer = { name, privateKey: root.privateKey };
  const issue = (subject: string, purpose: string) => {
    const { publicKey, privateKey } = keyPair();
    const usage = extension(id_ce_extKeyUsage, new ExtendedKeyUsage([purpose]));
    return { privateKey, certificate: certify(subject, publicKey, issuer, [usage]) };
  };
  const isRoot = extension(id_ce_basicConstraints, new BasicConstraints({ cA: true }));
  return { issue, certificate: certify(name, root.publicKey, issuer, [isRoot]) };
};

const attribute = (attrType: string, value: Buffer): Attribute =>
  new Attribute({ attrType, attrValues: [new Uint8Array(value).buffer] });

/** Signs what is stamped as CMS does. */
const signInfo = (
  info: StampInfo,
  { privateKey, certificate }: { readonly privateKey: KeyObject; readonly certificate: Buffer },
  fault: StampFault | undefined,
): Buffer => {
  const stamped = der(info);
  const named = Object.assign(new CertificateHash(), { hash: new OctetString(sha256(certificate)) });
  const attributes = new SignedAttributes([
    attribute(id_contentType, Buffer.from(AsnObjectIdentifierConverter.toASN(STAMP_INFO).toBER())),
    attribute(id_messageDigest, der(new OctetString(sha256(fault === 'content' ? Buffer.from('x') : stamped)))),
    attribute(SIGNING_CERTIFICATE, der(Object.assign(new SigningCertificate(), { certificates: [named] }))),
  ]);
  const signed = der(attributes);
  signed[0] = SET_TAG;
  const signer = Object.assign(new Signer(), {
    digestAlgorithm: HASH,
    signedAttrs: attributes,
    signatureAlgorithm: ECDSA,
    signature: new OctetString(sign('sha256', signed, fault === 'signature' ? keyPair().privateKey : privateKey)),
  });
  const { issuer, serialNumber } = AsnConvert.parse(certificate, Certificate).tbsCertificate;
  signer.sid.issuerAndSerialNumber = new IssuerAndSerialNumber({ issuer, serialNumber });
  const token = Object.assign(new SignedToken(), {
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: STAMP_INFO,
      eContent: new EncapsulatedContent({ single: new OctetString(stamped) }),
    }),
    ...(fault !== 'no-certificate' && { certificates: new RawCertificates([new Uint8Array(certificate).buffer]) }),
    signers: new Signers([signer]),
  });
  token.digestAlgorithms.push(HASH);
  return der(new ContentInfo({ contentType: id_signedData, content: new Uint8Array(der(token)).buffer }));
};

/** Starts the authority on this machine. `fault` may be changed at any time. */
export const startTimestampAuthority = async () => {
  const root = createRoot('Kiểm thử Root');
  const signers = {
    own: root.issue('Kiểm thử TSA', TIME_STAMPING),
    purpose: root.issue('Kiểm thử TLS', '1.3.6.1.5.5.7.3.1'),
    untrusted: createRoot('Another Root').issue('Kiểm thử TSA', TIME_STAMPING),
  };
  const folder = await mkdtemp(join(tmpdir(), 'm4u-tsa-'));
  const certificates = join(folder, 'root.pem');
  const lines = root.certificate.toString('base64').replaceAll(/.{64}/g, '$&\n');
  await writeFile(certificates, `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`);

  const authority = {
    /** The settings that point an API at this authority. */
    environment: { TIMESTAMP_AUTHORITY: '', TIMESTAMP_CERTIFICATES: certificates },
    fault: undefined as StampFault | undefined,
    /** Number of requests so far. */
    asked: 0,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true });
    },
  };

  const respond = (request: TimeStampRequest): Buffer => {
    const { fault } = authority;
    const response = new TimeStampResponse();
    if (fault === 'rejected') {
      response.status = Object.assign(response.status, { status: 2, statusString: ['no'] });
      return der(response);
    }
    const info = Object.assign(new StampInfo(), {
      policy: fault === 'policy' ? '1.2.3' : (request.policy ?? POLICY),
      messageImprint: request.messageImprint,
      serialNumber: BigInt(authority.asked),
      genTime: new Date(),
      nonce: fault === 'nonce' ? 1n : request.nonce,
    });
    if (fault === 'imprint') info.messageImprint.hashedMessage = new OctetString(sha256(Buffer.from('x')));
    const signer = fault === 'purpose' || fault === 'untrusted' ? signers[fault] : signers.own;
    response.token = new Uint8Array(signInfo(info, signer, fault)).buffer;
    return der(response);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    authority.asked += 1;
    const { fault } = authority;
    const body = await buffer(request);
    if (fault === 'silent') return;
    if (fault === 'away' || fault === 'refused') response.writeHead(fault === 'away' ? 503 : 403).end();
    else if (request.headers['content-type'] !== 'application/timestamp-query') response.writeHead(415).end();
    else {
      response.writeHead(200, { 'content-type': 'application/timestamp-reply' });
      if (fault === 'huge') response.end(Buffer.alloc(1_000_000));
      else response.end(fault === 'garbage' ? randomBytes(500) : respond(AsnConvert.parse(body, TimeStampRequest)));
    }
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  authority.environment.TIMESTAMP_AUTHORITY = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return authority;
};
