import type { CDPSession, Page } from '@playwright/test'

/** A virtual authenticator like a laptop's fingerprint reader. Keeps its passkeys while the page is open. */
export class VirtualAuthenticator {
  private constructor(
    private readonly devtools: CDPSession,
    private readonly authenticatorId: string,
  ) {}

  static async on(page: Page): Promise<VirtualAuthenticator> {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('WebAuthn.enable', { enableUI: false })
    const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        ctap2Version: 'ctap2_1',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    return new VirtualAuthenticator(devtools, authenticatorId)
  }

  /** Whether the sensor recognizes the person. */
  async recognize(isUserVerified: boolean): Promise<void> {
    await this.devtools.send('WebAuthn.setUserVerified', { authenticatorId: this.authenticatorId, isUserVerified })
  }

  /** Deletes every passkey. */
  async forget(): Promise<void> {
    await this.devtools.send('WebAuthn.clearCredentials', { authenticatorId: this.authenticatorId })
  }

  async count(): Promise<number> {
    const { authenticatorId } = this
    return (await this.devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length
  }
}
