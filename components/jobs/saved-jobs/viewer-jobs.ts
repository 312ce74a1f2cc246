'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { watchRestore } from '@/components/ui/watch-restore'
import { takeJobToSave } from '@/lib/accounts/session/browser-state'
import { isSignedInHere, watchAccount } from '@/lib/accounts/session/stored-account'
import { callApi } from '@/lib/api/client'

type ViewerJob = { isApplied: boolean; isSaved: boolean }
type ViewerJobs = { applied: number[]; saved: number[] }

const GATHER_MS = 30

const mounted = new Map<number, number>()
const chosen = new Map<number, boolean>()
const listeners = new Set<() => void>()
let known: ReadonlyMap<number, ViewerJob> = new Map()
let gathering: ReturnType<typeof setTimeout> | undefined
let stopWatching = () => {}
let wanted: Promise<number | null> | undefined

/**
 * Returns undefined while unknown. Pages are the same for everyone, so one call asks about all their jobs after
 * loading.
 */
export function useViewerJob(jobId: number): ViewerJob | undefined {
  useEffect(() => show(jobId), [jobId])
  return useSyncExternalStore(
    watch,
    () => known.get(jobId),
    () => undefined,
  )
}

export async function setSaved(jobId: number, isSaved: boolean): Promise<'done' | 'signed-out'> {
  choose(jobId, isSaved)
  const { isOk, status, message } = await callApi(`/api/saved-jobs/${jobId}`, { method: isSaved ? 'PUT' : 'DELETE' })
  if (isOk) return 'done'
  choose(jobId, !isSaved)
  if (status === 401) return 'signed-out'
  throw new Error(message)
}

export function saveWantedJob(): Promise<number | null> {
  wanted ??= saveWanted()
  return wanted
}

async function saveWanted(): Promise<number | null> {
  const jobId = isSignedInHere() ? takeJobToSave() : null
  return jobId && (await setSaved(jobId, true).catch(() => null)) === 'done' ? jobId : null
}

function show(jobId: number): () => void {
  mounted.set(jobId, (mounted.get(jobId) ?? 0) + 1)
  gather()
  return () => {
    const rest = (mounted.get(jobId) ?? 1) - 1
    if (rest > 0) mounted.set(jobId, rest)
    else mounted.delete(jobId)
  }
}

function watch(listener: () => void): () => void {
  if (listeners.size === 0) {
    const stops = [watchAccount(gather), watchRestore(askAgain)]
    stopWatching = () => {
      for (const stop of stops) stop()
    }
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) stopWatching()
  }
}

function askAgain() {
  chosen.clear()
  gather()
}

function gather() {
  clearTimeout(gathering)
  gathering = setTimeout(ask, GATHER_MS)
}

async function ask(): Promise<void> {
  if (mounted.size === 0) return
  if (!isSignedInHere()) return publish(new Map())
  const path = `/api/viewer/jobs?ids=${[...mounted.keys()].join(',')}`
  const { isOk, data } = await callApi<ViewerJobs>(path, { method: 'GET' })
  // Without a response the page looks the same as for everyone.
  if (isOk) receive(data)
}

function receive({ applied, saved }: ViewerJobs) {
  const [isApplied, isSaved] = [new Set(applied), new Set(saved)]
  const jobOf = (id: number) => ({ isApplied: isApplied.has(id), isSaved: chosen.get(id) ?? isSaved.has(id) })
  publish(new Map([...mounted.keys()].map((id) => [id, jobOf(id)])))
}

function choose(jobId: number, isSaved: boolean) {
  chosen.set(jobId, isSaved)
  publish(new Map(known).set(jobId, { isApplied: known.get(jobId)?.isApplied ?? false, isSaved }))
}

function publish(next: ReadonlyMap<number, ViewerJob>) {
  known = next
  for (const listener of listeners) listener()
}
