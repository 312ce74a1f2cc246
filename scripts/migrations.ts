import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import type * as SchemaEngineModule from '@prisma/schema-engine-wasm'
import { Pool } from 'pg'

const FOLDER = 'prisma/migrations'
const noFilters = { externalTables: [], externalEnums: [] }

export async function applyMigrations(databaseUrl: string): Promise<string[]> {
  const { engine, close } = await openEngine(databaseUrl)
  try {
    const applied = await engine.applyMigrations({ migrationsList: migrationsList(), filters: noFilters })
    return applied.appliedMigrationNames
  } finally {
    await close()
  }
}

export async function schemaDiff(databaseUrl: string, from: string, to: string): Promise<string> {
  const { engine, close } = await openEngine(databaseUrl)
  const target = (content: string): SchemaEngineModule.DiffTarget =>
    content ? { tag: 'schemaDatamodel', files: [{ path: 'schema.prisma', content }] } : { tag: 'empty' }
  try {
    const diff = { from: target(from), to: target(to), script: true, exitCode: null, filters: noFilters }
    return (await engine.diff(diff)).stdout ?? ''
  } finally {
    await close()
  }
}

/** The engine with a connection of its own, which `close` ends: the engine would leave it open. */
async function openEngine(databaseUrl: string) {
  const { SchemaEngine } = await engineModule()
  const pool = new Pool({ connectionString: databaseUrl, max: 1 })
  pool.on('error', () => {})
  const engine = await SchemaEngine.new(
    { datamodels: undefined },
    () => {},
    bindMigrationAwareSqlAdapterFactory(new PrismaPg(pool)),
  )
  const close = async () => {
    engine.free()
    await pool.end()
  }
  return { engine, close }
}

const panics = globalThis as typeof globalThis & { PRISMA_WASM_PANIC_REGISTRY?: object }
panics.PRISMA_WASM_PANIC_REGISTRY = {
  set_message: (message: string) => {
    throw new Error(`The schema engine stopped: ${message}`)
  },
}

let loading: Promise<typeof SchemaEngineModule> | undefined

function engineModule(): Promise<typeof SchemaEngineModule> {
  loading ??= loadEngine()
  return loading
}

async function loadEngine(): Promise<typeof SchemaEngineModule> {
  const glue = await import('@prisma/schema-engine-wasm/schema_engine_bg')
  const folder = dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm'))
  const bytes = readFileSync(join(folder, 'schema_engine_bg.wasm'))
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': glue })
  glue.__wbg_set_wasm(instance.exports)
  const start = instance.exports.__wbindgen_start
  if (typeof start === 'function') start()
  return glue
}

function migrationsList(): SchemaEngineModule.MigrationList {
  const lockFile = join(FOLDER, 'migration_lock.toml')
  const names = readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(FOLDER, entry.name, 'migration.sql')))
    .map((entry) => entry.name)
    .sort()
  return {
    baseDir: FOLDER,
    lockfile: { path: 'migration_lock.toml', content: readFileSync(lockFile, 'utf8') },
    shadowDbInitScript: '',
    migrationDirectories: names.map((path) => ({
      path,
      migrationFile: {
        path: 'migration.sql',
        content: { tag: 'ok', value: readFileSync(join(FOLDER, path, 'migration.sql'), 'utf8') },
      },
    })),
  }
}
