export const MAX_STAGES = 20
export const MAX_ITEMS = 20
export const MAX_ITEM = 120

export const stageMessages = {
  saved: 'Stages saved.',
  notSaved: "We couldn't save the stages. Try again.",
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
