import { resetAdmin } from '@/lib/accounts/admins/mutations'
import { db } from '@/lib/db'
import { closeOnSignals, openDatabase } from './open-database'
import { loadSettings } from './settings'

/**
 * `npm run admin:reset -- <email>`: restores access for an admin who lost their password, or their phone and recovery
 * codes, and has no other owner to ask. The site can keep running.
 */
async function main(email: string | undefined): Promise<string> {
  if (!email) throw new Error('Specify the account: npm run admin:reset -- admin@example.com')
  const database = await openDatabase(loadSettings())
  closeOnSignals(database)
  process.env.DATABASE_URL = database.url
  try {
    const password = await resetAdmin(email)
    if (!password) throw new Error(`There's no admin with the email ${email}.`)
    return `The new password of ${email} is ${password}. Two-step verification is off, and passkeys and sign-in providers are removed; set them up again at /adminaccount.`
  } finally {
    await db().$disconnect()
    await database.close()
  }
}

try {
  console.log(await main(process.argv[2]))
  process.exit(0)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
