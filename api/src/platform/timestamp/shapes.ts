import {
  AsnArray,
  AsnIntegerBigIntConverter,
  AsnProp,
  AsnPropTypes,
  AsnType,
  AsnTypeTypes,
  OctetString,
} from '@peculiar/asn1-schema';
import {
  Attribute,
  DigestAlgorithmIdentifiers,
  EncapsulatedContentInfo,
  RevocationInfoChoices,
  SignerIdentifier,
} from '@peculiar/asn1-cms';
import { AlgorithmIdentifier, Extensions } from '@peculiar/asn1-x509';

/** Shapes of time stamps (RFC 3161) and of what they are signed with, in ASN.1, which is read and written as DER. */

type FieldOptions = Parameters<typeof AsnProp>[0];

/** Declares the fields of a shape, in their order. */
const fields = <T extends object>(
  shape: { readonly prototype: T },
  options: Readonly<Partial<Record<keyof T & string, FieldOptions>>>,
): void => {
  for (const [name, option] of Object.entries(options)) AsnProp(option as FieldOptions)(shape.prototype, name);
};

const optional = { optional: true };
const integer = { type: AsnPropTypes.Integer };
const bigInteger = { ...integer, converter: AsnIntegerBigIntConverter };
const identifier = { type: AsnPropTypes.ObjectIdentifier };
const any = { type: AsnPropTypes.Any };

export class MessageImprint {
  hashAlgorithm = new AlgorithmIdentifier();
  hashedMessage = new OctetString();
}
fields(MessageImprint, { hashAlgorithm: { type: AlgorithmIdentifier }, hashedMessage: { type: OctetString } });

export class TimeStampRequest {
  version = 1;
  messageImprint = new MessageImprint();
  policy?: string;
  nonce?: bigint;
  /** Whether the answer contains the certificates. */
  certReq = false;
}
fields(TimeStampRequest, {
  version: integer,
  messageImprint: { type: MessageImprint },
  policy: { ...identifier, ...optional },
  nonce: { ...bigInteger, ...optional },
  certReq: { type: AsnPropTypes.Boolean, defaultValue: false },
});

class StatusInfo {
  /** 0 and 1 when the stamp was given. */
  status = 0;
  statusString?: string[];
  failInfo?: ArrayBuffer;
}
fields(StatusInfo, {
  status: integer,
  statusString: { type: AsnPropTypes.Utf8String, repeated: 'sequence', ...optional },
  failInfo: { type: AsnPropTypes.BitString, ...optional },
});

export class TimeStampResponse {
  status = new StatusInfo();
  token?: ArrayBuffer;
}
fields(TimeStampResponse, { status: { type: StatusInfo }, token: { ...any, ...optional } });

class Accuracy {
  seconds?: number;
  millis?: number;
  micros?: number;
}
fields(Accuracy, {
  seconds: { ...integer, ...optional },
  millis: { ...integer, ...optional, context: 0, implicit: true },
  micros: { ...integer, ...optional, context: 1, implicit: true },
});

/** What the authority signs. */
export class StampInfo {
  version = 1;
  policy = '';
  messageImprint = new MessageImprint();
  serialNumber = 0n;
  genTime = new Date(0);
  accuracy?: Accuracy;
  ordering = false;
  nonce?: bigint;
  authority?: ArrayBuffer;
  extensions?: Extensions;
}
fields(StampInfo, {
  version: integer,
  policy: identifier,
  messageImprint: { type: MessageImprint },
  serialNumber: bigInteger,
  genTime: { type: AsnPropTypes.GeneralizedTime },
  accuracy: { type: Accuracy, ...optional },
  ordering: { type: AsnPropTypes.Boolean, defaultValue: false },
  nonce: { ...bigInteger, ...optional },
  authority: { ...any, ...optional, context: 0 },
  extensions: { type: Extensions, ...optional, context: 1, implicit: true },
});

/** Certificates as they came: a signature holds for these bytes alone. */
export class RawCertificates extends AsnArray<ArrayBuffer> {}
AsnType({ type: AsnTypeTypes.Set, itemType: AsnPropTypes.Any })(RawCertificates);

export class SignedAttributes extends AsnArray<Attribute> {}
AsnType({ type: AsnTypeTypes.Set, itemType: Attribute })(SignedAttributes);

/** SignerInfo of CMS (RFC 5652). The shape of the package does not keep the bytes of the attributes. */
export class Signer {
  version = 1;
  sid = new SignerIdentifier();
  digestAlgorithm = new AlgorithmIdentifier();
  signedAttrs = new SignedAttributes();
  /** The bytes that are signed, with the tag that they have in a signer. */
  signedAttrsRaw?: Uint8Array;
  signatureAlgorithm = new AlgorithmIdentifier();
  signature = new OctetString();
  unsignedAttrs?: Attribute[];
}
fields(Signer, {
  version: integer,
  sid: { type: SignerIdentifier },
  digestAlgorithm: { type: AlgorithmIdentifier },
  signedAttrs: { type: SignedAttributes, context: 0, implicit: true, raw: true },
  signatureAlgorithm: { type: AlgorithmIdentifier },
  signature: { type: OctetString },
  unsignedAttrs: { type: Attribute, repeated: 'set', context: 1, implicit: true, ...optional },
});

export class Signers extends AsnArray<Signer> {}
AsnType({ type: AsnTypeTypes.Set, itemType: Signer })(Signers);

/** SignedData of CMS. */
export class SignedToken {
  version = 3;
  digestAlgorithms = new DigestAlgorithmIdentifiers();
  encapContentInfo = new EncapsulatedContentInfo();
  certificates?: RawCertificates;
  revocations?: RevocationInfoChoices;
  signers = new Signers();
}
fields(SignedToken, {
  version: integer,
  digestAlgorithms: { type: DigestAlgorithmIdentifiers },
  encapContentInfo: { type: EncapsulatedContentInfo },
  certificates: { type: RawCertificates, context: 0, implicit: true, ...optional },
  revocations: { type: RevocationInfoChoices, context: 1, implicit: true, ...optional },
  signers: { type: Signers },
});

/** Names the certificate of the signer by its hash; without an algorithm SHA-256 (SHA-1 in the first edition). */
export class CertificateHash {
  hashAlgorithm?: AlgorithmIdentifier;
  hash = new OctetString();
  issuerSerial?: ArrayBuffer;
}
fields(CertificateHash, {
  hashAlgorithm: { type: AlgorithmIdentifier, ...optional },
  hash: { type: OctetString },
  issuerSerial: { ...any, ...optional },
});

/** The attribute that ties a signature to one certificate (RFC 2634 and RFC 5035). */
export class SigningCertificate {
  certificates: CertificateHash[] = [];
  policies?: ArrayBuffer;
}
fields(SigningCertificate, {
  certificates: { type: CertificateHash, repeated: 'sequence' },
  policies: { ...any, ...optional },
});
