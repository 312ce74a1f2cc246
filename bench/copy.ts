import { spawn, spawnSync } from 'node:child_process'
import { copyFileSync, linkSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Runs a Node program. Not with spawnSync, because a test site's mail server runs in this process. */
export function run(args: string[], env: Record<string, string> = {}): Promise<{ output: string; code: number }> {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env } })
  return new Promise((done) => {
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
      })
    child.once('close', (code) => done({ output, code: code ?? 1 }))
  })
}

/** Copies the project in the current folder. The copy's packages are links to the files of this one. */
export function copyProject(copy: string): void {
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8' })
  const generated = filesBelow('lib/generated')
  for (const file of new Set([...listed.stdout.split('\0').filter(Boolean), ...generated]))
    place(copyFileSync, file, copy)
  // npm and postinstall write to these files in place. Through a link, they would change the originals.
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
