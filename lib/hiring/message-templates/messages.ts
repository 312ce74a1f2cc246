export const messageTemplateMessages = {
  added: 'Template added.',
  saved: 'Template saved.',
  notSaved: "We couldn't save the template. Try again.",
  gone: 'This template was just deleted.',
  taken: 'A template with this name already exists.',
} as const

export const deleteMessages = {
  question: 'Delete this template? Emails that were written from it stay as they are.',
  deleted: 'Template deleted.',
  notDeleted: "We couldn't delete the template. Try again.",
} as const
