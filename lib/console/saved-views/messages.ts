export const viewMessages = {
  nameMissing: 'Give the view a name.',
  nameTooLong: 'Use 60 characters at most.',
  nameOneLine: 'The name is one line.',
  nameTaken: 'You have a view of that name here.',
  tooMany: 'You have 30 views of this list. Delete one first.',
  noList: 'There is no such list.',
  saved: 'The view is saved.',
  changed: 'The view is changed.',
  deleted: 'The view is deleted.',
  failure: 'The view could not be saved. Please try again.',
} as const
