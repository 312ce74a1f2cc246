import { site } from '@/lib/site/company'

export const blogWords = {
  heading: 'Blog',
  description: `Notes from the engineers, trainers and recruiters of ${site.legalName}: modernization, staffing, training and working between Austin and Hyderabad.`,
  lead: 'What our engineers, trainers and recruiters learned, written down by those who learned it.',
}
