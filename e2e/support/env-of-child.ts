/** Takes the place of server/resume-reader.ts in a test, and answers with its environment. */
process.on('message', () =>
  process.send?.({ state: 'READ', text: JSON.stringify({ ...process.env, PID: process.pid }), html: null }),
)
process.on('disconnect', () => process.exit())
process.send?.('ready')
