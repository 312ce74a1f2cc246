import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { required } from './settings'

/** Whether the test site's file store, a folder or an object store, has a file with that text in its bytes. */
export function storeHolds(text: string): boolean {
  const folder = required('TEST_STORE_DIR')
  return readdirSync(folder, { recursive: true, withFileTypes: true }).some(
    (entry) => entry.isFile() && holds(join(entry.parentPath, entry.name), text),
  )
}

function holds(file: string, text: string): boolean {
  try {
    return readFileSync(file).includes(text)
  } catch (error) {
    // The site may delete it at the same time.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}

/** How many files in the store have names that start like this. An object store keeps several files for each object. */
export function storedUnder(name: string): number {
  const entries = readdirSync(required('TEST_STORE_DIR'), { recursive: true, withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile()).map((entry) => entry.name.replace(/\._S3rver_.*$/, ''))
  return new Set(names.filter((stored) => stored.startsWith(name))).size
}
