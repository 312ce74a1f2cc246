/** Stands in for server/resume-reader.ts and answers with its environment. */
process.on('message', () => process.send?.({ state: 'READ', text: JSON.stringify(process.env), html: null }))
process.on('disconnect', () => process.exit())
process.send?.('ready')
