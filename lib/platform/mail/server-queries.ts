import 'server-only'
import { decrypt } from '@/lib/auth/tokens'
import { type Database, db } from '@/lib/db'
import { mailServer, showMailServer } from '@/lib/platform/mail/server'
import { type MailServerForm, storedMailServer } from '@/lib/platform/mail/server-schema'
import { onPagesChanged, publishChange } from '@/lib/site/page-changes/channel'

export const SETTING = 'email'
export const PASSWORD_PURPOSE = 'password of the mail server'
const RETRY_MS = 1_000

/** Loads the saved server, now and after every change in any process. Retries while the database is down. */
export async function followMailServer(): Promise<void> {
  onPagesChanged((content) => {
    if (content === 'settings') load()
  })
  await load()
}

async function load(): Promise<void> {
  try {
    const { value } = await findMailServer()
    const isSending = mailServer() !== null
    showMailServer(value && { url: await urlOf(value, value.sealedPassword), from: value.from })
    // Cached pages say where emails wait.
    if (isSending !== (mailServer() !== null)) publishChange('company')
  } catch {
    setTimeout(load, RETRY_MS).unref()
  }
}

export async function findMailServer(database: Database = db()) {
  const row = await database.settingVersion.findFirst({
    where: { name: SETTING },
    orderBy: { version: 'desc' },
    select: { version: true, value: true },
  })
  return { version: row?.version ?? 0, value: (row && storedMailServer.safeParse(row.value).data) ?? null }
}

/** The saved server without its password. */
export async function getMailServer() {
  const { version, value } = await findMailServer()
  if (!value) return { version, value, hasPassword: false }
  const { sealedPassword, ...shown } = value
  // A password that was encrypted with a removed AUTH_SECRET can't be used anymore.
  const password = sealedPassword && (await decrypt(PASSWORD_PURPOSE, sealedPassword))
  return { version, value: shown, hasPassword: password !== null }
}

export async function urlOf({ host, port, encryption, user }: Omit<MailServerForm, 'password'>, sealed: string | null) {
  const password = sealed ? ((await decrypt(PASSWORD_PURPOSE, sealed))?.text ?? '') : ''
  const credentials = user ? `${encodeURIComponent(user)}:${encodeURIComponent(password)}@` : ''
  const options = encryption === 'starttls' ? '?requireTLS=true' : encryption === 'none' ? '?ignoreTLS=true' : ''
  return `${encryption === 'tls' ? 'smtps' : 'smtp'}://${credentials}${host}:${port}${options}`
}
