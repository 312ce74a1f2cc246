import { parseArgs } from 'node:util'
import { resetAdmin } from '@/lib/accounts/admins/mutations'
import { db } from '@/lib/db'
import { argsOf, runCommand } from './command'
import { assertSiteIn } from './migrations'
import { closeOnSignals, openDatabase } from './open-database'
import { loadSettings } from './settings'

const USAGE = 'Specify the account: npm run admin:reset -- admin@example.com'

/**
 * `npm run admin:reset -- <email>`: restores access for an admin who lost their password, or their phone and recovery
 * codes, and has no other owner to ask. The site can keep running.
 */
async function main(): Promise<string> {
  const [email] = argsOf(USAGE, () => parseArgs({ allowPositionals: true })).positionals
  if (!email) throw new Error(USAGE)
  const database = await openDatabase(loadSettings())
  closeOnSignals(database)
  process.env.DATABASE_URL = database.url
  try {
    await assertSiteIn(database.url, { isCurrent: true })
    const password = await resetAdmin(email)
    if (!password) throw new Error(`There's no admin with the email ${email}.`)
    return `The new password of ${email} is ${password}. Two-step verification is off, and passkeys and sign-in providers are removed; set them up again at /adminaccount.`
  } finally {
    await db().$disconnect()
    await database.close()
  }
}

await runCommand(main)
