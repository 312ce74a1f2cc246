import type { Arrival } from '@/lib/session/arrival'

/** The documented keys of the browser's storage (spec §3). A mirror for the page: the server never reads them. */
type Account = { userName: string; email: string; mobile: string }
export type StoredApplication = {
  job_title: string
  company: string
  location: string
  salary: string
  work_type: string
}

const signedInKeys = ['user', 'userName', 'userEmail', 'isLoggedIn', 'email', 'mobile', 'appliedJobs']
const CHANGED = 'portal:session-changed'
const MIRROR_CHECK = 'portal:mirror-check'
const JOB_TO_SAVE = 'portal:job-to-save'
const DRAFT = 'portal:draft'
const ARRIVAL = 'portal:arrival'
const SEEN_JOBS = 'portal:seen-jobs'
const HIRE_DRAFT = 'portal:hire-draft'

/** Mirrors a signed-in seeker into the documented keys. */
export function storeAccount({ userName, email, mobile }: Account) {
  write('isLoggedIn', 'true')
  write('userName', userName)
  write('userEmail', email)
  write('email', email)
  write('mobile', mobile)
  write('user', JSON.stringify({ userName, email, mobile }))
  announce()
}

/** Clears all that a signed-in seeker left, as logging out does (spec §4). */
export function clearAccount() {
  for (const key of signedInKeys) remove(key)
  announce()
}

/** The name that the header greets: from `user`, or else `userName` (spec §3). */
export function storedName(): string {
  const { userName } = parse<{ userName?: string }>(read('user'), {})
  return userName || read('userName') || ''
}

/** The address of the signed-in seeker as mirrored, or ''. */
export function storedEmail(): string {
  return read('userEmail') || read('email') || ''
}

export function isSignedInHere(): boolean {
  return read('isLoggedIn') === 'true'
}

/** Keeps what registration step one holds for the code screen. */
export function storeRegistration({ userName, email, mobile }: Account) {
  write('userName', userName)
  write('email', email)
  write('mobile', mobile)
}

/** What registration step one kept, or null when it was not done in this browser. */
export function storedRegistration(): Account | null {
  const email = read('email')
  return email ? { userName: read('userName') ?? '', email, mobile: read('mobile') ?? '' } : null
}

export function storedApplications(): StoredApplication[] {
  return parse<StoredApplication[]>(read('appliedJobs'), [])
}

export function storeApplications(applications: StoredApplication[]) {
  write('appliedJobs', JSON.stringify(applications))
  announce()
}

/** Calls back when the mirror changes, in this tab or another; returns how to stop. Fits useSyncExternalStore. */
export function watchAccount(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange)
  window.addEventListener('storage', onChange)
  return () => {
    window.removeEventListener(CHANGED, onChange)
    window.removeEventListener('storage', onChange)
  }
}

/** When this tab last asked the server who is signed in, or null when it never did. */
export function lastMirrorCheck(): number | null {
  try {
    return Number(sessionStorage.getItem(MIRROR_CHECK)) || null
  } catch {
    return null
  }
}

export function noteMirrorCheck(time: number) {
  try {
    sessionStorage.setItem(MIRROR_CHECK, String(time))
  } catch {
    return
  }
}

const JOB_TO_SAVE_MS = 30 * 60 * 1000

/** Remembers in this tab the job that is to be saved once the visitor has signed in. */
export function storeJobToSave(jobId: number) {
  try {
    sessionStorage.setItem(JOB_TO_SAVE, JSON.stringify({ jobId, time: Date.now() }))
  } catch {
    return
  }
}

/** The job of the last half an hour that is to be saved, once; null when there is none. */
export function takeJobToSave(): number | null {
  try {
    const { jobId, time } = parse(sessionStorage.getItem(JOB_TO_SAVE), { jobId: 0, time: 0 })
    sessionStorage.removeItem(JOB_TO_SAVE)
    return jobId && Date.now() - time < JOB_TO_SAVE_MS ? jobId : null
  } catch {
    return null
  }
}

const DRAFT_MS = 60 * 60 * 1000
export type Draft = Record<string, string>
type KeptDraft = { form: string; email: string; time: number; values: Draft }

/** Keeps in this tab what the owner of `email` typed into a form while they sign in elsewhere. Never a password or a file. */
export function storeDraft(form: string, email: string, values: Draft) {
  try {
    sessionStorage.setItem(DRAFT, JSON.stringify({ form, email, values, time: Date.now() } satisfies KeptDraft))
  } catch {
    return
  }
}

/** What was typed into that form within the last hour, once and for the same person; else null. */
export function takeDraft(form: string, email: string): Draft | null {
  try {
    const draft = parse<KeptDraft | null>(sessionStorage.getItem(DRAFT), null)
    if (draft?.form !== form || draft.email !== email) return null
    sessionStorage.removeItem(DRAFT)
    return Date.now() - draft.time < DRAFT_MS ? draft.values : null
  } catch {
    return null
  }
}

/** Notes that this tab has shown a job's page; false when it had before, or cannot remember. */
export function noteSeenJob(jobId: number): boolean {
  try {
    const seen = parse<number[]>(sessionStorage.getItem(SEEN_JOBS), [])
    if (seen.includes(jobId)) return false
    sessionStorage.setItem(SEEN_JOBS, JSON.stringify([...seen, jobId]))
    return true
  } catch {
    return false
  }
}

const HIRE_DRAFT_MS = 30 * 24 * 60 * 60 * 1000
type HireDraft = { time: number; values: Record<string, unknown> }

/** Keeps what an employer has typed into the hire form, for 30 days in this browser. Never the logo. */
export function storeHireDraft(values: Record<string, unknown>) {
  write(HIRE_DRAFT, JSON.stringify({ time: Date.now(), values } satisfies HireDraft))
}

/** What was typed into the hire form in the last 30 days and when; null when there is nothing. */
export function storedHireDraft(): HireDraft | null {
  const draft = parse<HireDraft | null>(read(HIRE_DRAFT), null)
  return draft && Date.now() - draft.time < HIRE_DRAFT_MS ? draft : null
}

export function clearHireDraft() {
  remove(HIRE_DRAFT)
}

const VISIT_ENDS_AFTER_MS = 30 * 60 * 1000
type KeptArrival = Arrival & { time: number }

/** Keeps where this visit came from: the first page says so, and half an hour without a page ends the visit. */
export function noteArrival(arrival: Arrival) {
  const kept = parse<KeptArrival | null>(read(ARRIVAL), null)
  const first = kept && Date.now() - kept.time < VISIT_ENDS_AFTER_MS ? kept : arrival
  write(ARRIVAL, JSON.stringify({ ...first, time: Date.now() } satisfies KeptArrival))
}

/** Where this visit came from, as far as is known. */
export function storedArrival(): Arrival {
  const { source = '', referrerHost = '' } = parse<Partial<Arrival>>(read(ARRIVAL), {})
  return { source, referrerHost }
}

export type Theme = 'light' | 'dark'

/** Keeps the chosen theme and applies it at once; public/boot.js applies it before the next first paint. */
export function storeTheme(theme: Theme) {
  write('theme', theme)
  document.documentElement.dataset.theme = theme
}

function announce() {
  document.documentElement.toggleAttribute('data-signed-in', isSignedInHere())
  window.dispatchEvent(new Event(CHANGED))
}

// Storage can be switched off or full; the site works without its mirror.
function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
  } catch {
    return
  }
}

function remove(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    return
  }
}

function parse<T>(value: string | null, fallback: T): T {
  try {
    return value ? (JSON.parse(value) as T) : fallback
  } catch {
    return fallback
  }
}
