/** A mail whose words an admin can change, with the portal's own. */
type Template = { title: string; when: string; subject: string; text: string }

/** The mails to applicants (requirements §4), in the order in which an application may meet them. */
export const templates = {
  'application-received': {
    title: 'Application received',
    when: 'Goes out as soon as somebody has applied.',
    subject: 'We have your application: {job title}',
    text: `Hello {name},

your application for "{job title}" at {company} has arrived with your resume. Our team reads every application and will contact you soon.`,
  },
  'application-shortlisted': {
    title: 'Shortlisted',
    when: 'Goes out when an application is shortlisted.',
    subject: 'You are on the shortlist: {job title}',
    text: `Hello {name},

good news: for "{job title}" at {company} you are on the shortlist. Our team will contact you about the next step.`,
  },
  'application-rejected': {
    title: 'Not selected',
    when: 'Goes out when an application is rejected.',
    subject: 'Your application: {job title}',
    text: `Hello {name},

thank you for applying for "{job title}" at {company}. We have read your application with care and will not take it further this time.

We wish you well, and other jobs may fit: new ones appear every week.`,
  },
  'application-hired': {
    title: 'Hired',
    when: 'Goes out when an applicant is hired.',
    subject: 'Congratulations: {job title}',
    text: `Hello {name},

congratulations: {company} would like you for "{job title}". Our team will contact you about all that comes next.`,
  },
  'application-closed': {
    title: 'The job has closed',
    when: 'Goes out to everyone whose application is still open when its job is closed, filled or expires.',
    subject: 'A job you applied for has closed: {job title}',
    text: `Hello {name},

"{job title}" at {company} takes no more applications. If yours is chosen, you hear from us.`,
  },
} as const satisfies Record<string, Template>

export type TemplateKey = keyof typeof templates

export const templateKeys = Object.keys(templates) as TemplateKey[]
