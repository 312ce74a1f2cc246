import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, truncateSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'

const CHUNK = Buffer.alloc(64 * 1024, 'x')

export type SmallDisk = {
  folder: string
  fill: () => void
  empty: () => void
  close: () => Promise<void>
}

/** A disk of its own at `folder`, in a file that stands in for the device. */
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
    close: async () => unmount(),
  }
}

function mounting(program: string, ...args: string[]): void {
  try {
    execFileSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  } catch (error) {
    const { stderr, message } = error as { stderr?: Buffer; message: string }
    throw new Error(
      `A disk of its own cannot be mounted here, which takes root and a loop device: ${String(stderr ?? message).trim()}`,
    )
  }
}
