/** What previews fill in for each placeholder. */
export const sampleFilling = {
  name: 'Meera Rao',
  'job title': 'Data Engineer',
  company: 'Lantern Freight Systems',
  interview: 'First interview',
  subject: 'Java training on weekends',
  admin: 'Asha Verma',
}

type Template = {
  title: string
  when: string
  placeholders: readonly (keyof typeof sampleFilling)[]
  subject: string
  text: string
  /** What the preview says about who gets it, after the name. */
  to: string
  /** What the preview says about what follows the text. */
  after: string
}

const ofApplicant = {
  placeholders: ['name', 'job title', 'company'],
  to: 'who applied for Data Engineer',
  after: 'A button to view their applications and our signature follow.',
} as const
const ofInterview = { ...ofApplicant, placeholders: [...ofApplicant.placeholders, 'interview'] } as const
const withTimes = { after: 'The times, the place, a button to choose a time and our signature follow.' }
const withDetails = { after: 'The time, the place, a button to view or cancel and our signature follow.' }

export const templates = {
  'application-received': {
    title: 'Application received',
    when: 'Sent when someone applies.',
    ...ofApplicant,
    subject: 'We received your application: {job title}',
    text: `Hi {name},

Thanks for applying for "{job title}" at {company}. We received your application and resume, and our team will be in touch soon.`,
  },
  'application-shortlisted': {
    title: 'Shortlisted',
    when: 'Sent when an application is shortlisted.',
    ...ofApplicant,
    subject: "You've been shortlisted: {job title}",
    text: `Hi {name},

Good news! You've been shortlisted for "{job title}" at {company}. Our team will contact you about next steps.`,
  },
  'application-rejected': {
    title: 'Not selected',
    when: 'Sent when an application is rejected.',
    ...ofApplicant,
    subject: 'Your application for {job title}',
    text: `Hi {name},

Thank you for applying for "{job title}" at {company}. We reviewed your application carefully and won't be moving forward this time.

We post new jobs every week, so we hope you'll apply again. Best of luck in your search.`,
  },
  'application-hired': {
    title: 'Hired',
    when: 'Sent when an applicant is hired.',
    ...ofApplicant,
    subject: 'You got the job: {job title}',
    text: `Hi {name},

Congratulations! {company} has chosen you for "{job title}". Our team will contact you about next steps.`,
  },
  'application-closed': {
    title: 'Job closed',
    when: 'Sent to everyone with an open application when the job closes, is filled or expires.',
    ...ofApplicant,
    subject: 'A job you applied for has closed: {job title}',
    text: `Hi {name},

"{job title}" at {company} is no longer accepting applications. If you're selected, we'll be in touch.`,
  },
  'interview-proposed': {
    title: 'Interview proposed',
    when: 'Sent when a recruiter proposes times for an interview. The times, the place and the link follow.',
    ...ofInterview,
    ...withTimes,
    subject: 'Choose a time: {interview} for {job title}',
    text: `Hi {name},

We'd like to talk with you about "{job title}" at {company}. Choose the time that works best for you.`,
  },
  'interview-rescheduled': {
    title: 'New interview times',
    when: 'Sent when a recruiter proposes other times. The times, the place and the link follow.',
    ...ofInterview,
    ...withTimes,
    subject: 'New times: {interview} for {job title}',
    text: `Hi {name},

We have new times for your interview about "{job title}" at {company}. Any earlier time no longer applies. Choose the one that works best for you.`,
  },
  'interview-scheduled': {
    title: 'Interview scheduled',
    when: 'Sent when an applicant has chosen a time, with an invitation for their calendar. The details follow.',
    ...ofInterview,
    ...withDetails,
    subject: 'Confirmed: {interview} for {job title}',
    text: `Hi {name},

Your interview about "{job title}" at {company} is confirmed. We look forward to talking with you.`,
  },
  'interview-reminder': {
    title: 'Interview reminder',
    when: 'Sent the day before an interview. The details follow.',
    ...ofInterview,
    ...withDetails,
    subject: 'Reminder: {interview} for {job title}',
    text: `Hi {name},

Your interview about "{job title}" at {company} is coming up.`,
  },
  'interview-canceled': {
    title: 'Interview canceled',
    when: 'Sent when an interview is canceled.',
    ...ofInterview,
    after: 'The time, the place and our signature follow.',
    subject: 'Canceled: {interview} for {job title}',
    text: `Hi {name},

The interview about "{job title}" at {company} is canceled.`,
  },
  'message-reply': {
    title: 'Reply to a message',
    when: 'The starting point for replies to contact messages. You can edit each reply before you send it.',
    placeholders: ['name', 'subject', 'admin'],
    to: 'who wrote about Java training on weekends',
    after: 'Their own message and our signature follow.',
    subject: 'Re: {subject}',
    text: `Hi {name},

Thanks for your message.

Best regards,
{admin}`,
  },
} as const satisfies Record<string, Template>

export type TemplateKey = keyof typeof templates

export const templateKeys = Object.keys(templates) as TemplateKey[]

export const allPlaceholders = [...new Set(templateKeys.flatMap((key) => [...templates[key].placeholders]))]
