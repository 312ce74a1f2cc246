import { query } from '@/e2e/support/database'
import { changeSettings, OpenIdProvider, SECRET, signInWith } from '@/e2e/support/openid-provider'
import { startOwnSite } from '@/e2e/support/own-site'
import { newEmail } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'

let provider: OpenIdProvider
let closeSite: () => Promise<void>

beforeAll(async () => {
  provider = await OpenIdProvider.start()
  closeSite = await startOwnSite({ OPENID_CLIENT_SECRETS: `${provider.issuer}/ jobs ${SECRET}\n` })
}, 300_000)

afterAll(async () => {
  provider.stop()
  await closeSite()
})

test("a client's secret can stay in the server's settings, for its own issuer only", async () => {
  const key = await provider.connect({ forSeekers: true, clientId: 'jobs', clientSecret: '' })
  const sub = await provider.person({ email: newEmail(), email_verified: true, name: 'Meera Nair' })
  expect((await signInWith(new Visitor(), key, sub)).location).toBe('/login/continue')
  const [{ value } = { value: '' }] = await query<{ value: string }>(
    `SELECT "value"::text FROM "SettingVersion" WHERE "name" = 'sign-in' ORDER BY "version" DESC LIMIT 1`,
  )
  expect(JSON.parse(value).providers).toMatchObject([{ key, sealedSecret: '' }])
  const elsewhere = changeSettings((settings) => ({
    ...settings,
    providers: settings.providers.map((each) => ({ ...each, issuer: 'http://127.0.0.1:1' })),
  }))
  await expect(elsewhere).rejects.toThrow('Client secret is required')
})
