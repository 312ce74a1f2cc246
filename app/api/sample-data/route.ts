import { json, methods, route } from '@/lib/api/route'
import { addSampleActivity, removeSampleData } from '@/lib/console/sample-data/mutations'
import { getSampleData } from '@/lib/console/sample-data/queries'
import { type SampleData, sampleChangeSchema, sampleDataWire } from '@/lib/console/sample-data/schema'

const owners = { tag: 'Admin console', auth: 'owner' } as const
const change = { ...owners, body: sampleChangeSchema, responses: { 200: sampleDataWire, 202: sampleDataWire } }

/** 202 while it continues in the background. */
const responseTo = (data: SampleData) => json(data, data.change?.status === 'running' ? 202 : 200)

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      ...owners,
      summary: 'Get the number of sample rows, and the progress of adding or removing them',
      responses: { 200: sampleDataWire },
    },
    async ({ viewer }) => json(await getSampleData(viewer)),
  ),
  POST: route(
    { ...change, summary: 'Add twelve weeks of sample activity', audit: { ifChanged: 'sample-data.added' } },
    async ({ viewer, body: { rows } }) => responseTo(await addSampleActivity(viewer, rows)),
  ),
  DELETE: route(
    { ...change, summary: 'Remove sample activity and the demo company', audit: { ifChanged: 'sample-data.removed' } },
    async ({ viewer, body: { rows } }) => responseTo(await removeSampleData(viewer, rows)),
  ),
})
