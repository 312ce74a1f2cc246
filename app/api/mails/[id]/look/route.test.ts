import { query } from '@/e2e/support/database'
import { newAdmin, newEmail } from '@/e2e/support/people'
import type { Visitor } from '@/e2e/support/visitor'

async function newMail(to: string, kind: string): Promise<number> {
  const [mail] = await query<{ id: number }>(
    `INSERT INTO "Mail" ("to", "subject", "kind", "text", "html", "state", "sentAt")
     VALUES ($1, 'Your sign-in code', $2, 'Code: 7KQF', '<p>Code: 7KQF</p>', 'SENT', now()) RETURNING "id"`,
    [to, kind],
  )
  return mail?.id ?? 0
}

const lookOf = async (owner: Visitor, id: number) => (await owner.call('GET', `/api/mails/${id}/look`)).text
const pageOf = async (owner: Visitor, id: number) =>
  (await owner.call('GET', `/outbox/${id}`, { headers: { accept: 'text/html' } })).text

test("hides the codes for an owner's own account, and no others", async () => {
  const email = newEmail('owner')
  const owner = await newAdmin('OWNER', email)
  const own = await newMail(email, 'code')
  for (const text of [await lookOf(owner, own), await pageOf(owner, own)]) {
    expect(text).not.toContain('7KQF')
    expect(text).toMatch(/a code for your own account/)
  }
  for (const id of [await newMail(newEmail(), 'code'), await newMail(email, 'admin')])
    for (const text of [await lookOf(owner, id), await pageOf(owner, id)]) expect(text).toContain('7KQF')
})
