import { zipSync } from 'fflate'
import { pdfResume } from '@/e2e/support/jobs'
import { newEmail } from '@/e2e/support/people'
import type { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'
import type { ImportWire } from '@/lib/jobs/imports/schema'

const header = ['Email', 'Name', 'Phone', 'City', 'State', 'Skills', 'Job ID', 'Applied on', 'Status', 'Resume']
export const columns = ['email', 'name', 'phone', 'city', 'region', 'skills', 'job', 'appliedOn', 'status', 'resume']

type Row = (string | number)[]
type Files = Record<string, Uint8Array>

export const row = ({ email = newEmail('row'), ...more }: Record<string, string | number>): Row =>
  columns.map((name) => (({ email, name: 'Rae', ...more }) as Record<string, string | number>)[name] ?? '')

export const resume = async (text: string) => new Uint8Array(await pdfResume(text).arrayBuffer())

/** What a recruiter does to import people. */
export function personImports(recruiter: Visitor) {
  function upload(rows: Row[], files?: Files | Uint8Array, visitor = recruiter) {
    const form = new FormData()
    const csv = [header, ...rows].map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n')
    form.set('data', '{}')
    form.set('file', new File([csv], 'people.csv'))
    const zip = files instanceof Uint8Array ? files : files && zipSync(files)
    if (zip) form.set('resumes', new File([Buffer.from(zip)], 'resumes.zip'))
    return visitor.call('POST', '/api/imports/people', { form })
  }

  const step = (id: number, name: string, json: object) =>
    recruiter.call('POST', `/api/imports/${id}/${name}`, { json })

  async function reaches(id: number, state: string): Promise<ImportWire> {
    let current: ImportWire | undefined
    await until(async () => {
      current = (await recruiter.call('GET', `/api/imports/${id}`)).json as ImportWire
      return current.state === state
    })
    return current as ImportWire
  }

  async function check(rows: Row[], files?: Files): Promise<ImportWire> {
    const uploaded = await upload(rows, files)
    expect(uploaded).toMatchObject({ status: 201, json: { content: 'PEOPLE', state: 'MAPPING' } })
    const { id, version } = uploaded.json as ImportWire
    const jobColumns = { version, system: 'sheet', columns: ['jobTitle'], defaults: {} }
    expect((await step(id, 'columns', jobColumns)).status).toBe(409)
    const mapped = await recruiter.call('POST', `/api/imports/people/${id}/columns`, { json: { version, columns } })
    expect(mapped.status).toBe(200)
    return reaches(id, 'READY')
  }

  async function importPeople(rows: Row[], files?: Files): Promise<ImportWire> {
    const { id, version } = await check(rows, files)
    expect((await step(id, 'apply', { version, publish: false })).status).toBe(200)
    return reaches(id, 'DONE')
  }

  return { upload, step, reaches, check, importPeople }
}
