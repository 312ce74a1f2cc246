import { json, methods, route } from '@/lib/api/route'
import { skillsBody, skillsWire } from '@/lib/jobs/readings/schema'
import { spellingsOfSkills } from '@/lib/jobs/readings/skills'
import { skillsNamedIn } from '@/lib/jobs/suggestions/matching'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: "List the skills that a job's description names and its qualification doesn't",
      tag: 'Postings',
      auth: 'anyone',
      audit: { none: 'changes nothing' },
      responses: { 200: skillsWire },
      limit: 'reading-by-ip',
      body: skillsBody,
    },
    async ({ body: { description, qualification } }) =>
      json({ skills: skillsNamedIn(description, qualification, spellingsOfSkills) }),
  ),
})
