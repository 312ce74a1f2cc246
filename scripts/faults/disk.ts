import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, statfsSync, truncateSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'

const CHUNK = Buffer.alloc(64 * 1024, 'x')

export type SmallDisk = {
  folder: string
  fill: () => void
  empty: () => void
  breakDown: () => void
  repair: () => void
  freeBytes: () => number
  close: () => Promise<void>
}

/** A disk of its own at `folder`, in a file that stands in for the device: it can be filled, and it can turn read-only. */
export function smallDisk(folder: string, megabytes: number): SmallDisk {
  const device = `${folder}.img`
  const ballast = join(folder, 'ballast')
  const mount = () => mounting('mount', '-o', 'loop', device, folder)
  const unmount = () => mounting('umount', folder)
  mkdirSync(folder, { recursive: true })
  writeFileSync(device, '')
  truncateSync(device, megabytes * 1024 * 1024)
  mounting('mkfs.ext4', '-q', '-m', '0', device)
  mount()
  return {
    folder,
    fill: () => {
      const file = openSync(ballast, 'a')
      try {
        for (;;) writeSync(file, CHUNK)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      } finally {
        closeSync(file)
      }
    },
    empty: () => rmSync(ballast),
    // As after an error of the device: nobody can write any more, whatever they have open.
    breakDown: () => mounting('mount', '-o', 'remount,abort', folder),
    repair: () => {
      unmount()
      mounting('fsck.ext4', '-p', '-f', device)
      mount()
    },
    freeBytes: () => {
      const { bavail, bsize } = statfsSync(folder)
      return bavail * bsize
    },
    close: async () => unmount(),
  }
}

function mounting(program: string, ...args: string[]): void {
  try {
    execFileSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  } catch (error) {
    const { stderr, message } = error as { stderr?: Buffer; message: string }
    // fsck says by 1 that it has mended something.
    if (program === 'fsck.ext4' && (error as { status?: number }).status === 1) return
    throw new Error(
      `A disk of its own cannot be mounted here, which takes root and a loop device: ${String(stderr ?? message).trim()}`,
    )
  }
}
