import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { required } from './settings'

/** Whether any file in the test site's store (a folder or an object store) contains the text. */
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
    // The site may have just deleted the file.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}

/** Counts the files in the store whose names start with `name`. An object store keeps several files for each object. */
export function storedUnder(name: string): number {
  const entries = readdirSync(required('TEST_STORE_DIR'), { recursive: true, withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile()).map((entry) => entry.name.replace(/\._S3rver_.*$/, ''))
  return new Set(names.filter((stored) => stored.startsWith(name))).size
}
