export const exportMessages = {
  started: 'Export started. The download begins in a moment.',
  notStarted: "We couldn't start the export. Try again.",
  expired: 'This download link has expired. Start the export again.',
}
