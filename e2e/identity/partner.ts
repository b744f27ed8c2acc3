/** A partner of the test server, whose tokens sign people in. */
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { importJWK, SignJWT } from 'jose';

const issuer = 'https://partner.example.test';
const audience = 'm4u';

/** The partner's name and login page. */
export const PARTNER = { name: 'Hội Doanh nhân', loginUrl: `${issuer}/dang-nhap` } as const;

/** Makes the partner's key for the journeys and its public half for the server. */
export const makePartner = (): { environment: string; forJourneys: string } => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const configured = [{ id: 'partner', ...PARTNER, issuer, audience, key: publicKey.export({ format: 'jwk' }) }];
  return { environment: JSON.stringify(configured), forJourneys: JSON.stringify(privateKey.export({ format: 'jwk' })) };
};

/** The partner's key; undefined with a server that the tests did not start. */
export const partnerKey = (): string | undefined => process.env['M4U_E2E_PARTNER'];

/** Signs a token of the partner for a person. */
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
