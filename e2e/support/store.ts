import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { required } from './settings'

/** Whether the file store of the test site, a folder or an object store, holds a file with that text in its bytes. */
export function storeHolds(text: string): boolean {
  const folder = required('TEST_STORE_DIR')
  return readdirSync(folder, { recursive: true, withFileTypes: true }).some(
    (entry) => entry.isFile() && readFileSync(join(entry.parentPath, entry.name)).includes(text),
  )
}
