import { Client } from 'pg'
import { fillApplications } from './list-rows'
import { compareSizes } from './two-sizes'

/** `npm run bench -- applications --rows 5000000`: the lists of applications with ten thousand of them and with so many. */
await compareSizes({ noun: 'applications', few: 10_000, rows: 5_000_000, seed, program: 'bench/application-times.ts' })

async function seed(url: string, count: number): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await fillApplications(client, count)
  await client.end()
}
