import { Client } from 'pg'
import { SESSION_OPTIONS } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import { readSearch } from '@/lib/jobs/postings/search'
import { countStatement, listJobs, pageStatement, readsFewerInOrder } from '@/lib/jobs/postings/search-queries'

/** Prints how PostgreSQL answers the job list: `DATABASE_URL=… npm run bench -- explain-jobs` */
const cases: [string, Record<string, unknown>][] = [
  ['no filters', {}],
  ['page 1,000', { page: 1_000 }],
  ['sort by pay', { sort: 'pay' }],
  ['title: salesforce', { q: 'salesforce' }],
  ['title: nothing matches', { q: 'zookeeper of bees' }],
  ['title: two letters', { q: 'qa' }],
  ['last 24 hours', { posted: '24h' }],
  ['salary from ₹1 lakh', { salary: 100_000 }],
  ['salary, pay stated, by pay', { salary: 100_000, paid: 'only', sort: 'pay' }],
  ['remote, India, 5+ years', { type: 'Remote', location: 'India', experience: '5+' }],
  ['within 50 km of Austin', { near: 'Austin' }],
  ['within 100 miles of Chicago or Pune', { near: ['Chicago', 'Pune'], radius: '100mi' }],
  ['near Austin, remote too', { near: 'Austin', remote: 'too' }],
  [
    'everything at once',
    {
      q: 'data',
      posted: '7d',
      salary: 50_000,
      type: ['Remote', 'Hybrid'],
      location: ['USA', 'Remote'],
      experience: '2-4',
    },
  ],
]
const now = new Date()
const client = new Client({ connectionString: process.env.DATABASE_URL, options: SESSION_OPTIONS })
await client.connect()
console.log('filters | count ms | page ms | whole call ms | rows | plan of the count | plan of the page')
for (const [name, query] of cases) {
  const filters = readSearch(query)
  const { total } = await listJobs(filters, now)
  const count = await explain(countStatement(filters, now))
  const page = await explain(
    pageStatement(filters, now, { total, isInOrder: await readsFewerInOrder(filters, now, total) }),
  )
  const startedAt = performance.now()
  await listJobs(filters, now)
  const whole = (performance.now() - startedAt).toFixed(1)
  console.log([name, count.ms, page.ms, whole, total, count.plan, page.plan].join(' | '))
}
await client.end()
process.exit()

type Node = {
  'Node Type': string
  'Index Name'?: string
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Node[]
}

async function explain({ text, values }: Prisma.Sql): Promise<{ ms: string; plan: string }> {
  const run = () => client.query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`, values)
  await run()
  const { rows } = await run()
  const [{ Plan: root, 'Execution Time': ms }] = rows[0]['QUERY PLAN']
  const blocks = root['Shared Hit Blocks'] + root['Shared Read Blocks']
  return { ms: ms.toFixed(1), plan: `${readersOf(root).join(' + ')}, ${blocks} blocks` }
}

function readersOf(node: Node): string[] {
  const own = node['Node Type'].includes('Scan')
    ? [[node['Node Type'], node['Index Name']].filter(Boolean).join(' ')]
    : []
  const sort = node['Node Type'].includes('Sort') ? [node['Node Type']] : []
  return [...sort, ...own, ...(node.Plans ?? []).flatMap(readersOf)]
}
