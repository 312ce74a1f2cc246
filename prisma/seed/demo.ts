import type { Database } from '@/lib/db'
import { seedBlogs, seedDesk, seedPartners } from './company'
import { seedApplications, seedPeople } from './people'
import { seedPostings } from './postings'

/** Writes the demo company, marked as sample data. */
export async function seedDemo(tx: Database): Promise<void> {
  await seedPostings(tx)
  await seedPeople(tx)
  await seedApplications(tx)
  await seedPartners(tx)
  await seedBlogs(tx)
  await seedDesk(tx)
}
