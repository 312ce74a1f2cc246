import { resetAdmin } from '@/lib/accounts/admins/mutations'
import { db } from '@/lib/db'
import { parseEnv } from '@/lib/env'
import { loadSecretFiles } from '@/lib/platform/secret-files'
import { openEmbeddedDatabase } from '@/server/embedded-database'

/**
 * `npm run admin:reset -- <address>`: lets in again whoever lost their password, or their phone and the recovery codes,
 * and has no other owner to ask. The embedded database is open to one at a time: stop the site first.
 */
async function main(email: string | undefined): Promise<string> {
  if (!email) throw new Error('Say whose account: npm run admin:reset -- admin@example.com')
  loadSecretFiles()
  const { DATABASE_URL, DATA_DIR } = parseEnv(process.env)
  const embedded = DATABASE_URL ? null : await openEmbeddedDatabase(DATA_DIR)
  if (embedded) Object.assign(process.env, { DATABASE_URL: embedded.url, DATABASE_EMBEDDED: '1' })
  try {
    const password = await resetAdmin(email)
    if (!password) throw new Error(`There is no admin with the address ${email}.`)
    return `The new password of ${email} is ${password}. The second factor is off; turn it on again at /adminaccount.`
  } finally {
    await db().$disconnect()
    await embedded?.close()
  }
}

try {
  console.log(await main(process.argv[2]))
  process.exit(0)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
