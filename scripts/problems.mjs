import { sentenceOf, stop } from './prepare.mjs'

/**
 * Imported for its effect: a script ends with one sentence instead of a stack trace, unless the problem is a bug in it.
 */
process.on('uncaughtException', (error) => {
  if (isOrdinary(error)) return stop(sentenceOf(error))
  console.error(error)
  process.exit(1)
})

/** Our own errors, the system's, parseArgs' and Prisma's. */
function isOrdinary(error) {
  return error.constructor === Error || Boolean(error.code) || error.name.startsWith('PrismaClient')
}
