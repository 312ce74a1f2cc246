import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'

const SYSTEMS = '/usr/bin/ffmpeg'

/** Gives Playwright the system's ffmpeg, where `playwright install ffmpeg` would put its own. */
export function linkFfmpeg(): void {
  if (process.platform !== 'linux' || !existsSync(SYSTEMS)) return
  const { browsers } = JSON.parse(readFileSync('node_modules/playwright-core/browsers.json', 'utf8')) as {
    browsers: { name: string; revision: string }[]
  }
  const revision = browsers.find(({ name }) => name === 'ffmpeg')?.revision
  const folder = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache/ms-playwright')
  const link = join(folder, `ffmpeg-${revision}`, 'ffmpeg-linux')
  if (existsSync(link)) return
  mkdirSync(dirname(link), { recursive: true })
  symlinkSync(SYSTEMS, link)
}
