import { site } from '@/lib/site/company'

export const contactContent = {
  description: `Write to ${site.legalName} or call the offices in Austin, Texas and Hyderabad, India. A named person answers within one business day.`,
  lead: 'Tell us what you need. A named person answers within one business day.',
  heading: 'Write to us',
}
