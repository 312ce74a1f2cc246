import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { applied, recipeSteps } from '@/scripts/recipe-steps'
import { copyProject } from './copy-project'

/**
 * `npm run bench -- recipes`: applies every recipe of docs/adding.md to a copy of the repository, then checks types, runs the
 * unit tests and builds. `--keep` leaves the copy there.
 */
const folder = mkdtempSync(join(tmpdir(), 'portal-recipes-'))
const root = process.cwd()
chmodSync(folder, 0o711)
try {
  const copy = join(folder, 'copy')
  copyProject(copy)
  process.chdir(copy)
  run('git', 'init', '-q')
  run('git', 'add', '.')
  run('git', ...['-c', 'user.name=Recipes', '-c', 'user.email=recipes@localhost', 'commit', '-qm', 'Before'])
  for (const step of recipeSteps(readFileSync('docs/adding.md', 'utf8'))) {
    if (step.kind === 'run') {
      const [command = '', ...args] = step.text.trim().split(' ')
      run(command, ...args)
      continue
    }
    if (step.kind === 'new' && existsSync(step.file)) throw new Error(`${step.file} is there already.`)
    mkdirSync(dirname(step.file), { recursive: true })
    writeFileSync(step.file, applied(step, step.kind === 'new' ? '' : readFileSync(step.file, 'utf8')))
  }
  // It proves that the recipes can still be applied.
  rmSync('scripts/recipe-steps.test.ts')
  run(process.execPath, 'scripts/postinstall.mjs')
  run('node_modules/.bin/biome', 'check', '--write', '--error-on-warnings', '.')
  run('npm', 'run', '-s', 'bench', '--', 'share-images')
  run('npm', 'run', '-s', 'typecheck')
  run('npm', 'run', '-s', 'test:unit')
  run('npm', 'run', '-s', 'build')
  console.log('Every recipe of docs/adding.md works.')
} finally {
  process.chdir(root)
  if (!process.argv.includes('--keep')) rmSync(folder, { recursive: true, force: true })
}

function run(command: string, ...args: string[]): void {
  console.log(`\u203a ${[command, ...args].join(' ')}`)
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, CI: '1' } })
  if (status !== 0) throw new Error(`${[command, ...args].join(' ')} failed in a copy with the recipes applied.`)
}
