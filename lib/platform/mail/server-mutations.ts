import 'server-only'
import { ApiError, isUniqueViolation } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { decrypt, encrypt } from '@/lib/auth/tokens'
import { audit } from '@/lib/console/audit/mutations'
import { now } from '@/lib/platform/clock'
import { mailServerMessages as messages } from '@/lib/platform/mail/messages'
import { renderMail } from '@/lib/platform/mail/render'
import type { MailServer } from '@/lib/platform/mail/server'
import { findMailServer, getMailServer, PASSWORD_PURPOSE, SETTING, urlOf } from '@/lib/platform/mail/server-queries'
import type { MailServerForm, StoredMailServer } from '@/lib/platform/mail/server-schema'
import { sendTest } from '@/lib/platform/mail/worker-mutations'
import { site } from '@/lib/site/company'
import { changePages } from '@/lib/site/page-changes/mutations'

/** An empty password keeps the stored one, if the server and user are the same. Throws `conflict` for a stale version. */
export async function saveMailServer(owner: Admin, { version, ...form }: MailServerForm & { version: number }) {
  await changePages('settings', async (tx) => {
    const current = await findMailServer(tx)
    if (current.version !== version) throw new ApiError('conflict', messages.conflict)
    const { password, ...shown } = form
    const value = { ...shown, sealedPassword: await sealedPasswordOf(form, current.value) }
    const data = { name: SETTING, version: version + 1, value, adminName: owner.name || owner.email, createdAt: now() }
    await tx.settingVersion.create({ data, select: { version: true } })
    await audit(tx, owner, { action: 'setting.saved', subject: SETTING, detail: { version: data.version } })
  }).catch((error) => {
    throw isUniqueViolation(error) ? new ApiError('conflict', messages.conflict) : error
  })
  return getMailServer()
}

/** The SMTP URL for the form's values, which may not be saved yet. */
async function typedServer(form: MailServerForm): Promise<MailServer> {
  return { url: await urlOf(form, await sealedPasswordOf(form, (await findMailServer()).value)), from: form.from }
}

/** The stored password only goes to the server it was entered for. */
async function sealedPasswordOf(form: MailServerForm, stored: StoredMailServer | null): Promise<string | null> {
  if (form.password) return encrypt(PASSWORD_PURPOSE, form.password)
  const isSame = stored?.host === form.host && stored.port === form.port && stored.user === form.user
  const kept = isSame && stored.sealedPassword ? await decrypt(PASSWORD_PURPOSE, stored.sealedPassword) : null
  // Encrypted again, because AUTH_SECRET may have changed since.
  return kept && encrypt(PASSWORD_PURPOSE, kept.text)
}

/** Sends a test email right away. Returns a message for the owner. Throws `invalid` with the mail server's response. */
export async function testMailServer(owner: Admin, form: MailServerForm): Promise<string> {
  const content = await renderMail({
    kind: 'admin',
    subject: `Test email from ${site.name}`,
    lines: ['Your email server works: this email came through it.'],
  })
  await sendTest(await typedServer(form), owner.email, content)
  return `We sent a test email to ${owner.email}.`
}
