import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { MESSAGES } from '@tivara/contracts';
import { loadPart } from '@tivara/ui';
import { FormError } from '../form/api-errors';

/** Loaded when a passkey is used. */
const load = () =>
  loadPart(() => import('@simplewebauthn/browser')).catch(() => {
    throw new FormError(MESSAGES.notLoaded);
  });

/** @param options PublicKeyCredentialRequestOptionsJSON @throws FormError when the visitor cancels it or the browser cannot */
export async function requestPasskey(options: object): Promise<Record<string, unknown>> {
  const { startAuthentication } = await load();
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  const response = await startAuthentication({ optionsJSON }).catch(() => {
    throw new FormError('The passkey was not used. Try again, or choose another way.');
  });
  return { ...response };
}

/** @param options PublicKeyCredentialCreationOptionsJSON @throws FormError when the visitor cancels it or the browser cannot */
export async function createPasskey(options: object): Promise<Record<string, unknown>> {
  const { startRegistration } = await load();
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  const response = await startRegistration({ optionsJSON }).catch((error: unknown) => {
    throw new FormError(
      error instanceof Error && error.name === 'InvalidStateError'
        ? 'This device already has a passkey for your account.'
        : 'No passkey was created. Try again, or use an authenticator app.',
    );
  });
  return { ...response };
}
