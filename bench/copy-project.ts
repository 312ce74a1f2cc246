import { spawnSync } from 'node:child_process'
import { copyFileSync, linkSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Copies what git knows and links the packages, so that the copy builds and tests like the original. */
export function copyProject(copy: string): void {
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8' })
  const generated = filesBelow('lib/generated')
  for (const file of new Set([...listed.stdout.split('\0').filter(Boolean), ...generated]))
    place(copyFileSync, file, copy)
  // What npm and we note about the packages is written anew in place: a link would change it here as well.
  const notes = ['node_modules/.installed', 'node_modules/.package-lock.json']
  for (const file of filesBelow('node_modules')) place(notes.includes(file) ? copyFileSync : linkOrCopy, file, copy)
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
}

function place(put: (from: string, to: string) => void, file: string, copy: string): void {
  const target = join(copy, file)
  mkdirSync(dirname(target), { recursive: true })
  put(file, target)
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}
