import { readFileSync } from 'node:fs'

export const secretNames = [
  'DATABASE_URL',
  'REDIS_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'AUTH_SECRET',
  'AUTH_SECRET_PREVIOUS',
  'ADMIN_PASSWORD',
  'BACKUP_KEY',
  'OPENID_CLIENT_SECRETS',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_EXPORTER_OTLP_TRACES_HEADERS',
  'INDEXNOW_KEY',
  'GOOGLE_INDEXING_KEY',
] as const

type Variables = Record<string, string | undefined>

/**
 * Loads each `<NAME>_FILE` into `NAME` and unsets `<NAME>_FILE`, so that child processes inherit only one. Throws one
 * Error that lists every missing or empty file and every variable that is set both ways.
 */
export function loadSecretFiles(variables: Variables = process.env): void {
  const problems: string[] = []
  for (const name of secretNames) {
    const file = variables[`${name}_FILE`]
    if (!file) continue
    const problem = variables[name] ? `and ${name} are both set; set only one` : load(variables, name, file)
    if (problem) problems.push(`  ${name}_FILE ${problem}`)
  }
  if (problems.length > 0) throw new Error(`Invalid environment variables:\n${problems.join('\n')}`)
}

function load(variables: Variables, name: string, file: string): string | null {
  try {
    // Editors and `echo` add a trailing newline, which isn't part of the secret.
    const secret = readFileSync(file, 'utf8').replace(/\r?\n$/, '')
    if (secret === '') return `points to an empty file: ${file}`
    variables[name] = secret
    delete variables[`${name}_FILE`]
    return null
  } catch (error) {
    return `can't be read: ${file} (${(error as NodeJS.ErrnoException).code})`
  }
}
