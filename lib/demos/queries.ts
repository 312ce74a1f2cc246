import 'server-only'
import type { Admin } from '@/lib/auth/guards'
import type { Batch } from '@/lib/back-office/export'
import { contains, pageOf, rowsOf } from '@/lib/back-office/list'
import { db } from '@/lib/db'
import { type DemoQuery, sessionTypes } from '@/lib/demos/list'
import type { Prisma } from '@/lib/generated/prisma/client'

const demoSelect = {
  id: true,
  studentId: true,
  firstName: true,
  lastName: true,
  type: true,
  email: true,
  number: true,
  date: true,
  createdAt: true,
} satisfies Prisma.DemoRegistrationSelect

export type Demo = Prisma.DemoRegistrationGetPayload<{ select: typeof demoSelect }>

/** One page of the registrations for demo sessions, with how many match; a page beyond the last is the last. */
export async function listDemos(_admin: Admin, query: DemoQuery) {
  const where = whereOf(query)
  const shown = pageOf(query.page, await db().demoRegistration.count({ where }))
  const { skip, take } = shown
  const demos = await rowsOf(
    await db().demoRegistration.findMany({ where, orderBy: orderOf(query), skip, take, select: { id: true } }),
    (within) => db().demoRegistration.findMany({ where: within, select: demoSelect }),
  )
  return { demos, ...shown }
}

/** The next of an export, newest first. */
export function listDemosBefore(_admin: Admin, query: DemoQuery, { before, take }: Batch) {
  const where = { AND: [whereOf(query), { id: { lt: before } }] }
  return db().demoRegistration.findMany({ where, orderBy: { id: 'desc' }, take, select: demoSelect })
}

/** Each word is looked for by itself, because a name stands in two columns. */
function whereOf({ search, session }: DemoQuery): Prisma.DemoRegistrationWhereInput {
  const words = search.split(/\s+/).filter(Boolean).map(contains)
  return {
    ...(session && { type: sessionTypes[session] }),
    AND: words.map((word) => ({
      OR: [{ firstName: word }, { lastName: word }, { email: word }, { number: word }],
    })),
  }
}

function orderOf({ sort, direction }: DemoQuery): Prisma.DemoRegistrationOrderByWithRelationInput[] {
  const orders = {
    registered: [{ createdAt: direction }],
    name: [{ firstName: direction }, { lastName: direction }],
    email: [{ email: direction }],
  } satisfies Record<string, Prisma.DemoRegistrationOrderByWithRelationInput[]>
  return [...orders[sort], { id: direction }]
}
