import { existsSync } from 'node:fs'
import { type Env, parseEnv } from '@/lib/env'
import { loadSecretFiles } from '@/lib/platform/secret-files'

/** The settings of a command: variables, `.env` and secret files, as when the site starts. */
export function loadSettings(): Env {
  if (existsSync('.env')) process.loadEnvFile('.env')
  loadSecretFiles()
  return parseEnv(process.env)
}
