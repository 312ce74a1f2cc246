import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { audit } from '@/lib/console/audit/mutations'
import { type Database, db } from '@/lib/db'
import { env } from '@/lib/env'
import { personImportMessages as messages } from '@/lib/hiring/person-imports/messages'
import { fileNameOf } from '@/lib/hiring/person-imports/rows'
import type { NewPersonMapping } from '@/lib/hiring/person-imports/schema'
import { readCsv } from '@/lib/jobs/imports/csv'
import { importMessages } from '@/lib/jobs/imports/messages'
import { noCounts, stepImport } from '@/lib/jobs/imports/mutations'
import { getImport } from '@/lib/jobs/imports/queries'
import type { ImportWire } from '@/lib/jobs/imports/schema'
import { storeRows } from '@/lib/jobs/imports/store-mutations'
import { checkUpload, type Upload } from '@/lib/platform/uploads/check'
import { createStoredFile, withStoredUploads } from '@/lib/platform/uploads/mutations'
import { unzipped } from '@/lib/platform/uploads/zip'

const MAX_MS = 120_000
const MAX_FILES = 1_000
const MAX_MB = 100

/**
 * Stores the rows of a file with people, and the resumes of a zip file. Throws `invalid` with the reason if one of them
 * can't be read, and then stores nothing. A file that isn't a resume only refuses its rows.
 */
export async function createPersonImport(admin: Admin, file: Upload, zip: Upload | null): Promise<ImportWire> {
  const { resumes, problems } = zip ? await readResumes(zip.bytes) : { resumes: [], problems: [] }
  return withStoredUploads(
    resumes.map(({ upload }) => upload),
    (names) =>
      db().$transaction(
        async (tx) => {
          const { originalName: fileName } = file
          const by = { adminId: admin.id, adminName: admin.name || admin.email }
          const stored = await storeRows(tx, readCsv(file.bytes), { fileName, content: 'PEOPLE', ...by })
          const files = [...problems]
          for (const [index, { name, upload }] of resumes.entries()) {
            const { id } = await createStoredFile(tx, names[index] ?? '', upload)
            files.push({ name, fileId: id, problem: '', isWaiting: env().CLAMAV_HOST !== undefined })
          }
          await tx.importFile.createMany({ data: files.map((each) => ({ ...each, importId: stored.id })) })
          const detail = { rows: stored.total, files: resumes.length }
          await audit(tx, admin, { action: 'person-import.uploaded', subjectId: stored.id, subject: fileName, detail })
          return getImport(admin, stored.id, tx)
        },
        { timeout: MAX_MS },
      ),
    async () => undefined,
  )
}

type Resume = { name: string; upload: Upload }
type Problem = { name: string; fileId: number | null; problem: string; isWaiting: boolean }

/** Checks each file like an uploaded resume, except for viruses. */
async function readResumes(bytes: Buffer): Promise<{ resumes: Resume[]; problems: Problem[] }> {
  const files = await unzipped(bytes, { isExpected, maxFiles: MAX_FILES, maxMb: MAX_MB })
  const resumes = new Map<string, Resume>()
  const problems = new Map<string, Problem>()
  for (const [path, content] of files) {
    const name = fileNameOf(path)
    if (path.startsWith('__MACOSX/') || name === '.ds_store') continue
    const isTwice = resumes.delete(name) || problems.has(name)
    const checked = isTwice ? messages.twoFiles : await checkResume(content, path)
    if (typeof checked === 'string') problems.set(name, { name, fileId: null, problem: checked, isWaiting: false })
    else resumes.set(name, { name, upload: checked })
  }
  return { resumes: [...resumes.values()], problems: [...problems.values()] }
}

/** Folders, but no way out of them. */
const isExpected = (path: string) =>
  path.length <= 255 && !/[\\\0:]/.test(path) && !path.startsWith('/') && !path.split('/').includes('..')

async function checkResume(content: Buffer, path: string): Promise<Upload | string> {
  const name = path.split('/').at(-1) ?? ''
  try {
    return await checkUpload(new File([new Uint8Array(content)], name), 'importedResume', 'resumes')
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.message
  }
}

/** Saves the columns and starts checking the rows. Throws `conflict` with the current import if it has changed. */
export function mapPersonImport(admin: Admin, id: number, { version, columns }: NewPersonMapping): Promise<ImportWire> {
  return stepImport(admin, id, {
    version,
    content: 'PEOPLE',
    from: ['MAPPING', 'READY'],
    action: 'job-import.mapped',
    change: { state: 'CHECKING', mapping: { columns }, system: 'people', ...noCounts },
    check: (tx) => checkColumns(tx, id, columns.length),
  })
}

async function checkColumns(tx: Database, id: number, count: number): Promise<void> {
  const { header } = await tx.jobImport.findUniqueOrThrow({ where: { id }, select: { header: true } })
  if (header.length === count) return
  const fields = { columns: importMessages.columnsChanged }
  throw new ApiError('invalid', importMessages.columnsChanged, { fields })
}
