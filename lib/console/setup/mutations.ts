import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { adminMessages } from '@/lib/accounts/admins/messages'
import { ApiError, isUniqueViolation } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { checkNewPassword, hashPassword } from '@/lib/auth/passwords'
import { endOtherSessions } from '@/lib/auth/sessions'
import { hashOfResetToken, makeResetToken } from '@/lib/auth/tokens'
import { audit } from '@/lib/console/audit/mutations'
import { setupMessages } from '@/lib/console/setup/messages'
import { outlineOf } from '@/lib/console/setup/outline'
import { findLinkedAdmin, findSetup, storeSetup } from '@/lib/console/setup/queries'
import type { ContentChoice, NewOwner, Setup, Step } from '@/lib/console/setup/schema'
import { publishTexts } from '@/lib/content/site-texts/mutations'
import { textPages } from '@/lib/content/site-texts/pages'
import { type Database, db } from '@/lib/db'
import { now } from '@/lib/platform/clock'

const LINK_MS = 24 * 60 * 60 * 1000
const open: Setup['steps'] = { company: 'open', look: 'open', content: 'open', email: 'open' }

/** Starts setup on a new site. The returned token works once, for a day. */
export async function startSetup(database: Database, adminId: number): Promise<string> {
  const token = makeResetToken()
  const expiresAt = new Date(now().getTime() + LINK_MS).toISOString()
  const link = { tokenHash: hashOfResetToken(token), adminId, expiresAt }
  await storeSetup(database, 1, { link, steps: open }, '')
  return token
}

/** Makes the first admin's account the owner's, and ends the link. Throws `gone` for a used or expired link. */
export async function claimSite({ token, name, email, password }: NewOwner): Promise<void> {
  const dead = new ApiError('gone', setupMessages.deadLink)
  if (!(await findLinkedAdmin(token))) throw dead
  checkNewPassword(password, [email, name])
  const passwordHash = await hashPassword(password)
  try {
    await db().$transaction(async (tx) => {
      const linked = await findLinkedAdmin(token, tx)
      if (!linked) throw dead
      const { id } = linked.admin
      if ((await tx.admin.count({ where: { email, id: { not: id } } })) > 0)
        throw new ApiError('conflict', adminMessages.isAdmin, { fields: { email: adminMessages.isAdmin } })
      await storeSetup(tx, linked.version + 1, { ...linked.setup, link: null }, name)
      await tx.admin.update({ where: { id }, data: { name, email, passwordHash }, select: { id: true } })
      await endOtherSessions(tx, 'admin', id, null)
      await audit(tx, { kind: 'system' }, { action: 'setup.claimed', subjectId: id, subject: email })
    })
  } catch (error) {
    throw isUniqueViolation(error) ? dead : error
  }
}

/** Returns the updated setup. Does nothing on a site that wasn't set up in the browser. */
export function markStep(owner: Admin, step: Step, status: 'done' | 'skipped'): Promise<Setup | null> {
  return changeSetup(owner, (setup) => ({ ...setup, steps: { ...setup.steps, [step]: status } }))
}

/** As above, for the content step. The outline replaces the texts of all pages that no one has edited. */
export async function chooseContent(owner: Admin, content: ContentChoice): Promise<Setup | null> {
  if (content === 'outline' && (await findSetup())) await outlinePages(owner)
  return changeSetup(owner, (setup) => ({ ...setup, steps: { ...setup.steps, content: 'done' }, content }))
}

async function changeSetup(owner: Admin, change: (setup: Setup) => Setup): Promise<Setup | null> {
  for (;;) {
    const stored = await findSetup()
    if (!stored) return null
    const setup = change(stored.setup)
    if (isDeepStrictEqual(setup, stored.setup)) return setup
    try {
      await storeSetup(db(), stored.version + 1, setup, owner.name || owner.email)
      return setup
    } catch (error) {
      // Another tab stored a step at the same time.
      if (!isUniqueViolation(error)) throw error
    }
  }
}

async function outlinePages(owner: Admin): Promise<void> {
  const edited = await db().siteTextVersion.findMany({ distinct: ['page'], select: { page: true } })
  const untouched = textPages.filter(({ slug }) => !edited.some(({ page }) => page === slug))
  for (const page of untouched) await publishTexts(owner, page, { version: 0, texts: outlineOf(page) })
}
