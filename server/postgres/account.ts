import { lchownSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** PostgreSQL refuses to run as root. With an id that has no user, no one else can read its files. */
const UNUSED_ID = 47_120

export const isRoot = process.getuid?.() === 0

type Account = { uid: number; gid: number }

/** The user PostgreSQL runs as: the current one or, under root, a separate id. */
export const account: Account | undefined = isRoot ? { uid: UNUSED_ID, gid: UNUSED_ID } : undefined

/** The user that creates a database under root, because initdb needs an id with a name. */
export function namedAccount(): Account | undefined {
  if (!isRoot) return undefined
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const [, , uid, gid] = users.find(([name]) => name === 'nobody') ?? users.find(([, , id]) => Number(id) > 0) ?? []
  if (!uid || !gid)
    throw new Error(
      "PostgreSQL can't run as root, and this system has no other user. Start the site as a regular user.",
    )
  return { uid: Number(uid), gid: Number(gid) }
}

export function giveTo(owner: Account | undefined, path: string): void {
  if (!owner) return
  lchownSync(path, owner.uid, owner.gid)
  if (lstatSync(path).isDirectory()) for (const name of readdirSync(path)) giveTo(owner, join(path, name))
}
