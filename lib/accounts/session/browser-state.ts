import { keys, read, readJson, remove, write, writeJson } from '@/lib/accounts/session/browser-storage'

// Our own keys in browser storage. The documented keys are in lib/accounts/session/stored-account.ts.

const SESSION_CHECK = 'portal:mirror-check'
const JOB_TO_SAVE = 'portal:job-to-save'
const LOGIN_TARGET = 'portal:login-target'
const DRAFT = 'portal:draft'
const VISIT_SOURCE = 'portal:arrival'
const SEEN_JOBS = 'portal:seen-jobs'
const HIRE_DRAFT = 'portal:hire-draft'
const FORM_DRAFT = 'portal:form-draft:'
const SEARCHES = 'portal:searches'
/** public/boot.js and public/edit-link.js read it too. */
const EDITOR = 'portal:editor'

const MINUTE_MS = 60 * 1000
const JOB_TO_SAVE_MS = 30 * MINUTE_MS
const LOGIN_TARGET_MS = 10 * MINUTE_MS
const DRAFT_MS = 60 * MINUTE_MS
const HIRE_DRAFT_MS = 30 * 24 * 60 * MINUTE_MS
const MAX_SEARCHES = 5
const VISIT_ENDS_AFTER_MS = 30 * MINUTE_MS

export type Draft = Record<string, string>
type StoredDraft = { form: string; email: string; time: number; values: Draft }
type HireDraft = { time: number; values: Record<string, unknown> }
/** With the version of the record that it was started from. */
export type FormDraft = HireDraft & { version?: number | undefined }
type StoredVisit = VisitSource & { time: number }

/** The time this tab last asked the server who is signed in; null if it never did. */
export function lastSessionCheck(): number | null {
  return Number(read('session', SESSION_CHECK)) || null
}

export function noteSessionCheck(time: number): void {
  write('session', SESSION_CHECK, String(time))
}

export function storeJobToSave(jobId: number): void {
  writeJson('session', JOB_TO_SAVE, { jobId, time: Date.now() })
}

export function takeJobToSave(): number | null {
  const { jobId, time } = readJson('session', JOB_TO_SAVE, { jobId: 0, time: 0 })
  remove('session', JOB_TO_SAVE)
  return jobId && Date.now() - time < JOB_TO_SAVE_MS ? jobId : null
}

/** Keeps where to go after logging in, for the tab that the link in the email opens. */
export function storeLoginTarget(path: string): void {
  writeJson('local', LOGIN_TARGET, { path, time: Date.now() })
}

export function takeLoginTarget(): string | null {
  const { path, time } = readJson('local', LOGIN_TARGET, { path: '', time: 0 })
  remove('local', LOGIN_TARGET)
  return path && Date.now() - time < LOGIN_TARGET_MS ? path : null
}

/** Keeps form input in this tab while the owner of `email` signs in elsewhere. Never include a password or file. */
export function storeDraft(form: string, email: string, values: Draft): void {
  writeJson('session', DRAFT, { form, email, values, time: Date.now() } satisfies StoredDraft)
}

export function takeDraft(form: string, email: string): Draft | null {
  const draft = readJson<StoredDraft | null>('session', DRAFT, null)
  if (draft?.form !== form || draft.email !== email) return null
  remove('session', DRAFT)
  return Date.now() - draft.time < DRAFT_MS ? draft.values : null
}

/** Records that this tab has shown a job's page. Returns false if it already had, or if storage is unavailable. */
export function noteSeenJob(jobId: number): boolean {
  const seen = readJson<number[]>('session', SEEN_JOBS, [])
  return !seen.includes(jobId) && writeJson('session', SEEN_JOBS, [...seen, jobId])
}

/** Keeps an employer's draft of the hire form in this browser for 30 days. Leaves out the logo. */
export function storeHireDraft(values: Record<string, unknown>): void {
  writeJson('local', HIRE_DRAFT, { time: Date.now(), values } satisfies HireDraft)
}

export function storedHireDraft(): HireDraft | null {
  const draft = readJson<HireDraft | null>('local', HIRE_DRAFT, null)
  return draft && Date.now() - draft.time < HIRE_DRAFT_MS ? draft : null
}

export function clearHireDraft(): void {
  remove('local', HIRE_DRAFT)
}

export function storeFormDraft(name: string, values: Record<string, unknown>, version?: number): void {
  writeJson('local', FORM_DRAFT + name, { time: Date.now(), values, version } satisfies FormDraft)
}

export function storedFormDraft(name: string): FormDraft | null {
  const draft = readJson<FormDraft | null>('local', FORM_DRAFT + name, null)
  return draft && Date.now() - draft.time < HIRE_DRAFT_MS ? draft : null
}

export function clearFormDraft(name: string): void {
  remove('local', FORM_DRAFT + name)
}

export function clearOldFormDrafts(): void {
  for (const key of keys('local')) {
    if (!key.startsWith(FORM_DRAFT)) continue
    const name = key.slice(FORM_DRAFT.length)
    if (!storedFormDraft(name)) clearFormDraft(name)
  }
}

export function clearFormDrafts(): void {
  for (const key of keys('local')) if (key.startsWith(FORM_DRAFT)) remove('local', key)
}

/** Notes whether an editor is signed in here, so that public pages offer to edit them. The server checks it again. */
export function noteEditor(isEditor: boolean): void {
  if (isEditor) write('local', EDITOR, '1')
  else remove('local', EDITOR)
}

/** What was last searched for in this browser, newest first. */
export const recentSearches = (): string[] => readJson<string[]>('local', SEARCHES, [])

export function noteSearch(words: string): void {
  const others = recentSearches().filter((each) => each.toLowerCase() !== words.toLowerCase())
  writeJson('local', SEARCHES, [words, ...others].slice(0, MAX_SEARCHES))
}

export function clearSearches(): void {
  remove('local', SEARCHES)
}

export function noteVisitSource(source: VisitSource): void {
  const stored = readJson<StoredVisit | null>('local', VISIT_SOURCE, null)
  const first = stored && Date.now() - stored.time < VISIT_ENDS_AFTER_MS ? stored : source
  writeJson('local', VISIT_SOURCE, { ...first, time: Date.now() } satisfies StoredVisit)
}

export function storedVisitSource(): VisitSource {
  const { source = '', referrerHost = '' } = readJson<Partial<VisitSource>>('local', VISIT_SOURCE, {})
  return { source, referrerHost }
}

type Theme = 'light' | 'dark'

export function storeTheme(theme: Theme): void {
  write('local', 'theme', theme)
  document.documentElement.dataset.theme = theme
}

type VisitSource = { source: string; referrerHost: string }

const MAX_SOURCE_LENGTH = 100
const MAX_HOST_LENGTH = 253

export function visitSourceOf(url: string, referrer: string): VisitSource {
  const { searchParams, hostname } = new URL(url)
  const from = URL.canParse(referrer) ? new URL(referrer).hostname : ''
  const source = (searchParams.get('utm_source') ?? '').replace(/\p{Cc}/gu, '').trim()
  return {
    source: source.slice(0, MAX_SOURCE_LENGTH),
    referrerHost: from === hostname || from.length > MAX_HOST_LENGTH ? '' : from,
  }
}
