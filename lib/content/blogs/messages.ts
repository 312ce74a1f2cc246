export const blogMessages = {
  added: 'Blog added.',
  saved: 'Blog saved.',
  notSaved: "We couldn't save the blog. Try again.",
  gone: 'This blog was just deleted.',
  empty: 'Enter a description',
  choosePicture: 'Choose an image.',
  describePicture: "Describe the image for people who can't see it.",
  pictureNotPasted: "Images from other sites weren't pasted. Add them with the Image button above.",
  pictureNotSent: "We couldn't upload the image. Try again.",
} as const

export const deleteMessages = {
  question: 'Are you sure you want to delete this blog?',
  deleted: 'Blog deleted.',
  notDeleted: "We couldn't delete the blog. Try again.",
} as const
