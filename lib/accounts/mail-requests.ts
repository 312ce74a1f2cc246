import 'server-only'
import { sendCode, sendResetLink } from '@/lib/accounts/mutations'
import { type Database, db } from '@/lib/db'
import { env } from '@/lib/env'
import { logError } from '@/lib/log'
import { workOff } from '@/lib/schedule/rows'

const DEFAULT_TICK_MS = 500

const kept = globalThis as typeof globalThis & { portalMailRequests?: NodeJS.Timeout }

/** Answers the requests for codes and reset links by mail, again and again, while this process lives. */
export function startMailRequestWorker(): void {
  if (kept.portalMailRequests) return
  const { WORKER_TICK_MS = DEFAULT_TICK_MS } = env()
  let isBusy = false
  kept.portalMailRequests = setInterval(async () => {
    if (isBusy) return
    isBusy = true
    await answerMailRequests().catch((error) => logError(error))
    isBusy = false
  }, WORKER_TICK_MS)
  kept.portalMailRequests.unref()
}

async function answerMailRequests(): Promise<void> {
  if (!(await db().mailRequest.findFirst({ select: { id: true } }))) return
  await workOff({
    task: 'mail-requests',
    // In their order: of two codes for one browser the later is the one that works.
    due: async (take) =>
      (await db().mailRequest.findMany({ orderBy: { id: 'asc' }, take, select: { id: true } })).map(({ id }) => id),
    act: ([id]) => db().$transaction((tx) => answer(tx, id ?? 0)),
  })
}

/** The row goes in the transaction that writes the mail: a process that dies between leaves both to the next. */
async function answer(tx: Database, id: number): Promise<void> {
  const [locked] = await tx.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM "MailRequest" WHERE "id" = ${id} FOR UPDATE SKIP LOCKED`
  if (!locked) return
  const { kind, email, browsers } = await tx.mailRequest.delete({
    where: { id },
    select: { kind: true, email: true, browsers: true },
  })
  await (kind === 'CODE' ? sendCode(tx, email, browsers) : sendResetLink(tx, email))
}
