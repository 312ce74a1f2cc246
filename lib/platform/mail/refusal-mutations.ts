import 'server-only'
import { db } from '@/lib/db'

/** Marks a person's address that the mail server refused for good, with what it said. */
export async function markRefused(to: string, refusal: string): Promise<void> {
  await db().personEmail.updateMany({
    where: { address: to.toLowerCase() },
    data: { refusedAt: new Date(), refusal },
  })
}

/** An email to the address got through. */
export async function clearRefusal(to: string): Promise<void> {
  await db().personEmail.updateMany({
    where: { address: to.toLowerCase(), refusedAt: { not: null } },
    data: { refusedAt: null, refusal: '' },
  })
}
