import type { StageUse } from '@/lib/hiring/stages/format'
import { countOf } from '@/lib/platform/numbers'

export const MAX_STAGES = 20
export const MAX_ITEMS = 20
export const MAX_ITEM = 120

export const stageMessages = {
  saved: 'Stages saved.',
  notSaved: "We couldn't save the stages. Try again.",
  removal: ({ applicants, checkedItems }: StageUse) =>
    [
      applicants > 0 && `${countOf(applicants, 'applicant')} will move to another stage with the same status.`,
      checkedItems > 0 && `${countOf(checkedItems, 'checked item')} will be deleted.`,
    ]
      .filter(Boolean)
      .join(' '),
  gone: 'This job was just deleted.',
  none: 'Add at least one stage.',
  tooMany: `A job can have up to ${MAX_STAGES} stages.`,
  repeated: 'Another stage has this name.',
  noEmail: "This stage can't have an email, because only applicants withdraw.",
  tooManyItems: `Enter up to ${MAX_ITEMS} items.`,
  longItem: `Use ${MAX_ITEM} characters or fewer in each line.`,
  repeatedItem: 'Two lines are the same.',
} as const

export const checklistMessages = {
  saved: 'Checklist updated.',
  notSaved: "We couldn't update the checklist. Try again.",
  changed: 'Someone just changed this checklist. Reload the page.',
} as const
