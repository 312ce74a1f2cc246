import { existsSync, readFileSync } from 'node:fs'
import { parseEnv as readEnvFile } from 'node:util'
import { type Env, envNames, parseEnv } from '@/lib/env'
import { loadSecretFiles, secretNames } from '@/lib/platform/secret-files'
import { loadDotEnv } from './prepare.mjs'

const MAX_TYPOS = 2
const names = [...envNames, ...secretNames.map((name) => `${name}_FILE`)]

/**
 * The settings of a command: variables, `.env` and secret files, as when the site starts. A misspelled name in `.env` is
 * an error. Among variables, which other programs set too, it's only a warning.
 */
export function loadSettings(): Env {
  for (const { name, meant } of misspelledIn(Object.keys(process.env)))
    console.warn(`Unknown setting ${name}. Did you mean ${meant}?`)
  loadDotEnv()
  const problems = existsSync('.env') ? typosIn(readFileSync('.env', 'utf8')) : []
  if (problems.length > 0)
    throw new Error(`Invalid environment variables in .env:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  loadSecretFiles()
  return parseEnv(process.env)
}

/** Settings that `.env` would silently not set: without an equals sign, or with a misspelled name. */
export function typosIn(text: string): string[] {
  const set = Object.keys(readEnvFile(text))
  const withoutSign = names.filter(
    (name) => !set.includes(name) && new RegExp(`^\\s*(export\\s+)?${name}\\b(?!\\s*=)`, 'm').test(text),
  )
  const misspelled = misspelledIn(set).map(({ name, meant }) => `${name} isn't a setting. Did you mean ${meant}?`)
  return [...withoutSign.map((name) => `${name} needs an equals sign: ${name}=value`), ...misspelled]
}

/** Names that aren't settings but look like one. */
export function misspelledIn(set: string[]): { name: string; meant: string }[] {
  return set.flatMap((name) => {
    const meant = names.includes(name) ? undefined : names.find((known) => isTypoOf(name.toUpperCase(), known))
    return meant ? [{ name, meant }] : []
  })
}

function isTypoOf(name: string, known: string): boolean {
  if (sorted(name) === sorted(known)) return true
  return known.length > MAX_TYPOS * 3 && typosBetween(name, known) <= MAX_TYPOS
}

const sorted = (name: string) => [...name].sort().join('')

/** The Levenshtein distance. */
function typosBetween(one: string, other: string): number {
  let row = [...other, ''].map((_, index) => index)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [index, above] of row.slice(1).entries()) {
      const replaced = (row[index] ?? 0) + (other[index] === letter ? 0 : 1)
      next.push(Math.min(above + 1, (next[index] ?? 0) + 1, replaced))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
