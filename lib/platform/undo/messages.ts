export const undoMessages = {
  undone: 'Decision undone.',
  notUndone: "We couldn't undo the decision. Try again.",
  tooLate: "It's too late to undo this decision.",
  mailed: "It's too late to undo this decision, because its email is on its way.",
  sent: "It's too late to undo this decision, because we've already notified another system.",
} as const
