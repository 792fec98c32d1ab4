import type * as library from '@simplewebauthn/server';

type Library = typeof library;

/** Loaded with the first passkey: it is large, and many a server sees none. */
const load = () => import('@simplewebauthn/server');

export const generateRegistrationOptions: Library['generateRegistrationOptions'] = async (options) =>
  (await load()).generateRegistrationOptions(options);

export const generateAuthenticationOptions: Library['generateAuthenticationOptions'] = async (options) =>
  (await load()).generateAuthenticationOptions(options);

export const verifyRegistrationResponse: Library['verifyRegistrationResponse'] = async (options) =>
  (await load()).verifyRegistrationResponse(options);

export const verifyAuthenticationResponse: Library['verifyAuthenticationResponse'] = async (options) =>
  (await load()).verifyAuthenticationResponse(options);
