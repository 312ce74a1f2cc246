/** Takes a second for each document without using the processor, like a reader on a busy machine. */
process.on('message', () => {
  setTimeout(() => process.send?.({ state: 'READ', text: '', html: null }), 1_000)
})
process.send?.('ready')
process.on('disconnect', () => process.exit())
