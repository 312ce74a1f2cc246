import { spawnSync } from 'node:child_process'
import { prepare, say, stop } from './prepare.mjs'

/**
 * Each command's file in bench/, and the tools it needs that npm can't install. `isServerSide` files import queries and
 * mutations.
 */
const commands = {
  requests: { file: 'requests.ts', tools: ['wrk', 'nginx'] },
  render: { file: 'measure-render.ts' },
  moves: { file: 'moves.ts' },
  interactions: { file: 'interactions.ts' },
  steps: { file: 'steps.ts' },
  lighthouse: { file: 'measure.ts', tools: ['java'] },
  month: { file: 'month.ts' },
  lists: { file: 'lists.ts', isServerSide: true },
  imports: { file: 'imports.ts', isServerSide: true },
  faults: { file: 'faults.ts' },
  upgrades: { file: 'upgrades.ts' },
  soak: { file: 'soak.ts' },
  deploy: { file: 'deploy/try.ts', tools: ['nginx'] },
  image: { file: 'image.ts', tools: ['buildah', 'debootstrap', 'runc'] },
  scan: { file: 'scan.ts' },
  mutations: { file: 'mutations.ts' },
  recipes: { file: 'recipes.ts' },
  coverage: { file: 'coverage.ts' },
  house: { file: 'house.ts' },
  'page-texts': { file: 'page-texts.ts' },
  film: { file: 'film.ts', tools: ['ffmpeg'] },
  pictures: { file: 'pictures.ts' },
  'share-images': { file: 'share-images.ts' },
  fonts: { file: 'subset-fonts.ts' },
  readings: { file: 'readings.ts', isServerSide: true },
  hostile: { file: 'hostile.ts', isServerSide: true },
  resumes: { file: 'resumes.ts', tools: ['soffice', 'chromium'], isServerSide: true },
  search: { file: 'search.ts', isServerSide: true },
  cities: { file: 'city-table.ts' },
}

const [name = '', ...args] = process.argv.slice(2)
const command = commands[name]
if (!command) stop(`Specify what to run (bench/README.md): ${Object.keys(commands).join(', ')}.`)
process.chdir(new URL('..', import.meta.url).pathname)
const missing = (command.tools ?? []).filter((tool) => spawnSync(tool, ['-v']).error)
if (missing.length > 0) stop(`Install ${missing.join(' and ')} first, from your system's packages.`)
await prepare({ tools: true })
say(`Running bench/${command.file} …`)
const conditions = command.isServerSide ? ['--conditions=react-server'] : []
const imports = ['--import', 'tsx', '--import', './scripts/problems.mjs']
const { status } = spawnSync(process.execPath, [...conditions, ...imports, `bench/${command.file}`, ...args], {
  stdio: 'inherit',
})
process.exit(status ?? 1)
