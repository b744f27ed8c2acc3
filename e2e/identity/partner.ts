/** A partner of the test's server, whose tokens sign people in. */
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { importJWK, SignJWT } from 'jose';

const issuer = 'https://partner.example.test';
const audience = 'm4u';

/** The partner's name, and its own page where a sign-in begins. */
export const PARTNER = { name: 'Hội Doanh nhân', loginUrl: `${issuer}/dang-nhap` } as const;

/** The partner's half for the journeys, and what the server is configured with. */
export const makePartner = (): { environment: string; forJourneys: string } => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const configured = [{ id: 'partner', ...PARTNER, issuer, audience, key: publicKey.export({ format: 'jwk' }) }];
  return { environment: JSON.stringify(configured), forJourneys: JSON.stringify(privateKey.export({ format: 'jwk' })) };
};

/** The partner's key; undefined where a server that was running already knows no partner of ours. */
export const partnerKey = (): string | undefined => process.env['M4U_E2E_PARTNER'];

/** A token of the partner's for somebody, by whatever they are known there. */
export const signPartnerToken = async (person: { name: string; email: string; sub?: string }): Promise<string> => {
  const { sub = randomUUID(), ...claims } = person;
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'EdDSA' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(sub)
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime('2m')
    .sign(await importJWK(JSON.parse(partnerKey() ?? '') as Parameters<typeof importJWK>[0], 'EdDSA'));
};
