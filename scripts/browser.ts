import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { say } from './prepare.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const firefoxPlaces = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]
export const NO_FIREFOX =
  'The browser tests in Firefox need it: install the package firefox-esr, or set FIREFOX_PATH to its executable.'

export function findFirefox(): string | null {
  return [process.env.FIREFOX_PATH ?? '', ...firefoxPlaces].find((path) => path && isProgram(path)) ?? null
}

/** The path of a Chromium or Chrome for tests, installed or downloaded. If there's none, throws instructions. */
export function findBrowser(): string {
  const found = installed()
  if (found) return found
  say('No browser found. Downloading one …')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit' })
  }
  const packaged = installed()
  if (packaged) return packaged
  const install = ['node_modules/@playwright/test/cli.js', 'install', 'chromium']
  spawnSync(process.execPath, install, { stdio: 'inherit', timeout: 300_000 })
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  throw new Error('The browser tests need Chromium or Chrome: install one, or set CHROME_PATH to its executable.')
}

function installed(): string | null {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  const candidates = [process.env.CHROME_PATH ?? '', ...onPath, ...usualPlaces, chromium.executablePath()]
  return candidates.find((path) => path && isProgram(path)) ?? null
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
