import { Checklist } from '@/components/hiring/stages/checklist'
import { itemsOf } from '@/lib/hiring/stages/format'
import type { ListedTick, StoredStage } from '@/lib/hiring/stages/queries'
import { momentLabel } from '@/lib/platform/dates'

type ApplicationChecklistProps = {
  applicationId: number
  stages: StoredStage[]
  /** The stage that the application is in. */
  currentId: number | null
  ticks: ListedTick[]
}

/** The checklist of an application's stage, and those of other stages that someone has worked on. */
export function ApplicationChecklist({ applicationId, stages, currentId, ticks }: ApplicationChecklistProps) {
  const shown = stages.filter(({ id, checklist }) => {
    return checklist !== '' && (id === currentId || ticks.some(({ stageId }) => stageId === id))
  })
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="checklist" className="rounded-card border border-line bg-raised p-5 shadow-card">
      <h2 id="checklist" className="mb-3 text-heading">
        Checklist
      </h2>
      <div className="space-y-4">
        {shown.map(({ id, name, checklist }) => (
          <section key={id} aria-labelledby={`checklist-${id}`}>
            <h3 id={`checklist-${id}`} className="text-sm font-semibold text-muted wrap-anywhere">
              {name}
            </h3>
            <Checklist
              applicationId={applicationId}
              stageId={id}
              items={itemsOf(checklist).map((item) => {
                const tick = ticks.find((each) => each.stageId === id && each.item === item)
                return { item, done: tick ? `${tick.authorName}, ${momentLabel(tick.createdAt)}` : '' }
              })}
            />
          </section>
        ))}
      </div>
    </section>
  )
}
