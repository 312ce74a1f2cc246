import { multipart } from '@/lib/api/body'
import { json, methods, route } from '@/lib/api/route'
import { toManaged } from '@/lib/hiring/employers/format'
import { openManagedPosting } from '@/lib/hiring/employers/mutations'
import { getInterest } from '@/lib/hiring/employers/queries'
import { editPosting } from '@/lib/hiring/employers/revision-mutations'
import { managedSchema, managedWire, managedWithInterestWire, postingEditSchema } from '@/lib/hiring/employers/schema'
import { now } from '@/lib/platform/clock'

const limit = 'managing-by-ip'
const editBody = multipart('data', postingEditSchema, { companyLogo: 'logo' })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: "Open a posting with the token from an emailed link; also confirms the employer's email",
      tag: 'Postings',
      auth: 'anyone',
      responses: { 200: managedWithInterestWire },
      limit,
      body: managedSchema,
    },
    async ({ body: { token } }) => {
      const posting = await openManagedPosting(token)
      const time = now()
      return json({ ...toManaged(posting, time), interest: await getInterest(posting.id, time) })
    },
  ),
  PUT: route(
    {
      summary: "Edit a posting; changes to an open job need an admin's approval",
      tag: 'Postings',
      auth: 'anyone',
      responses: { 200: managedWire },
      limit,
      body: editBody,
    },
    async ({ body: { data, files } }) => json(toManaged(await editPosting(data, files.companyLogo), now())),
  ),
})
