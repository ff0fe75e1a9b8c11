import { createHash } from 'node:crypto';
import { BadRequestException } from '@nestjs/common';
import { BRAND } from '@tivara/contracts';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Account } from '../users/account.entity.js';
import type { Factor } from './factor.entity.js';
import type { RelyingParty } from './relying-party.js';

/** Loaded with the first passkey, as it takes some megabytes. */
const load = () => import('@simplewebauthn/server');

interface Passkey {
  id: string;
  publicKey: string;
  transports: string[];
}
const passkeyOf = ({ data }: Pick<Factor, 'data'>) => JSON.parse(data) as Passkey;

const descriptorOf = (factor: Factor) => {
  const { id, transports } = passkeyOf(factor);
  return { id, transports };
};

const hashOf = (id: string) => createHash('sha256').update(id).digest('hex');

export async function creationOptions(
  { id, email, username }: Account,
  passkeys: Factor[],
  party: RelyingParty,
) {
  const { generateRegistrationOptions } = await load();
  return generateRegistrationOptions({
    rpName: BRAND.name,
    rpID: party.id,
    userName: email,
    userDisplayName: username,
    userID: new TextEncoder().encode(`account ${id}`),
    excludeCredentials: passkeys.map(descriptorOf),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
}

/** @throws BadRequestException */
export async function verifyCreation(
  response: object,
  expectedChallenge: string,
  { id, origin }: RelyingParty,
): Promise<Pick<Factor, 'credentialHash' | 'data' | 'counter'>> {
  const { verifyRegistrationResponse } = await load();
  const { registrationInfo } = await orRefuse(() =>
    verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      // The password is the other factor.
      requireUserVerification: false,
    }),
  );
  if (!registrationInfo) throw refused();
  const { credential } = registrationInfo;
  const passkey: Passkey = {
    id: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    transports: credential.transports ?? [],
  };
  return {
    credentialHash: hashOf(passkey.id),
    data: JSON.stringify(passkey),
    counter: credential.counter,
  };
}

export async function requestOptions(passkeys: Factor[], { id }: RelyingParty) {
  const { generateAuthenticationOptions } = await load();
  return generateAuthenticationOptions({
    rpID: id,
    allowCredentials: passkeys.map(descriptorOf),
    userVerification: 'preferred',
  });
}

/** @returns the passkey that signed, with its new counter. @throws BadRequestException */
export async function verifyRequest(
  response: object,
  passkeys: Factor[],
  expectedChallenge: string,
  { id, origin }: RelyingParty,
): Promise<{ factor: Factor; counter: number }> {
  const { verifyAuthenticationResponse } = await load();
  const signed = response as AuthenticationResponseJSON;
  const factor = passkeys.find(
    ({ credentialHash }) => credentialHash === hashOf(String(signed.id)),
  );
  if (!factor) throw refused();
  const { publicKey, ...descriptor } = passkeyOf(factor);
  const { verified, authenticationInfo } = await orRefuse(() =>
    verifyAuthenticationResponse({
      response: signed,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        ...descriptor,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter: factor.counter,
      },
      requireUserVerification: false,
    }),
  );
  if (!verified) throw refused();
  return { factor, counter: authenticationInfo.newCounter };
}

const refused = (cause?: unknown) =>
  new BadRequestException('This passkey was not accepted. Please try again.', { cause });

async function orRefuse<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch (error) {
    // The library throws for whatever a browser could have sent.
    throw refused(error);
  }
}
