import type { ApplicationStatus } from '@/lib/generated/prisma/enums'
import {
  type ApplicationStatusName,
  applicationStatuses,
  applicationStatusNames,
  isDecision,
  isMailed,
  statusLabel,
} from '@/lib/hiring/applications/statuses'

/** A column of the board: a job's own stage, or a status. */
export type Stage = {
  /** Unique on a board. */
  key: string
  /** Null for a status. */
  id: number | null
  name: string
  status: ApplicationStatusName
  hasEmail: boolean
}

const standardStage = (status: ApplicationStatusName): Stage => {
  return { key: status, id: null, name: statusLabel(status), status, hasEmail: false }
}

/** The stages of a job that has none of its own. */
export const standardStages = applicationStatusNames.map(standardStage)

type OwnStage = { id: number; name: string; status: ApplicationStatus; subject: string }

/** A job's stages to choose from. */
export function stagesOf(own: OwnStage[]): Stage[] {
  if (own.length === 0) return standardStages
  return own.map(({ id, name, status, subject }) => ({
    key: `stage-${id}`,
    id,
    name,
    status: applicationStatuses[status].name,
    hasEmail: subject !== '',
  }))
}

/** Adds the statuses that no stage maps to, because applications can still have them. */
export function withEveryStatus(stages: Stage[]): Stage[] {
  const rankOf = ({ status }: Stage) => applicationStatusNames.indexOf(status)
  const all = [...stages]
  for (const standard of standardStages) {
    if (stages.some(({ status }) => status === standard.status)) continue
    const next = all.findIndex((stage) => rankOf(stage) > rankOf(standard))
    all.splice(next < 0 ? all.length : next, 0, standard)
  }
  return all
}

type Placed = { state: ApplicationStatus; stageId?: number | null }

/**
 * The stage that an application is in: its own, or else the first one of its status. Its own can be of another status while
 * the previous version of the site, which knows no stages, is still running.
 */
export function stageOf(stages: Stage[], { state, stageId }: Placed): Stage {
  const { name } = applicationStatuses[state]
  return (
    stages.find(({ id, status }) => id !== null && id === stageId && status === name) ??
    stages.find(({ status }) => status === name) ??
    standardStage(name)
  )
}

/** The name of the job's own stage that an application is in; empty if the job has the standard stages. */
export function ownStageName(own: OwnStage[], application: Placed): string {
  const { id, name } = stageOf(stagesOf(own), application)
  return id === null ? '' : name
}

/** Whether an application that enters the stage gets an email: the stage's, or the one about a new status. */
export function emailsApplicant({ status, hasEmail }: Stage, state: ApplicationStatus): boolean {
  if (hasEmail) return true
  return status !== applicationStatuses[state].name && isDecision(status) && isMailed(status)
}

export const itemsOf = (checklist: string) => checklist.split('\n').flatMap((line) => line.trim() || [])

/** The items that only have other words now, with those. */
export function rewordedItems(before: string[], after: string[]): [string, string][] {
  const added = changesIn(after, before)
  return [...changesIn(before, after)].flatMap(([place, items]) => {
    const reworded = added.get(place) ?? []
    // With fewer or more lines than before, which one is which is unclear.
    return reworded.length === items.length
      ? items.map((item, at): [string, string] => [item, reworded[at] ?? item])
      : []
  })
}

/** The items that the other checklist doesn't have, by the one before them that it has. */
function changesIn(items: string[], other: string[]): Map<string, string[]> {
  const changes = new Map<string, string[]>()
  let place = ''
  for (const item of items)
    if (other.includes(item)) place = item
    else changes.set(place, [...(changes.get(place) ?? []), item])
  return changes
}

/** What saving moves or deletes if a stage is gone. */
export type StageUse = { applicants: number; checkedItems: number }

export function totalUse(stages: { id: number | null }[], uses: Record<number, StageUse>): StageUse {
  const found = stages.flatMap(({ id }) => (id === null ? [] : (uses[id] ?? [])))
  return {
    applicants: found.reduce((sum, { applicants }) => sum + applicants, 0),
    checkedItems: found.reduce((sum, { checkedItems }) => sum + checkedItems, 0),
  }
}

type Settings = { name: string; status: ApplicationStatusName; subject: string; text: string; checklist: string }

export const standardSettings = standardStages.map(({ name, status }) => {
  return { id: null, name, status, subject: '', text: '', checklist: '' }
})

/** Whether these stages are the same as having none. */
export const areStandard = (stages: Settings[]) =>
  stages.length === standardStages.length &&
  stages.every(({ name, status, subject, checklist }, at) => {
    const standard = standardStages[at]
    return name === standard?.name && status === standard.status && !subject && !checklist
  })

type Entry = Settings & { id: number | null }

/** Another job's stages for this job, which keep the applications of its stages with the same name and status. */
export const copyOf = (stages: Entry[], own: Entry[]): Entry[] =>
  stages.map((stage) => {
    const same = own.find(({ name, status }) => name === stage.name && status === stage.status)
    return { ...stage, id: same?.id ?? null }
  })
