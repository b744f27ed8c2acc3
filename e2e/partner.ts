/** A partner of the test's server, whose tokens sign people in (decisions §1 "authenticating"). */
import { generateKeyPairSync } from 'node:crypto';

const issuer = 'https://partner.example.test';
const audience = 'm4u';

/** The partner's half for the journeys, and what the server is configured with. */
export const makePartner = (): { environment: string; forJourneys: string } => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const configured = [{ id: 'partner', issuer, audience, key: publicKey.export({ format: 'jwk' }) }];
  const held = { issuer, audience, key: privateKey.export({ format: 'jwk' }) };
  return { environment: JSON.stringify(configured), forJourneys: JSON.stringify(held) };
};
