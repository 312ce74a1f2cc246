import { spawnSync } from 'node:child_process'
import { open } from 'node:fs/promises'

/** Waits until the file's bytes are on the disk, so that a power failure can't lose them. */
export async function flushFile(path: string): Promise<void> {
  // Windows can only flush files that are open for writing.
  const file = await open(path, 'r+')
  await file.sync().finally(() => file.close())
}

/** Does the same for the names of a folder's files. Windows can't open folders. */
export async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}

/** Does the same for many files at once, with all others on the disk. Only works on Linux. */
export function flushTree(folder: string): void {
  if (process.platform === 'linux') spawnSync('sync', ['-f', folder])
}
