import { ApiError } from '@/lib/api/errors'
import { type NewPosting, postingSchema } from '@/lib/jobs/postings/schema'

/**
 * The posting with the changed fields, which their schemas have checked. Throws `invalid` if they don't fit the others,
 * such as pay without a currency.
 */
export function editedPosting(before: NewPosting, changes: Partial<NewPosting>): NewPosting {
  const merged = { ...before, ...changes }
  const edited = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined)) as NewPosting
  const issues = postingSchema.safeParse(edited).error?.issues ?? []
  // Other fields may be older than their current rules.
  const fields = issues.filter(({ path: [name] }) => String(name) in changes || String(name).startsWith('pay'))
  if (fields.length === 0) return edited
  const errors = Object.fromEntries(fields.map(({ path, message }) => [path.join('.'), message]))
  throw new ApiError('invalid', Object.values(errors)[0], { fields: errors })
}
