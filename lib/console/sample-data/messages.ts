export const sampleMessages = {
  added: 'Sample activity added.',
  addedAlready: 'Sample activity is already there.',
  removed: 'Sample data removed.',
  nothingToRemove: "There's no sample data.",
  stillAdding: "We're still adding sample activity. Try again when it's done.",
  stillRemoving: "We're still removing sample data. Try again when it's done.",
  changed: 'Sample data has changed since you opened this page. Check the numbers and try again.',
  notAdded: "We couldn't add sample activity. Nothing was added. Try again.",
  notRemoved: "We couldn't remove the sample data. Nothing was removed. Try again.",
  notRead: "We couldn't check the progress. Reload the page.",
} as const
