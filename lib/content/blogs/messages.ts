export const blogMessages = {
  added: 'Blog added successfully.',
  saved: 'Blog saved successfully.',
  notSaved: 'The blog could not be saved. Please try again.',
  gone: 'This blog was deleted in the meantime.',
  changed: 'Someone changed this in the meantime.',
  howToGoOn: 'What it is now stands beside each field that differs: take it, or save again to keep yours.',
  empty: 'Write a description',
  choosePicture: 'Choose a picture.',
  describePicture: 'Say what the picture shows, for readers who cannot see it.',
  pictureNotPasted: 'Pictures of other sites were left out: add them with Picture above, from a file.',
  pictureNotSent: 'The picture could not be uploaded. Please try again.',
} as const

export const deleteMessages = {
  question: 'Are you sure you want to delete this blog?',
  deleted: 'Blog deleted successfully.',
  notDeleted: 'The blog could not be deleted. Please try again.',
} as const
