import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { rootCertificates } from 'node:tls';
import { AsnConvert } from '@peculiar/asn1-schema';
import { ConfigError } from '../config-error.ts';
import { Certificate, id_ce_extKeyUsage } from '@peculiar/asn1-x509';

/** Purpose of certificates that sign time stamps and nothing else (RFC 3161, section 2.3). */
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';

/** Longest way from a certificate to one that is trusted. */
const LONGEST_CHAIN = 6;

const PEM = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/** Reads the certificates that are trusted from a PEM file; without one those that Node.js trusts. Errors: ConfigError. */
export const loadTrusted = async (file: string | undefined): Promise<X509Certificate[]> => {
  if (file === undefined) return rootCertificates.map((text) => new X509Certificate(text));
  try {
    const texts = (await readFile(file, 'utf8')).match(PEM) ?? [];
    if (texts.length > 0) return texts.map((text) => new X509Certificate(text));
  } catch {
    // As without a certificate.
  }
  throw new ConfigError('TIMESTAMP_CERTIFICATES is not a file with certificates in PEM.');
};

/** Whether a certificate is for time stamps alone, and must be understood so. */
export const isForTimeStamps = (certificate: X509Certificate): boolean => {
  const { extensions = [] } = AsnConvert.parse(certificate.raw, Certificate).tbsCertificate;
  const isCritical = extensions.some(({ extnID, critical }) => extnID === id_ce_extKeyUsage && critical);
  return isCritical && certificate.keyUsage?.join() === TIME_STAMPING;
};

const isIssuedBy = (certificate: X509Certificate, issuer: X509Certificate): boolean =>
  issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);

/** Whether a certificate leads to a trusted one, over `others` where needed; each must be valid at a moment. */
export const isTrusted = (
  certificate: X509Certificate,
  { others, trusted, at }: Readonly<Record<'others' | 'trusted', readonly X509Certificate[]>> & { readonly at: Date },
): boolean => {
  const isValid = ({ validFromDate, validToDate }: X509Certificate) => validFromDate <= at && at <= validToDate;
  let chain = [certificate].filter(isValid);
  const rest = new Set(others.filter((other) => other.fingerprint256 !== certificate.fingerprint256));
  for (let length = 1; length < LONGEST_CHAIN; length += 1) {
    if (chain.some((each) => trusted.some((root) => isValid(root) && isIssuedBy(each, root)))) return true;
    chain = [...rest].filter((other) => isValid(other) && chain.some((each) => isIssuedBy(each, other)));
    for (const other of chain) rest.delete(other);
  }
  return false;
};
