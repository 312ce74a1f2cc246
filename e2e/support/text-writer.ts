import { changePages } from '@/lib/site/page-changes/mutations'

/**
 * A process that publishes a page's heading the way the site does (app/page-changes.two-sites.test.ts): `text-writer.ts
 * <page> <version> <heading>`. With "fails" at the end, its transaction fails after the row is written.
 */
const [page = '', version, heading, ending] = process.argv.slice(2)

await changePages('texts', async (tx) => {
  const data = { page, version: Number(version), texts: { 'sections.0.heading': heading }, adminName: 'Test' }
  await tx.siteTextVersion.create({ data, select: { id: true } })
  if (ending === 'fails') throw new Error('The transaction fails on purpose.')
})
process.send?.('changed')
