export const personMessages = {
  saved: 'Person saved.',
  notSaved: "We couldn't save the person. Try again.",
  gone: 'This person was just deleted.',
  ownerMissing: 'Choose an owner for the follow-up.',
  ownerUnknown: 'Choose an owner from the list.',
  followUp: 'Enter a real date.',
  tagTooLong: 'A tag can have up to 30 characters.',
  tooManyTags: 'A person can have up to 20 tags.',
} as const

export const mergeMessages = {
  merged: 'People merged.',
  notMerged: "We couldn't merge them. Try again.",
  changed: 'Someone just changed one of them. Reload the page and compare them again.',
  self: 'Choose another person.',
  undone: 'Merge undone.',
  notUndone: "We couldn't undo the merge. Try again.",
} as const
