type Template = {
  title: string
  when: string
  /** The names that subject and text may use in braces, with the sample that the preview shows. */
  placeholders: { name: string } & Record<string, string>
  /** Who {name} is, for the preview. */
  recipient: string
  /** What the email adds below the text. */
  ending: string
  subject: string
  text: string
}

const toApplicant = {
  placeholders: { name: 'Meera Rao', 'job title': 'Data Engineer', company: 'Lantern Freight Systems' },
  recipient: 'who applied for Data Engineer',
  ending: 'A button to their applications and our contact details follow.',
} as const

export const templates = {
  'application-received': {
    title: 'Application received',
    when: 'Goes out as soon as somebody has applied.',
    ...toApplicant,
    subject: 'We have your application: {job title}',
    text: `Hello {name},

your application for "{job title}" at {company} has arrived with your resume. Our team reads every application and will contact you soon.`,
  },
  'application-shortlisted': {
    title: 'Shortlisted',
    when: 'Goes out when an application is shortlisted.',
    ...toApplicant,
    subject: 'You are on the shortlist: {job title}',
    text: `Hello {name},

good news: for "{job title}" at {company} you are on the shortlist. Our team will contact you about the next step.`,
  },
  'application-rejected': {
    title: 'Not selected',
    when: 'Goes out when an application is rejected.',
    ...toApplicant,
    subject: 'Your application: {job title}',
    text: `Hello {name},

thank you for applying for "{job title}" at {company}. We have read your application with care and will not take it further this time.

We wish you well, and other jobs may fit: new ones appear every week.`,
  },
  'application-hired': {
    title: 'Hired',
    when: 'Goes out when an applicant is hired.',
    ...toApplicant,
    subject: 'Congratulations: {job title}',
    text: `Hello {name},

congratulations: {company} would like you for "{job title}". Our team will contact you about all that comes next.`,
  },
  'application-closed': {
    title: 'The job has closed',
    when: 'Goes out to everyone whose application is still open when its job is closed, filled or expires.',
    ...toApplicant,
    subject: 'A job you applied for has closed: {job title}',
    text: `Hello {name},

"{job title}" at {company} takes no more applications. If yours is chosen, you hear from us.`,
  },
  'message-reply': {
    title: 'Reply to a message',
    when: 'What a reply to a contact message begins with; whoever replies changes it before it goes out.',
    placeholders: { name: 'Meera Rao', subject: 'Java training on weekends', admin: 'Asha Verma' },
    recipient: 'who wrote about Java training on weekends',
    ending: 'The message that you reply to and our contact details follow.',
    subject: 'Re: {subject}',
    text: `Hello {name},

thank you for your message.

Kind regards
{admin}`,
  },
} as const satisfies Record<string, Template>

export type TemplateKey = keyof typeof templates

export const templateKeys = Object.keys(templates) as TemplateKey[]

export const placeholdersOf = (key: TemplateKey): string[] => Object.keys(templates[key].placeholders)

export const allPlaceholders = [...new Set(templateKeys.flatMap(placeholdersOf))]
