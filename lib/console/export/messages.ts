export const exportMessages = {
  notStarted: "We couldn't start the export. Try again.",
  expired: 'This download link has expired. Start the export again.',
}
