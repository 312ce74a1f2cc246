import { actionLabel } from '@/lib/console/audit/format'

const sentences = {
  'account.deleted': 'deleted an account',
  'account.passkey-added': 'added a passkey to an account',
  'account.passkey-removed': 'removed a passkey from an account',
  'account.method-added': 'added # to an account',
  'account.method-removed': 'removed # from an account',
  'account.password-changed': 'changed the password of an account',
  'account.sessions-ended': 'signed an account out everywhere else',
  'account.sign-in-undone': 'signed an account out everywhere after a new sign-in',
  'admin.calendar-link-created': 'created a calendar link',
  'admin.calendar-link-removed': 'removed their calendar link',
  'admin.invited': 'invited #',
  'admin.invitation-withdrawn': 'withdrew the invitation for #',
  'admin.joined': 'added # as an admin',
  'admin.passkey-added': 'added the passkey #',
  'admin.passkey-removed': 'removed the passkey #',
  'admin.passkey-renamed': 'renamed the passkey #',
  'admin.method-added': 'added the sign-in method #',
  'admin.method-removed': 'removed the sign-in method #',
  'admin.password-changed': 'changed their password',
  'admin.recovery-codes-renewed': 'created new recovery codes',
  'admin.removed': 'removed the admin #',
  'admin.renamed': 'changed their name',
  'admin.request-declined': 'declined the request for access of #',
  'admin.requested': 'requested access: #',
  'admin.reset': 'reset sign-in for #',
  'admin.role-changed': 'changed the role of #',
  'admin.second-factor-off': 'turned off two-step verification',
  'admin.second-factor-on': 'turned on two-step verification',
  'admin.sessions-ended': 'ended their other sessions',
  'admin.sign-in-undone': 'signed out everywhere after a new sign-in',
  'admin.signed-in': 'signed in',
  'api-key.created': 'created the API key #',
  'api-key.revoked': 'revoked the API key #',
  'application.decision-undone': 'undid a decision on the application of #',
  'application.deleted': 'deleted the application of #',
  'application.hired': 'hired #',
  'application.interview-canceled': 'canceled an interview: #',
  'application.interview-declined': 'said that no interview time fits: #',
  'application.interview-picked': 'chose the time of an interview: #',
  'application.interview-proposed': 'proposed an interview to #',
  'application.interview-rescheduled': 'proposed other interview times to #',
  'application.note-added': 'added a note about #',
  'application.note-deleted': 'deleted a note about #',
  'application.rejected': 'rejected #',
  'application.reopened': 'moved # back to New',
  'application.resume-read': 'read the resume of #',
  'application.reviewed': 'reviewed #',
  'application.shortlisted': 'shortlisted #',
  'application.submitted': 'applied: #',
  'application.submitted-again': 'applied again: #',
  'application.withdrawn': 'withdrew #',
  'blog.added': 'wrote #',
  'blog.changed': 'changed #',
  'blog.deleted': 'deleted #',
  'comment.approved': 'approved the comment #',
  'comment.deleted': 'deleted the comment #',
  'comment.rejected': 'rejected the comment #',
  'comment.waiting': 'moved the comment # back to pending',
  'data.exported': 'exported all data',
  'job-import.applied': 'imported jobs from #',
  'job-import.canceled': 'canceled the import of #',
  'job-import.mapped': 'chose the columns of #',
  'job-import.started': 'started importing jobs from #',
  'job-import.undo-started': 'started undoing the import of #',
  'job-import.undone': 'undid the import of #',
  'job-import.uploaded': 'uploaded # to import jobs',
  'job-post.added': 'added the job record #',
  'job-post.changed': 'edited the job record #',
  'job-post.deleted': 'deleted the job record #',
  'list.exported': 'downloaded the list #',
  'mail.resent': 'resent #',
  'mail-template.changed': 'edited the email template #',
  'mail-template.reset': 'reset the email template # to its default',
  // Former names of these actions. Existing rows still have them.
  'mail-wording.changed': 'edited the email template #',
  'mail-wording.reset': 'reset the email template # to its default',
  'menu.changed': 'edited the menu #',
  'menu.restored': 'restored an earlier version of the menu #',
  'message.answered': 'marked # as answered',
  'message.deleted': 'deleted the message #',
  'message.read': 'read #',
  'message.replied': 'replied to #',
  'message.unread': 'marked # as unread',
  'message-template.added': 'added the message template #',
  'message-template.changed': 'edited the message template #',
  'message-template.deleted': 'deleted the message template #',
  'news.sent': 'sent the newsletter #',
  'partner.added': 'added the partner #',
  'partner.approved': 'approved the partner #',
  'partner.changed': 'edited the partner #',
  'partner.deactivated': 'deactivated the partner #',
  'partner.deleted': 'deleted the partner #',
  'person.changed': 'changed the person #',
  'person.mail-canceled': 'canceled an email to #',
  'person.mailed': 'wrote an email to #',
  'person.merge-undone': 'separated a merged person from #',
  'person.merged': 'merged someone into #',
  'person.note-added': 'added a note about #',
  'person.note-deleted': 'deleted a note about #',
  'person.refusal-cleared': 'cleared a refused email address of #',
  'posting.answered': 'answered the questions about #',
  'posting.approved': 'approved #',
  'posting.change-approved': 'approved a change to #',
  'posting.change-rejected': 'rejected a change to #',
  'posting.change-sent': 'submitted a change to #',
  'posting.change-taken-back': 'discarded the change to #',
  'posting.changed': 'changed #',
  'posting.closed': 'closed #',
  'posting.confirmed': 'confirmed the email for #',
  'posting.deleted': 'deleted #',
  'posting.expired': 'let # expire',
  'posting.filled': 'filled #',
  'posting.reading-mended': 'corrected the place or pay of #',
  'posting.rejected': 'rejected #',
  'posting.reminded': 'reminded the employer that # is closing',
  'posting.renewed': 'renewed #',
  'posting.sent-back': 'sent # back with questions',
  'posting.submitted': 'posted #',
  'posting.taken-down': 'took # down',
  'posting.withdrawn': 'withdrew #',
  'report.handled': 'resolved a report of #',
  'report.reopened': 'reopened a report of #',
  'retention.changed': 'changed how long we keep #',
  'retention.warned': 'sent deletion notices for #',
  'sample-data.added': 'added sample activity',
  'sample-data.removed': 'removed the sample data',
  'site-file.imported': 'imported a site file with #',
  'site-page.added': 'added the page #',
  'site-page.deleted': 'deleted the page #',
  'site-page.hidden': 'hid the page #',
  'site-page.moved': 'changed the path of the page #',
  'site-page.published': 'published changes to the page #',
  'site-page.restored': 'restored an earlier version of the page #',
  'site-page.scheduled': 'scheduled changes to the page #',
  'site-page.shown': 'made the page # visible again',
  'site-page.unscheduled': 'canceled scheduled changes to the page #',
  'setting.restored': 'restored an earlier version of the # settings',
  'setting.saved': 'changed the # settings',
  'setup.claimed': 'became the owner of the site: #',
  'site-text.published': 'published changes to the page #',
  'site-text.restored': 'restored an earlier version of the page #',
  'task.row-set-aside': 'gave up on a stuck item of the background job #',
  'webhook.changed': 'changed the webhook #',
  'webhook.created': 'created the webhook #',
  'webhook.deleted': 'deleted the webhook #',
  'webhook.paused': 'paused the webhook #',
  'webhook.resent': 'sent an event to the webhook # again',
  'webhook.resumed': 'resumed the webhook #',
  'webhook.secret-changed': 'changed the secret of the webhook #',
  'webhook.tested': 'tested the webhook #',
} as const

/** Every action an audit entry can have. An action without a sentence here doesn't compile. */
export type AuditAction = keyof typeof sentences

const sentenceFor = (action: string) => (action in sentences ? sentences[action as AuditAction] : undefined)

type Entry = { action: string; subjectId: number | null; subject: string }

export function sentenceOf({ action, subjectId, subject }: Entry): { before: string; subject: string; after: string } {
  const [before = '', after] = (sentenceFor(action) ?? `${actionLabel(action)}: #`).split('#')
  if (after === undefined) return { before, subject: '', after: '' }
  return { before, subject: subject || (subjectId === null ? '' : `No. ${subjectId}`), after }
}

export const hasSentence = (action: string) => action in sentences

export const linkedNouns = ['posting', 'application', 'person', 'blog', 'message', 'mail', 'site-page'] as const
export type LinkedNoun = (typeof linkedNouns)[number]

const recordPaths: Record<LinkedNoun, (id: number) => string> = {
  posting: (id) => `/adminpostjobs/${id}`,
  application: (id) => `/adminappliedjobs/${id}`,
  person: (id) => `/people/${id}`,
  blog: (id) => `/blogs/${id}`,
  message: (id) => `/contactus?message=${id}`,
  mail: (id) => `/outbox/${id}`,
  'site-page': (id) => `/site-pages/${id}`,
}

const listPaths: Record<string, string> = {
  admin: '/admins',
  'api-key': '/settings/api-keys',
  comment: '/partners?tab=comments',
  'mail-template': '/mail-templates',
  menu: '/menus',
  'mail-wording': '/mail-templates',
  retention: '/retention',
  'sample-data': '/sample-data',
  setting: '/settings',
  'site-file': '/settings/site-file',
  'site-text': '/site-texts',
}

export function recordOf({ action, subjectId }: Entry): { noun: LinkedNoun; id: number } | null {
  const noun = linkedNouns.find((each) => action.startsWith(`${each}.`))
  return noun && subjectId !== null ? { noun, id: subjectId } : null
}

export function hrefOf(entry: Entry, isThere: (noun: LinkedNoun, id: number) => boolean): string | null {
  const record = recordOf(entry)
  if (record) return isThere(record.noun, record.id) ? recordPaths[record.noun](record.id) : null
  const [noun = '', verb] = entry.action.split('.')
  return verb === 'deleted' ? null : (listPaths[noun] ?? null)
}
