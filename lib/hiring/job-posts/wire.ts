import * as z from 'zod'
import { idResponse } from '@/lib/api/responses'

export const jobPostWire = z.object({
  job_id: idResponse,
  id: idResponse,
  company: z.string(),
  job_title: z.string(),
  location: z.string(),
  salary: z.string(),
  experience: z.string(),
  email: z.string(),
  phone: z.string(),
  candidate_name: z.string(),
  candidate_email: z.string(),
  candidate_phone: z.string(),
  resume: z.string(),
  work_type: z.string(),
  date: z.iso.date(),
  version: z.int(),
})
