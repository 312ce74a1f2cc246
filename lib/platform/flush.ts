import { spawnSync } from 'node:child_process'
import { open } from 'node:fs/promises'

/** Waits until the file's bytes are on the disk, so that a power failure can't lose them. */
export async function flushFile(path: string): Promise<void> {
  // Windows can only flush files that are open for writing.
  const file = await open(path, 'r+')
  await file.sync().finally(() => file.close())
}

/** What systems say that can't flush folders, such as Windows and some network drives. */
const CANNOT = ['EINVAL', 'EBADF', 'ENOTSUP', 'EPERM', 'EACCES', 'EISDIR']

/** Does the same for the names of a folder's files, where that's possible. */
export async function flushFolder(path: string): Promise<void> {
  try {
    const folder = await open(path, 'r')
    await folder.sync().finally(() => folder.close())
  } catch (error) {
    if (!CANNOT.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

/** Does the same for many files at once, as far as the system can: only Linux has a command for that. */
export function flushTree(folder: string): void {
  if (process.platform === 'linux') spawnSync('sync', ['-f', folder])
}
