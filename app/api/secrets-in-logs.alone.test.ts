import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { newProgram } from '@/e2e/support/api-keys'
import { query } from '@/e2e/support/database'
import { applyTo, newApprovedJob, pdfResume } from '@/e2e/support/jobs'
import { answer, callbackOf, OpenIdProvider, removeProviders, signInWith } from '@/e2e/support/openid-provider'
import { newEmail, newSeeker, PASSWORD, signInAdmin } from '@/e2e/support/people'
import { notedSecrets } from '@/e2e/support/secrets'
import { required } from '@/e2e/support/settings'
import { Visitor } from '@/e2e/support/visitor'

/** Shorter secrets are matched as whole words, because logs are full of four-letter sequences. */
const MIN_SURE_LENGTH = 8
/** The end of a time such as 07:58:12.484Z can look like someone's code. */
const TIME = /\d{4}-\d\d-\d\dT[\d:.]+Z/g

test('keeps passwords, codes, tokens, cookies and resumes out of the logs', async () => {
  const jobId = await newApprovedJob(await signInAdmin())
  const { visitor, email } = await newSeeker()
  await applyTo(jobId, { visitor, email, userName: 'x', mobile: '9000001234' }, pdfResume('a resume that no one logs'))
  await new Visitor().call('POST', '/api/v1/user/login', { json: { email, password: 'a password that no one logs' } })
  await new Visitor().call('POST', '/api/v1/user/reset-password', {
    json: { token: 'a-token-that-no-one-logs', password: PASSWORD, confirmPassword: PASSWORD },
  })
  const { secret } = await useApiKeys()
  await signInByProvider()
  const sessions = await query<{ id: string }>('SELECT "id" FROM "Session"')
  const secrets = [...notedSecrets(), ...mailedSecrets(), ...sessions.map(({ id }) => id)]
  for (const own of ['% a resume that no one logs', 'a password that no one logs', 'a-token-that-no-one-logs', secret])
    expect(secrets).toContain(own)
  const logs = [required('TEST_SITE_LOG'), process.env.TEST_SECOND_SITE_LOG].filter((path) => path) as string[]
  for (const log of logs) {
    // A slow query is logged without its values, but a column can have the name of a resume's heading.
    const lines = readFileSync(log, 'utf8').split('\n')
    const text = lines.filter((line) => !line.includes('"event":"slow-query"')).join('\n')
    expect(text).toContain('Site')
    const words = new Set(text.replace(TIME, '').split(/\W+/))
    const isHeld = (secret: string) =>
      secret.length >= MIN_SURE_LENGTH && !isPlainWord(secret)
        ? text.includes(secret)
        : /[A-Z]/.test(secret) && words.has(secret)
    expect(secrets.filter(isHeld)).toEqual([])
  }
})

/** A call with a key that works, one without its scope and one with a part of it. */
async function useApiKeys(): Promise<{ secret: string }> {
  const program = await newProgram(['jobs:read'])
  expect((await program.call('GET', '/api/v1/jobs/changes')).status).toBe(200)
  expect((await program.call('GET', '/api/v1/applications')).status).toBe(403)
  const headers = { authorization: `Bearer ${program.secret.slice(0, -1)}` }
  expect((await new Visitor().call('GET', '/api/v1/jobs/changes', { headers })).status).toBe(401)
  return program
}

/** A sign-in that works, one with a used code, and one that a provider answers wrongly. */
async function signInByProvider(): Promise<void> {
  const provider = await OpenIdProvider.start()
  const key = await provider.connect({ forSeekers: true })
  const sub = await provider.person({ email: newEmail(), email_verified: true, name: 'A name that no one logs' })
  const visitor = new Visitor()
  const callback = await callbackOf(visitor, key, sub)
  const copy = visitor.clone()
  expect((await answer(visitor, callback)).location).toBe('/login/continue')
  expect((await answer(copy, callback)).location).toContain('problem=rejected')
  const [code] = new URL(callback).searchParams.getAll('code')
  expect(notedSecrets()).toContain(code)
  await provider.lie('stranger')
  expect((await signInWith(new Visitor(), key, sub)).location).toContain('problem=rejected')
  await removeProviders(key)
  provider.stop()
}

/** Common passwords such as "password", which the site rejects, also occur in paths. */
const isPlainWord = (secret: string) => /^[a-z]{1,10}$/.test(secret)

/** Returns emailed codes and the tokens in emailed links. */
function mailedSecrets(): string[] {
  const folder = required('TEST_MAIL_DIR')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const { text } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { text: string }
      const codes = [...text.matchAll(/^([A-HJ-NP-Z2-9]{4})\s*$/gm)].map(([, code]) => code ?? '')
      return [...codes, ...[...text.matchAll(/[?&](?:token|key)=([\w.~-]+)/g)].map(([, token]) => token ?? '')]
    })
}
