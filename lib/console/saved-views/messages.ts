export const viewMessages = {
  nameMissing: 'Name this view.',
  nameTooLong: 'Use 60 characters or fewer.',
  nameOneLine: 'Keep the name on one line.',
  nameTaken: 'You already have a view with that name.',
  tooMany: 'You have 30 views of this list, the maximum. Delete one first.',
  noList: 'List not found.',
  saved: 'View saved.',
  changed: 'View updated.',
  deleted: 'View deleted.',
  failure: "We couldn't save the view. Try again.",
} as const
