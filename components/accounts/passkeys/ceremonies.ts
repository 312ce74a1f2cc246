import {
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser'
import { passkeyMessages } from '@/lib/auth/passkeys/messages'

// Only imported on demand, because most visitors never use a passkey.

type Failed = { failure: string }

/** Asks for a passkey. With `isAutofill`, waits until the visitor picks one from a field's suggestions. */
export async function askForPasskey(
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
  isAutofill: boolean,
): Promise<AuthenticationResponseJSON | Failed> {
  return startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill }).catch(() => ({
    failure: passkeyMessages.notChosen,
  }))
}

export async function createPasskey(
  optionsJSON: PublicKeyCredentialCreationOptionsJSON,
): Promise<RegistrationResponseJSON | Failed> {
  return startRegistration({ optionsJSON }).catch((error) => ({ failure: failureOf(error) }))
}

/** Cancels a pending autofill request. */
export const stopAsking = () => WebAuthnAbortService.cancelCeremony()

function failureOf(error: unknown): string {
  const code = error instanceof WebAuthnError ? error.code : ''
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return passkeyMessages.alreadyAdded
  if (/^ERROR_AUTHENTICATOR_(MISSING|NO)_/.test(code) || code === 'ERROR_INVALID_DOMAIN')
    return passkeyMessages.notSuited
  return passkeyMessages.notCreated
}
